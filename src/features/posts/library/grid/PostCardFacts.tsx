import { useIntl, type IntlShape } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { PostIcon, type PostIconName } from '@/common/ui/icons/PostIcon'
import icons from '@/common/ui/icons/postIcons.json'
import type { PostInfo, IdName } from '@/contract/entities/posts/post'
import { networkOf } from '@/contract/text/networks'
import { permissionMark, scheduledTransition } from '@/features/posts/library/postStates'

/** Badges over the picture of a post for its unusual states; most posts have none. */
export function PostMarks({ post }: { post: PostInfo }) {
  const intl = useIntl()
  const { vitrinaPost, providerPost, adsMarker } = post
  const transition = scheduledTransition(post)
  const marks: MessageId[] = [
    ...(providerPost.isDeleted ? ['library.mark_deleted' as const] : []),
    ...permissionMark(post),
    ...(vitrinaPost.hasSuggestion ? ['library.mark_suggested' as const] : []),
    ...(adsMarker?.isEnabled ? ['library.mark_ad' as const] : []),
  ]
  return (
    <>
      {transition && (
        <PostIcon
          icon="schedule"
          label={intl.formatMessage(
            {
              id: transition.isPublication
                ? 'library.mark_publish-at'
                : 'library.mark_unpublish-at',
            },
            { time: intl.formatDate(transition.time, { dateStyle: 'long', timeStyle: 'short' }) },
          )}
        >
          {intl.formatDate(transition.time, {
            day: 'numeric',
            month: 'short',
            hour: '2-digit',
            minute: '2-digit',
          })}
        </PostIcon>
      )}
      {marks.map((id) => (
        <span key={id}>{intl.formatMessage({ id })}</span>
      ))}
    </>
  )
}

/** One count or property of a post, as its card in the list shows it. */
interface PostCount {
  /** The icon, a glyph of the icon font, with its number if it has one. */
  shown: string
  /** The count or property as text. */
  label: string
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

/**
 * The counts of a post: likes, comments, products, albums, segments; then its properties, for example that a customer
 * made it.
 */
export function postCounts(intl: IntlShape, post: PostInfo): PostCount[] {
  const { providerPost, vitrinaPost, segments, media } = post
  const { promoCodeStatus, copyrightRequest } = vitrinaPost
  const counted = (icon: keyof typeof COUNTS, count: number): PostCount | false =>
    count > 0 && {
      shown: `${icons[icon]} ${count < COMPACT_FROM ? count : intl.formatNumber(count, { notation: 'compact' })}`,
      label: intl.formatMessage({ id: COUNTS[icon] }, { count }),
    }
  const named = (icon: keyof typeof LISTS, list: readonly IdName[]): PostCount | false =>
    list.length > 0 && {
      shown: `${icons[icon]} ${list.length}`,
      label: intl.formatMessage({ id: LISTS[icon] }, { names: namesOf(list) }),
    }
  return [
    counted('likes', providerPost.likeCount),
    counted('comments', providerPost.commentCount),
    counted(
      'products',
      media.reduce((count, { linkList }) => count + linkList.length, 0),
    ),
    named('albums', vitrinaPost.albumList),
    named('segments', segments),
    providerPost.isUgc && {
      shown: icons.ugc,
      label: intl.formatMessage({ id: 'library.mark_ugc' }),
    },
    copyrightRequest?.status === 'approved' && {
      shown: icons.approved,
      label: intl.formatMessage({ id: 'library.mark_approved' }),
    },
    promoCodeStatus !== null && {
      shown: icons.promo,
      label: intl.formatMessage({ id: PROMO[promoCodeStatus] }),
    },
  ].filter((count) => count !== false)
}

/** The origin of a post: its icon and its name. A company's name is the same in every language. */
export interface PostOrigin {
  icon: PostIconName
  name: { id: MessageId } | { text: string }
}

const NETWORKS: Record<string, PostOrigin> = {
  instagram: { icon: 'instagram', name: { text: 'Instagram' } },
  vk: { icon: 'vk', name: { id: 'library.source_vk' } },
  telegram: { icon: 'telegram', name: { text: 'Telegram' } },
  youtube: { icon: 'youtube', name: { text: 'YouTube' } },
  ok: { icon: 'ok', name: { id: 'library.source_ok' } },
  tiktok: { icon: 'tiktok', name: { text: 'TikTok' } },
  pinterest: { icon: 'pinterest', name: { text: 'Pinterest' } },
  facebook: { icon: 'facebook', name: { text: 'Facebook' } },
  marketplace: { icon: 'marketplace', name: { id: 'library.source_marketplace' } },
  rss: { icon: 'link', name: { text: 'RSS' } },
  upload: { icon: 'upload', name: { id: 'library.source_upload' } },
}
const LINK: PostOrigin = { icon: 'link', name: { id: 'source.added_by_link' } }

/** The network of a post, by its source or else by its address there. */
export function postOrigin({ providerPost }: Pick<PostInfo, 'providerPost'>): PostOrigin {
  const { provider, postLink } = providerPost
  return NETWORKS[provider] ?? NETWORKS[networkOf(postLink ?? '')] ?? LINK
}
