import type { PostInfo, ProviderPost } from '../entities/post'

/** What of a post shows whose it is and whether its author gave permission. */
interface AuthoredPost {
  providerPost: Pick<ProviderPost, 'provider' | 'isUgc'>
  vitrinaPost: {
    copyrightRequest: Pick<
      NonNullable<PostInfo['vitrinaPost']['copyrightRequest']>,
      'status'
    > | null
  }
}

/** Somebody outside the shop may have rights to it: it came from a source, or from a customer. */
export function isOthersPost({ provider, isUgc }: AuthoredPost['providerPost']): boolean {
  return isUgc || provider !== 'upload'
}

/** Somebody else's post, whose author was not asked for permission yet. */
export function isAskable({ providerPost, vitrinaPost }: AuthoredPost): boolean {
  return isOthersPost(providerPost) && vitrinaPost.copyrightRequest === null
}

/** Somebody else's post that its author has not let the shop use. */
export function lacksPermission({ providerPost, vitrinaPost }: AuthoredPost): boolean {
  return isOthersPost(providerPost) && vitrinaPost.copyrightRequest?.status !== 'approved'
}
