import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { UnsavedChangesGuard } from '@/common/routing/UnsavedChangesGuard'
import { usePostTitle } from '@/common/routing/usePostTitle'
import { usePermission } from '@/common/session/user'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { useListeners } from '@/common/store/listening'
import { postText } from '@/common/ui/posts/postName'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { IconSearch } from '@/common/ui/icons/icons'
import { NoRights, StateMessage } from '@/common/ui/states/StateMessage'
import {
  VersionQuestions,
  LeaveQuestion,
  TakeDownQuestion,
} from '@/features/editor/screen/EditorQuestions'
import { EditorBar, type EditorOrigin } from '@/features/editor/screen/bar/EditorBar'
import { EditorBody, type EditorSlots, EditorSkeleton } from '@/features/editor/screen/EditorBody'
import { HistoryButtons } from '@/features/editor/screen/bar/HistoryButtons'
import { loadStageHost } from '@/features/editor/screen/frame/loadStageHost'
import { SaveActions } from '@/features/editor/screen/bar/SaveActions'
import { listenForDrafts } from '@/features/editor/state/draft/draftListeners'
import { useGetPostQuery } from '@/features/editor/state/openPostApi'
import { listenForEditor } from '@/features/editor/state/editorListeners'
import { listenForPictures } from '@/features/editor/state/pictureListeners'
import {
  postClosed,
  postOpened,
  selectDocument,
  selectComment,
  selectIsDirty,
  selectLeaving,
  selectPostInfo,
  workDiscarded,
} from '../editorSlice'
import { useEditorKeys, useKeptFocus } from '@/features/editor/screen/elements/useEditorKeys'
import { useShortcuts } from '@/features/editor/screen/bar/commands'
import type { Neighbours } from '@/common/lib/neighbours/neighbours'
import classes from './PostEditorPage.module.css'

interface PostEditorPageProps extends EditorSlots {
  postId: number
  /** The list from which the post was opened; the library by default. */
  origin?: EditorOrigin | undefined
  /** The post's neighbours in the list from which it was opened. */
  neighbours?: Neighbours | null | undefined
  /** Whether files are being uploaded into the post; leaving the screen drops them. */
  hasUploads?: boolean
}

/** The post editor (product-rules/screens.md#routes): products on the picture, text, albums, publishing. */
export function PostEditorPage(props: PostEditorPageProps) {
  const canView = usePermission('VIEW_POSTS')
  return canView ? (
    <PostEditor {...props} />
  ) : (
    <>
      <EditorBar origin={props.origin} />
      <NoRights />
    </>
  )
}

function PostEditor({ postId, origin, neighbours, ...slots }: PostEditorPageProps) {
  useListeners(listenForEditor)
  useListeners(listenForPictures)
  useListeners(listenForDrafts)
  const dispatch = useAppDispatch()
  const isLoaded = useAppSelector(selectPostInfo)?.vitrinaPost.id === postId
  const { data, isError, refetch } = useGetPostQuery(postId, { refetchOnMountOrArgChange: true })
  useEffect(() => {
    dispatch(postOpened({ postId }))
    return () => {
      dispatch(postClosed())
    }
  }, [dispatch, postId])
  useEffect(() => {
    // The component that needs the chunk shows the failure.
    loadStageHost().catch(() => undefined)
  }, [])
  if (isLoaded) {
    return <OpenPost postId={postId} origin={origin} neighbours={neighbours} {...slots} />
  }
  return (
    <>
      <EditorBar origin={origin} neighbours={neighbours} />
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!isError && data === null && <NotFound />}
      {!isError && data !== null && <EditorSkeleton />}
    </>
  )
}

function OpenPost({
  postId,
  origin,
  neighbours,
  hasUploads = false,
  ...slots
}: PostEditorPageProps) {
  const dispatch = useAppDispatch()
  const canEdit = usePermission('EDIT_POST')
  const { isPublished } = useAppSelector(selectDocument)
  const isDirty = useAppSelector(selectIsDirty)
  const info = useAppSelector(selectPostInfo)
  const name = usePostTitle(postId, info ? postText(info) : '')
  const isMoreLost = useAppSelector(selectComment).trim() !== '' || hasUploads
  const isLeaving = useAppSelector(selectLeaving) !== null
  const area = useRef<HTMLDivElement>(null)
  useShortcuts(canEdit)
  useKeptFocus(area)
  const keys = useEditorKeys(canEdit, area)
  return (
    // A press outside of all controls moves the focus to this element, which has the key handlers.
    <div className={classes.editor} tabIndex={-1} {...keys}>
      <EditorBar
        name={name}
        origin={origin}
        neighbours={neighbours}
        status={{ isPublished, isDirty }}
      >
        {canEdit && (
          <>
            <HistoryButtons />
            <SaveActions />
          </>
        )}
      </EditorBar>
      <EditorBody canEdit={canEdit} area={area} {...slots} />
      <VersionQuestions postId={postId} />
      <TakeDownQuestion />
      <UnsavedChangesGuard
        isDirty={isDirty || isMoreLost || isLeaving}
        onLeave={() => dispatch(workDiscarded())}
        renderQuestion={(ways) => <LeaveQuestion {...ways} isMoreLost={isMoreLost} />}
      />
    </div>
  )
}

function NotFound() {
  return (
    <StateMessage
      icon={<IconSearch size={28} />}
      title={<FormattedMessage id="editor.title_not-found" />}
      action={
        <Button component={Link} to={paths.home()}>
          <FormattedMessage id="editor.action_library" />
        </Button>
      }
    >
      <FormattedMessage id="editor.text_not-found" />
    </StateMessage>
  )
}
