import type { BodyOf } from '@/contract/endpoint'
import type { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import type { PostInfo } from '@/contract/entities/posts/post'

type Links = BodyOf<typeof postEditingEndpoints.saveProductsPreview>['links']

const marksOf = (productId: number, { media }: PostInfo) =>
  media.flatMap(({ linkList }) => linkList).filter(({ sku }) => sku.id === productId)

/**
 * Whether the product's page in the shop shows a post: one mark of the product that is not hidden on that page is
 * enough.
 */
export const isOnProductPage = (productId: number, post: PostInfo): boolean =>
  marksOf(productId, post).some(({ hideAtProductPage }) => !hideAtProductPage)

/**
 * The links of a post, with all marks of a product shown on the product's page or hidden from it. Links of other
 * products do not change.
 */
export const marksOnProductPage = (productId: number, post: PostInfo, isShown: boolean): Links =>
  marksOf(productId, post).flatMap(({ id, hiddenCarouselPositions }) =>
    id === null ? [] : { id, hideAtProductPage: !isShown, hiddenCarouselPositions },
  )
