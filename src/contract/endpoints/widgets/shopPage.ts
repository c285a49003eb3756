import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { publicLinkSchema } from '@/contract/entities/catalogue/feed'
import { shopPageSchema } from '@/contract/entities/widgets/shopPage'

/** Separate from the widgets' other calls: it is needed only after a user enters the address of a page. */
export const shopPageEndpoints = {
  /** Reads the look of a page of the shop, without its scripts, to show the widget on it. */
  readShopPage: endpoint({
    method: 'POST',
    path: 'gallery/{id}/shop_page',
    isOpenInDeletion: true,
    base: 'account',
    permission: 'VIEW_WIDGETS',
    body: v.object({ link: publicLinkSchema }),
    response: shopPageSchema,
  }),
} as const
