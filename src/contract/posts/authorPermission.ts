import type { PostInfo, ProviderPost } from '../entities/post'
import { SOURCE_TYPES } from '../entities/source'

/** What of a post shows whose it is and whether its author gave permission. */
interface AuthoredPost {
  providerPost: Pick<ProviderPost, 'provider' | 'isUgc'>
  vitrinaPost: {
    copyrightRequest: Pick<
      NonNullable<PostInfo['vitrinaPost']['copyrightRequest']>,
      'status'
    > | null
  }
  review: object | null
}

/** Words for a marketplace, which the shop may show; nobody could be asked. */
const isReview = ({ review }: AuthoredPost) => review !== null

/** What the shop itself posts: uploads, and its own groups, profiles and channels. */
const OWN_PROVIDERS: ReadonlySet<string> = new Set(
  SOURCE_TYPES.filter((type) => !['link', 'customer', 'mention'].includes(type)),
)

/** Somebody outside the shop may have rights to it: a customer's, one that was added by its link, a mention. */
export function isOthersPost({ provider, isUgc }: AuthoredPost['providerPost']): boolean {
  return isUgc || !OWN_PROVIDERS.has(provider)
}

/** Somebody else's post, whose author was not asked for permission yet. */
export function isAskable(post: AuthoredPost): boolean {
  const { providerPost, vitrinaPost } = post
  return isOthersPost(providerPost) && !isReview(post) && vitrinaPost.copyrightRequest === null
}

/** Somebody else's post that its author has not let the shop use. */
export function lacksPermission(post: AuthoredPost): boolean {
  const { providerPost, vitrinaPost } = post
  const isApproved = vitrinaPost.copyrightRequest?.status === 'approved'
  return isOthersPost(providerPost) && !isReview(post) && !isApproved
}
