import type { ProviderPost } from '@/contract/entities/post'

/** Somebody outside the shop may have a say in it: it came from a source, or from a customer. */
export function isOthersPost({ provider, isUgc }: ProviderPost): boolean {
  return isUgc || provider !== 'upload'
}
