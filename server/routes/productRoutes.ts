import type { Hono } from 'hono'
import { endpoints } from '@/contract/endpoints'
import { route } from '../http/route'
import { searchProducts } from '../rules/searchProducts'
import type { World } from '../world'

export function productRoutes(app: Hono, world: World): void {
  route(app, world, endpoints.searchProducts, async ({ actor, query }) => ({
    skuList: await searchProducts(world.db, actor.account.id, query.term),
  }))
}
