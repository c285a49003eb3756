import { Skeleton, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import { paths } from '@/common/routing/paths'
import { Redirect, RedirectToNotFound } from '@/common/routing/Redirect'
import { UnsavedChangesGuard } from '@/common/routing/UnsavedChangesGuard'
import { usePermission } from '@/common/session/user'
import { useSaveShortcut } from '@/common/shortcuts/saveShortcut'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import { NoRights } from '@/common/ui/states/StateMessage'
import { EditorBar } from '@/features/widgets/components/editor/EditorBar'
import { EditorTabs } from '@/features/widgets/components/editor/EditorTabs'
import type { RenderAlbumPicker } from '@/features/widgets/components/fields/AlbumsField'
import { FieldSkeletons } from '@/features/widgets/components/fields/FieldSkeletons'
import { DeleteWidgetDialog } from '@/features/widgets/components/editor/lazyParts'
import { WidgetPreview } from '@/features/widgets/components/editor/WidgetPreview'
import { useWidgetEditor, useIsSending } from '@/features/widgets/hooks/useWidgetEditor'
import type { WidgetEditor } from '@/features/widgets/widgetEditors'
import { saveAsked, selectHasChanges } from '@/features/widgets/widgetEditorSlice'
import { selectWidgetDialog, widgetDialogClosed } from '@/features/widgets/widgetsSlice'
import type { WidgetForm } from '@/features/widgets/widgetForm'
import classes from './WidgetEditorPage.module.css'

interface WidgetEditorPageProps {
  editor: WidgetEditor
  embedId: string
  renderAlbumPicker: RenderAlbumPicker
  /** A note of another slice about the installation. */
  installationNote?: ReactNode
  /** The choice of a product for the preview of a product gallery. */
  productField?: ReactNode
}

const WIDE_ENOUGH = '(min-width: 900px)'

/**
 * The widget editors (product-rules/screens.md#routes): galleries (`/galleries/g/{embedId}`), stories
 * (`/galleries/s/{embedId}`) and 3D models (`/galleries/stl/{embedId}`). A widget of another editor is redirected
 * there.
 */
export function WidgetEditorPage(props: WidgetEditorPageProps) {
  const { editor, embedId, renderAlbumPicker, installationNote, productField } = props
  const dispatch = useAppDispatch()
  const canManage = usePermission('MANAGE_WIDGETS')
  const hasChanges = useAppSelector(selectHasChanges)
  const isSending = useIsSending(embedId)
  const isWide = useMediaQuery(WIDE_ENOUGH, true, { getInitialValueInEffect: false })
  const { form, isDeleted, rightAddress, isMissing, isForbidden, isError, retry } = useWidgetEditor(
    embedId,
    editor,
  )
  useEffect(() => () => void dispatch(widgetDialogClosed()), [dispatch])
  useSaveShortcut(
    useCallback(() => {
      if (canManage) dispatch(saveAsked())
    }, [dispatch, canManage]),
  )
  if (isMissing) return <RedirectToNotFound />
  if (isDeleted) return <Redirect to={paths.galleries()} />
  if (rightAddress !== null) return <Redirect to={rightAddress} />
  return (
    <div className={classes.page}>
      <EditorBar editor={editor} canManage={canManage} />
      {form && (
        <div className={classes.body}>
          <div className={classes.panel}>
            <EditorTabs
              embedId={embedId}
              form={form}
              hasPreviewTab={!isWide}
              renderAlbumPicker={renderAlbumPicker}
              installationNote={installationNote}
              productField={productField}
            />
          </div>
          {isWide && (
            <div className={classes.preview}>
              <WidgetPreview productField={productField} />
            </div>
          )}
        </div>
      )}
      {!form && isForbidden && <NoRights />}
      {!form && !isForbidden && (isError ? <ErrorState onRetry={retry} /> : <EditorSkeleton />)}
      {form && <DeleteQuestion embedId={embedId} saved={form.saved} />}
      <UnsavedChangesGuard isDirty={hasChanges || isSending} />
    </div>
  )
}

/** Loaded when it is first opened, and kept mounted, so that closing it returns the focus. */
function DeleteQuestion({ embedId, saved }: { embedId: string; saved: WidgetForm }) {
  const isAsked = useAppSelector(selectWidgetDialog) !== null
  const [isNeeded, setNeeded] = useState(false)
  if (isAsked && !isNeeded) setNeeded(true)
  return (
    isNeeded && (
      <Suspense>
        <DeleteWidgetDialog widgets={[{ embedId, ...saved }]} />
      </Suspense>
    )
  )
}

/** The skeleton of the editor while the widget is loading. */
function EditorSkeleton() {
  return (
    <Loading className={classes.body}>
      <Stack gap="lg" p="lg" className={classes.panel}>
        <FieldSkeletons />
      </Stack>
      <div className={classes.preview}>
        <Skeleton height="100%" radius="md" />
      </div>
    </Loading>
  )
}
