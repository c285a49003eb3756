import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { isId } from '@/common/routing/addressParts'
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

interface CreatePostPageProps {
  renderAlbumPicker: RenderAlbumPicker
  /** Renders the choice of the product, which belongs to another slice. */
  renderProduct: (props: {
    value: number | undefined
    onChange: (id: number | undefined) => void
  }) => ReactNode
}

/**
 * A post from scratch (product-rules/posts.md#post-from-scratch): nothing is stored on the server before the first
 * save.
 */
export function CreatePostPage({ renderAlbumPicker, renderProduct }: CreatePostPageProps) {
  const dispatch = useAppDispatch()
  const persistence = usePostDraft()
  const deletion = usePendingDeletion()
  const { draft, files, offer, isKept, createdPostId, createdBasis } =
    useAppSelector(selectCreatePost)
  const isDirty = useAppSelector(selectIsDraftDirty)
  const { data: backgrounds, isError, refetch } = useListBackgroundsQuery()
  const chosen = backgrounds?.find(({ id }) => id === draft.backgroundId) ?? backgrounds?.[0]
  // The product is a part of the address, by which reports ask for a post about it.
  const [address, setAddress] = useSearchParams()
  const named = address.get('product') ?? ''
  const product = isId(named) && Number(named) > 0 ? Number(named) : undefined
  // While a stored draft is on offer, there is nothing of the person's own to save.
  const save = () => {
    if (offer === null) void dispatch(createPost(persistence, chosen ?? null, product))
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
            renderAlbumPicker={renderAlbumPicker}
            product={renderProduct({
              value: product,
              onChange: (id) => {
                setAddress(id === undefined ? {} : { product: String(id) }, { replace: true })
              },
            })}
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
