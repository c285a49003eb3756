import type { PostInfo, ProviderPost } from '@/contract/entities/posts/post'
import { SOURCE_TYPES } from '@/contract/entities/sources/source'

/** The fields that show a post's owner and the author's permission. */
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

/** A marketplace review, which the shop may show; its author cannot be asked. */
const isReview = ({ review }: AuthoredPost) => review !== null

/** Providers of the shop's own posts: uploads, and its own groups, profiles and channels. */
const OWN_PROVIDERS: ReadonlySet<string> = new Set(
  SOURCE_TYPES.filter((type) => !['link', 'customer', 'mention'].includes(type)),
)

/** Whether a person outside the shop may have rights to it: a customer's post, one added by link, a mention. */
export function isOthersPost({ provider, isUgc }: AuthoredPost['providerPost']): boolean {
  return isUgc || !OWN_PROVIDERS.has(provider)
}

/** Another person's post, whose author was not asked for permission yet. */
export function isAskable(post: AuthoredPost): boolean {
  const { providerPost, vitrinaPost } = post
  return isOthersPost(providerPost) && !isReview(post) && vitrinaPost.copyrightRequest === null
}

/** Another person's post without the author's permission. */
export function lacksPermission(post: AuthoredPost): boolean {
  const { providerPost, vitrinaPost } = post
  const isApproved = vitrinaPost.copyrightRequest?.status === 'approved'
  return isOthersPost(providerPost) && !isReview(post) && !isApproved
}
