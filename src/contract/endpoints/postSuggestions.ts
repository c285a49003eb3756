import * as v from 'valibot'
import { PRODUCT_SLUG } from '../constants'
import { endpoint } from '../endpoint'
import { productSchema } from '@/contract/entities/catalogue/productLink'
import { postResponse } from '@/contract/entities/posts/post'

/** Products that are suggested for a post (product-rules/sources.md#product-marks). */
export const postSuggestionEndpoints = {
  /** Most certain first. */
  listSuggestions: endpoint({
    method: 'GET',
    path: `${PRODUCT_SLUG}_post/{id}/suggestions`,
    base: 'account',
    permission: 'VIEW_SKUS',
    response: v.object({ skuList: v.array(productSchema) }),
  }),
  /** Dismisses all suggestions: nothing more is suggested for the post. */
  dismissSuggestions: endpoint({
    method: 'POST',
    path: `${PRODUCT_SLUG}_post/{id}/suggestions/dismiss`,
    base: 'account',
    permission: 'EDIT_POST',
    response: postResponse,
  }),
} as const
