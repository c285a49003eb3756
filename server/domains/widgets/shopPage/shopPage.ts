import type { ShopPage } from '@/contract/entities/widgets/shopPage'
import type { Actor } from '../../../auth/actor'
import type { World } from '../../../world'
import { ownWidget } from '../widgets'
import { cleanShopPage } from './cleanShopPage'
import { readShopPage } from './readShopPage'

/** A page of the shop as the preview shows it around a widget (product-rules/widgets.md#preview). */
export async function shopPage(
  world: World,
  actor: Actor,
  embedId: string,
  link: string,
): Promise<ShopPage> {
  await ownWidget(world.db, actor, embedId)
  const { url, html, isCut } = await readShopPage(world, actor, link)
  const { isPart, ...page } = cleanShopPage(html, url.href, embedId)
  return { page: url.href, ...page, isCut: isCut || isPart }
}
