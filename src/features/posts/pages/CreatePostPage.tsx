import { FormattedMessage } from 'react-intl'
import { Redirect } from '@/common/routing/Redirect'
import { paths } from '@/common/routing/paths'
import { UnsavedChangesGuard } from '@/common/routing/UnsavedChangesGuard'
import { usePendingDeletion } from '@/common/session/usePendingDeletion'
import { useSaveShortcut } from '@/common/shortcuts/saveShortcut'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { FormAlert } from '@/common/ui/fields/FieldProblems'
import { BackgroundChoices } from '../create/BackgroundChoices'
import { CreatePostBar } from '../create/CreatePostBar'
import { DraftForm, type RenderAlbumPicker } from '../create/DraftForm'
import { DraftFrame } from '../create/DraftFrame'
import { DraftOfferDialog } from '../create/DraftOfferDialog'
import { useListBackgroundsQuery } from '../create/createPostApi'
import { draftChanged, selectCreatePost, selectIsDraftDirty } from '../create/createPostSlice'
import { createPost } from '../create/createPost'
import { usePostDraft } from '@/features/posts/create/postDraft'
import classes from './CreatePostPage.module.css'

/**
 * A post from scratch (product-rules/posts.md#post-from-scratch): nothing is stored on the server before the first
 * save.
 */
export function CreatePostPage(props: { renderAlbumPicker: RenderAlbumPicker }) {
  const dispatch = useAppDispatch()
  const persistence = usePostDraft()
  const deletion = usePendingDeletion()
  const { draft, files, offer, isKept, createdPostId, createdBasis } =
    useAppSelector(selectCreatePost)
  const isDirty = useAppSelector(selectIsDraftDirty)
  const { data: backgrounds, isError, refetch } = useListBackgroundsQuery()
  const chosen = backgrounds?.find(({ id }) => id === draft.backgroundId) ?? backgrounds?.[0]
  // While a stored draft is on offer, there is nothing of the person's own to save.
  const save = () => {
    if (offer === null) void dispatch(createPost(persistence, chosen ?? null))
  }
  useSaveShortcut(save)
  if (createdPostId !== null) {
    // A bare background needs a text first.
    const tab = createdBasis === 'background' ? '?tab=text' : ''
    return <Redirect to={`${paths.post(createdPostId)}${tab}`} />
  }
  return (
    <>
      <CreatePostBar onSave={save} />
      <div className={classes.body}>
        <div className={classes.ground}>
          <DraftFrame background={chosen?.background} />
        </div>
        <div className={classes.panel}>
          {deletion !== null && <FormAlert>{deletion}</FormAlert>}
          <DraftForm
            backgrounds={
              <BackgroundChoices
                label={<FormattedMessage id="create-post.label_background" />}
                choices={backgrounds}
                isError={isError}
                onRetry={() => void refetch()}
                chosenId={chosen?.id ?? null}
                onChoose={(backgroundId) => dispatch(draftChanged({ backgroundId }))}
              />
            }
            renderAlbumPicker={props.renderAlbumPicker}
          />
        </div>
      </div>
      <DraftOfferDialog persistence={persistence} />
      <UnsavedChangesGuard isDirty={isDirty}>
        {isKept && (
          <FormattedMessage id="create-post.text_leave" values={{ files: files.length }} />
        )}
      </UnsavedChangesGuard>
    </>
  )
}
