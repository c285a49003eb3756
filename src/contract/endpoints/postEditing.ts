import * as v from 'valibot'
import { PRODUCT_SLUG } from '../constants'
import { endpoint } from '../endpoint'
import { idInQuerySchema, idSchema } from '@/contract/entities/fields'
import { postInfoSchema, postResponse } from '@/contract/entities/posts/post'
import { LIMITS } from '../limits'

/** Endpoints that change or add one post. */
export const postEditingEndpoints = {
  /**
   * Adds the post of a link: its public page is read and its media are copied. A post that the library already has is returned unchanged, without
   * reading the page.
   */
  getPostByUrl: endpoint({
    method: 'GET',
    path: 'ig/post_by_url',
    base: 'account',
    permission: 'EDIT_POST',
    adds: 'file',
    isWrite: true,
    query: v.object({
      link: v.pipe(v.string(), v.maxLength(LIMITS.link)),
      /** The type chosen by the user; the link itself may determine another type. */
      type: v.optional(v.picklist(['post', 'story', 'live']), 'post'),
    }),
    response: v.object({ postInfo: postInfoSchema, isNew: v.boolean() }),
  }),
  /** `request.revision` is that of the loaded copy; a stale one gets 409. */
  savePost: endpoint({
    method: 'POST',
    path: `${PRODUCT_SLUG}_post/save`,
    base: 'account',
    permission: 'EDIT_POST',
    body: v.object({ postInfo: postInfoSchema, request: v.object({ revision: v.number() }) }),
    response: postResponse,
  }),
  /** Whether a post is shown on the pages of its products, and on which slides each product is hidden. */
  saveProductsPreview: endpoint({
    method: 'POST',
    path: `${PRODUCT_SLUG}_post/{id}/products_preview/save`,
    base: 'account',
    permission: 'EDIT_POST',
    body: v.object({
      links: v.pipe(
        v.array(
          v.object({
            id: idSchema,
            hideAtProductPage: v.boolean(),
            /** Positions in the carousel, from 1. */
            hiddenCarouselPositions: v.pipe(
              v.array(
                v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.filesPerPost)),
              ),
              v.maxLength(LIMITS.filesPerPost),
            ),
          }),
        ),
        v.maxLength(LIMITS.mediaLinks * LIMITS.filesPerPost),
      ),
    }),
    response: postResponse,
  }),
  /** Reads a post again at its source (`enableRefreshButton`). */
  refreshPost: endpoint({
    method: 'GET',
    path: 'single_post/update',
    base: 'account',
    permission: 'EDIT_POST',
    isWrite: true,
    query: v.object({ post_id: idInQuerySchema }),
    response: postResponse,
  }),
} as const
