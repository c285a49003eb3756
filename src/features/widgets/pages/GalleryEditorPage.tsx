import { useMediaQuery } from '@mantine/hooks'
import { useCallback } from 'react'
import { Navigate } from 'react-router-dom'
import { PermissionGate } from '@/common/routing/PermissionGate'
import { paths } from '@/common/routing/paths'
import { UnsavedChangesGuard } from '@/common/routing/UnsavedChangesGuard'
import { usePermission } from '@/common/session/useUser'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ErrorState } from '@/common/ui/ErrorState'
import { NoRights } from '@/common/ui/NoRights'
import type { RenderAlbumPicker } from '../components/DisplayTab'
import { EditorBar } from '../components/EditorBar'
import { EditorSkeleton } from '../components/EditorSkeleton'
import { EditorTabs } from '../components/EditorTabs'
import { WidgetPreview } from '../components/WidgetPreview'
import { saveAsked, selectHasChanges } from '../galleryEditorSlice'
import { useGalleryEditor } from '../hooks/useGalleryEditor'
import { useSaveShortcut } from '../hooks/useSaveShortcut'
import classes from './GalleryEditorPage.module.css'

interface GalleryEditorPageProps {
  embedId: string
  renderAlbumPicker: RenderAlbumPicker
}

const WIDE_ENOUGH = '(min-width: 900px)'

/** The gallery widget editor (section 2, `/galleries/g/{embedId}`). */
export function GalleryEditorPage(props: GalleryEditorPageProps) {
  return (
    <PermissionGate permission="VIEW_WIDGETS">
      <GalleryEditor {...props} />
    </PermissionGate>
  )
}

function GalleryEditor({ embedId, renderAlbumPicker }: GalleryEditorPageProps) {
  const dispatch = useAppDispatch()
  const canManage = usePermission('MANAGE_WIDGETS')
  const hasChanges = useAppSelector(selectHasChanges)
  const isWide = useMediaQuery(WIDE_ENOUGH, true, { getInitialValueInEffect: false })
  const { form, isMissing, isForbidden, isError, retry } = useGalleryEditor(embedId)
  useSaveShortcut(
    useCallback(() => {
      if (canManage) dispatch(saveAsked())
    }, [dispatch, canManage]),
  )
  if (isMissing) return <Navigate to={paths.notFound()} replace />
  return (
    <div className={classes.page}>
      <EditorBar canManage={canManage} />
      {form && (
        <div className={classes.body}>
          <div className={classes.panel}>
            <EditorTabs
              embedId={embedId}
              form={form}
              hasPreviewTab={!isWide}
              renderAlbumPicker={renderAlbumPicker}
            />
          </div>
          {isWide && (
            <div className={classes.preview}>
              <WidgetPreview />
            </div>
          )}
        </div>
      )}
      {!form && isForbidden && <NoRights />}
      {!form && !isForbidden && (isError ? <ErrorState onRetry={retry} /> : <EditorSkeleton />)}
      <UnsavedChangesGuard isDirty={hasChanges} />
    </div>
  )
}
