import type { PostInfo, ProviderPost } from './entities/post'

/** Somebody outside the shop may have a say in it: it came from a source, or from a customer. */
export function isOthersPost({ provider, isUgc }: ProviderPost): boolean {
  return isUgc || provider !== 'upload'
}

/** Somebody else's post, whose author was not asked for permission yet. */
export function isAskable({ providerPost, vitrinaPost }: PostInfo): boolean {
  return isOthersPost(providerPost) && vitrinaPost.copyrightRequest === null
}

/** Somebody else's post that its author has not let the shop use. */
export function lacksPermission({ providerPost, vitrinaPost }: PostInfo): boolean {
  return isOthersPost(providerPost) && vitrinaPost.copyrightRequest?.status !== 'approved'
}
