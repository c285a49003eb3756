import type { PostInfo } from '@/contract/entities/posts/post'

export function textOf({ vitrinaPost, providerPost }: PostInfo): string {
  return vitrinaPost.text || providerPost.text
}

/** Names of the product that it is about and of those that are marked on its pictures, each once. */
export function productsOf({ media, review }: PostInfo): string[] {
  return [...new Set([...(review?.product ? [review.product.name] : []), ...marksOf({ media })])]
}

/** Names of the products that are marked on its pictures, each once. */
export function marksOf({ media }: Pick<PostInfo, 'media'>): string[] {
  return [...new Set(media.flatMap(({ linkList }) => linkList.map(({ title }) => title)))]
}
