import * as v from 'valibot'
import { endpoint, nothingSchema } from '../endpoint'
import { LIMITS } from '../limits'

/** Pictures of other hosts. */
export const pictureEndpoints = {
  /** The back office's copy of a picture, as a WebP (product-rules/sources.md#pictures). */
  getPictureCopy: endpoint({
    method: 'GET',
    path: 'picture-copy',
    base: 'account',
    permission: ['VIEW_SKUS', 'VIEW_POSTS'],
    query: v.object({
      address: v.pipe(v.string(), v.maxLength(LIMITS.link), v.regex(/^https?:\/\//i)),
    }),
    isFile: true,
    response: nothingSchema,
  }),
} as const
