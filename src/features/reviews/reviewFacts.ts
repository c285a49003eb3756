import type { PostInfo } from '@/contract/entities/post'

export function textOf({ vitrinaPost, providerPost }: PostInfo): string {
  return vitrinaPost.text || providerPost.text
}

/** Names of the products that are marked on its pictures, each once. */
export function productsOf({ media }: PostInfo): string[] {
  return [...new Set(media.flatMap(({ linkList }) => linkList.map(({ title }) => title)))]
}
