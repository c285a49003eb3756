import * as v from 'valibot'
import { PRODUCT_SLUG } from '../constants'
import { endpoint } from '../endpoint'
import { postInfoSchema } from '@/contract/entities/posts/post'
import { localeSchema } from '../locale'
import { widgetPostSchema } from '../widgets/widgetApi'

export const postPreviewEndpoints = {
  /** An unsaved post as shoppers would see it, and the language of the shop. */
  previewPost: endpoint({
    method: 'POST',
    path: `${PRODUCT_SLUG}_post/preview`,
    isOpenInDeletion: true,
    base: 'account',
    permission: 'VIEW_POSTS',
    body: v.object({ postInfo: postInfoSchema }),
    response: v.object({ post: widgetPostSchema, locale: localeSchema }),
  }),
} as const
