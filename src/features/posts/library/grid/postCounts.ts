import type { IntlShape } from 'react-intl'
import icons from '@/common/ui/icons/postIcons.json'
import type { IdName, PostInfo } from '@/contract/entities/posts/post'

/** One count or property that is shown of a post in its list. */
interface PostCount {
  /** Its icon, a glyph of the font of icons, and its number when it has one. */
  shown: string
  /** The same as text. */
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

/** The counts of a post: likes, products, albums; then its properties, for example that a customer made it. */
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
