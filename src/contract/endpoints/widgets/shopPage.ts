import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { publicLinkSchema } from '../../entities/publicLink'
import { shopPageSchema } from '../../entities/shopPage'

/** Apart from the widgets' other calls: it is needed only when somebody gives the address of a page. */
export const shopPageEndpoints = {
  /** Reads a page of the shop, to show the widget on it: what it looks like, and nothing that runs. */
  readShopPage: endpoint({
    method: 'POST',
    path: 'gallery/{id}/shop_page',
    base: 'account',
    permission: 'VIEW_WIDGETS',
    body: v.object({ link: publicLinkSchema }),
    response: shopPageSchema,
  }),
} as const
