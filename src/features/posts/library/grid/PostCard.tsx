import { memo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMessage } from '@/common/i18n/messages'
import { paths } from '@/common/routing/paths'
import { Ago } from '@/common/ui/dates/Ago'
import { PostIcon, PostIconButton } from '@/common/ui/icons/PostIcon'
import { postName } from '@/common/ui/posts/postName'
import { PostTileContents, tileLink } from '@/common/ui/posts/PostTile'
import { UnseenMark } from '@/common/ui/posts/UnseenMark'
import type { PostInfo } from '@/contract/entities/posts/post'
import classes from './PostCard.module.css'
import { postCounts, PostMarks, postOrigin } from './PostCardFacts'

interface PostCardProps {
  post: PostInfo
  /** The common beginning of the addresses of the cabinet's pages. */
  base: string
  /** The one card that is reached by Tab. */
  isTabStop: boolean
  /** Null where posts cannot be chosen. */
  isChosen: boolean | null
  /** Id of the description of a published post that no shopper sees. */
  unseenId: string | undefined
}

/**
 * One post of the library. It has no event handlers: the grid identifies cards by `data-post`, and the meaning of a
 * click by `data-control`.
 */
export const PostCard = memo(function PostCard(props: PostCardProps) {
  const { post, base, isTabStop, isChosen, unseenId } = props
  const intl = useIntl()
  const { id } = post.vitrinaPost
  if (id === null) return null
  const name = postName(intl, post)
  const tabIndex = isTabStop ? 0 : -1
  return (
    <article
      role="listitem"
      className={classes.card}
      data-post={id}
      data-chosen={isChosen || undefined}
    >
      <a
        href={base + paths.post(id)}
        tabIndex={tabIndex}
        {...tileLink(intl, post)}
        aria-describedby={unseenId}
      >
        <PostTileContents
          post={post}
          marks={
            <>
              {unseenId && <UnseenMark />}
              <PostMarks post={post} />
            </>
          }
        />
      </a>
      {isChosen !== null && (
        <PostIconButton
          icon="check"
          role="checkbox"
          aria-checked={isChosen}
          aria-label={intl.formatMessage({ id: 'library.label_select' }, { name })}
          className={classes.check}
          data-control="select"
          tabIndex={tabIndex}
        />
      )}
      <PostIconButton
        icon="menu"
        aria-haspopup="menu"
        aria-label={intl.formatMessage({ id: 'library.menu_card' }, { name })}
        className={classes.menu}
        data-control="menu"
        tabIndex={tabIndex}
      />
      <PostFacts post={post} tabIndex={tabIndex} />
    </article>
  )
})

interface PostFactsProps {
  post: PostInfo
  tabIndex: number
}

/** Two quiet lines under a post: author and time, then its counts or, among near-duplicates, how many it has. */
function PostFacts({ post, tabIndex }: PostFactsProps) {
  const intl = useIntl()
  const words = useMessage()
  const { nearDuplicateCount = 0 } = post.vitrinaPost
  const { username, profileLink } = post.providerPost.authorUser
  const origin = postOrigin(post)
  const counts = postCounts(intl, post)
  const label = counts.map((count) => count.label).join(' · ')
  return (
    <>
      <div className={classes.facts}>
        <PostIcon icon={origin.icon} label={words(origin.name)} />
        {profileLink ? (
          <a
            className={classes.author}
            href={profileLink}
            target="_blank"
            rel="noopener noreferrer"
            tabIndex={tabIndex}
          >
            {username}
          </a>
        ) : (
          <span className={classes.author}>{username}</span>
        )}
        <Ago at={post.providerPost.createdAt} isShort />
      </div>
      {nearDuplicateCount > 0 ? (
        <button
          type="button"
          className={classes.compare}
          data-control="compare"
          aria-haspopup="dialog"
          tabIndex={tabIndex}
        >
          <FormattedMessage id="library.action_compare" values={{ count: nearDuplicateCount }} />
        </button>
      ) : (
        label && (
          <div className={classes.counts} role="img" aria-label={label} title={label}>
            {counts.map(({ shown }) => shown).join('\u2002')}
          </div>
        )
      )}
    </>
  )
}
