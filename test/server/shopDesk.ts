import { signIn, type Client } from './client'
import { anAccount, aPerson, type TestRole } from './factories'
import { createTestWorld, type TestWorld } from './world'

/** A fresh back office with its account `shop` and one signed-in person of it. */
export interface ShopDesk {
  world: TestWorld
  shop: { id: number }
  client: Client
}

/** The caller disposes of its world. */
export async function aShopDesk(place: TestRole = 'owner'): Promise<ShopDesk> {
  const world = await createTestWorld()
  const shop = await anAccount(world)
  await aPerson(world, shop, place)
  return { world, shop, client: await signIn(world, `${place}@shop.test`) }
}

/** Created for each test of the file; read it inside tests and hooks only. */
export function openShop(place?: TestRole): Readonly<ShopDesk> {
  let current: ShopDesk | null = null
  const desk = () => {
    if (!current) throw new Error('The shop opens with the test')
    return current
  }
  beforeEach(async () => {
    current = await aShopDesk(place)
  })
  afterEach(async () => {
    const { world } = desk()
    current = null
    await world.dispose()
  })
  return {
    get world() {
      return desk().world
    },
    get shop() {
      return desk().shop
    },
    get client() {
      return desk().client
    },
  }
}
