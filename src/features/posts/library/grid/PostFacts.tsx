import { useIntl } from 'react-intl'
import { useMessage } from '@/common/i18n/useMessage'
import { Ago } from '@/common/ui/dates/Ago'
import { PostIcon } from '@/common/ui/icons/PostIcon'
import type { PostInfo } from '@/contract/entities/post'
import { postCounts } from './postCounts'
import { postOrigin } from './postOrigin'
import classes from './PostCard.module.css'

interface PostFactsProps {
  post: PostInfo
  tabIndex: number
}

/** Two quiet lines under a post: author and time, then its counts. */
export function PostFacts({ post, tabIndex }: PostFactsProps) {
  const intl = useIntl()
  const words = useMessage()
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
      {label && (
        <div className={classes.counts} role="img" aria-label={label} title={label}>
          {counts.map(({ shown }) => shown).join('\u2002')}
        </div>
      )}
    </>
  )
}
