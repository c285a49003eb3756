import { linkKey } from '../server/language/searchText'
import type { World } from '../server/world'
import { DEMO_ACCOUNT } from './demoAccount'

/** Updates the links of the demo's products to the current address of its shop. */
export async function refreshDemoLinks({ db, settings }: World): Promise<void> {
  const shopUrl = settings.demoShopUrl
  if (shopUrl === null) return
  await db.transaction().execute(async (transaction) => {
    const products = await transaction
      .selectFrom('sku')
      .innerJoin('account', 'account.id', 'sku.account_id')
      .where('account.username', '=', DEMO_ACCOUNT)
      .select(['sku.id', 'sku.link', 'sku.account_id'])
      .execute()
    for (const { id, link } of products) {
      const { origin, pathname } = new URL(link)
      if (origin === shopUrl) continue
      const moved = shopUrl + pathname
      await transaction
        .updateTable('sku')
        .set({ link: moved, link_key: linkKey(moved) })
        .where('id', '=', id)
        .execute()
    }
  })
}
