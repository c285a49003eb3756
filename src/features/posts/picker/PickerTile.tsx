import { memo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PostIcon } from '@/common/ui/icons/PostIcon'
import { postName } from '@/common/ui/posts/postName'
import { PostTileContents } from '@/common/ui/posts/PostTile'
import type { PostInfo } from '@/contract/entities/posts/post'
import classes from './PickerGrid.module.css'
import { isInAlbum, isPickable } from './usePostPicking'

interface PickerTileProps {
  albumId: number
  post: PostInfo
  isChosen: boolean
}

/** A post that can be chosen, or the reason why it cannot. The grid handles the events of all tiles. */
export const PickerTile = memo(function PickerTile({ albumId, post, isChosen }: PickerTileProps) {
  const intl = useIntl()
  const canPick = isPickable(post, albumId)
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isChosen}
      aria-disabled={!canPick || undefined}
      aria-label={postName(intl, post)}
      className={classes.tile}
      data-post={post.vitrinaPost.id}
    >
      <PostTileContents
        post={post}
        marks={
          !canPick && (
            <span>
              <FormattedMessage
                id={isInAlbum(post, albumId) ? 'picker.mark_here' : 'picker.mark_archived'}
              />
            </span>
          )
        }
      />
      {canPick && <span className={classes.check}>{isChosen && <PostIcon icon="check" />}</span>}
    </button>
  )
})
