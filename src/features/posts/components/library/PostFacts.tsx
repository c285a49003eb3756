import { useIntl } from 'react-intl'
import { formatAgo } from '@/common/lib/format'
import { useMessage } from '@/common/i18n/useMessage'
import { PostIcon } from '@/common/ui/PostIcon'
import type { IdName, PostInfo } from '@/contract/entities/post'
import { postOrigin } from '../../postOrigin'
import classes from './PostCard.module.css'

interface PostFactsProps {
  post: PostInfo
  /** The time, in ms. */
  now: number
  tabIndex: number
}

const COUNTS = {
  likes: 'library.count_likes',
  comments: 'library.count_comments',
  products: 'library.count_products',
} as const
const LISTS = { albums: 'library.label_albums', segments: 'library.label_segments' } as const
const PROMO = { sending: 'library.mark_promo-sending', sent: 'library.mark_promo-sent' } as const
/** Counts from here on are shortened: «12 тыс.». */
const COMPACT_FROM = 10_000

const namesOf = (list: readonly IdName[]) => list.map(({ name }) => name).join(', ')

/** Two quiet lines under a post: who and when, then how many of what. */
export function PostFacts({ post, now, tabIndex }: PostFactsProps) {
  const intl = useIntl()
  const words = useMessage()
  const { providerPost, vitrinaPost, segments, media } = post
  const { username, profileLink } = providerPost.authorUser
  const origin = postOrigin(post)
  const productCount = media.reduce((count, { linkList }) => count + linkList.length, 0)
  const promo = vitrinaPost.promoCodeStatus
  const counted = (icon: keyof typeof COUNTS, count: number) =>
    count > 0 && (
      <PostIcon icon={icon} label={intl.formatMessage({ id: COUNTS[icon] }, { count })}>
        {count < COMPACT_FROM ? count : intl.formatNumber(count, { notation: 'compact' })}
      </PostIcon>
    )
  const named = (icon: keyof typeof LISTS, list: readonly IdName[]) =>
    list.length > 0 && (
      <PostIcon
        icon={icon}
        label={intl.formatMessage({ id: LISTS[icon] }, { names: namesOf(list) })}
      >
        {list.length}
      </PostIcon>
    )
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
        <time
          dateTime={providerPost.createdAt}
          title={intl.formatDate(providerPost.createdAt, {
            dateStyle: 'long',
            timeStyle: 'short',
          })}
        >
          {formatAgo(intl, providerPost.createdAt, now)}
        </time>
      </div>
      <div className={classes.facts}>
        {counted('likes', providerPost.likeCount)}
        {counted('comments', providerPost.commentCount)}
        {counted('products', productCount)}
        {named('albums', vitrinaPost.albumList)}
        {named('segments', segments)}
        {providerPost.isUgc && (
          <PostIcon icon="ugc" label={intl.formatMessage({ id: 'library.mark_ugc' })} />
        )}
        {vitrinaPost.copyrightRequest?.status === 'approved' && (
          <PostIcon icon="approved" label={intl.formatMessage({ id: 'library.mark_approved' })} />
        )}
        {promo && <PostIcon icon="promo" label={intl.formatMessage({ id: PROMO[promo] })} />}
      </div>
    </>
  )
}
