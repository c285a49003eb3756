import type { Kysely } from 'kysely'
import { shopperAnswers } from '../../test/server/widgets/shopperAnswers'
import { anInteraction } from '../../test/server/elements'
import { anAccount, aPost } from '../../test/server/factories'
import { createTestWorld, TEST_NOW, type TestWorld } from '../../test/server/world'
import { elementsOnSlides } from '../domains/elements/mediaElements'
import { openInteractionsOfDrafts } from './migrations/0013OpenInteractions'

let world: TestWorld

beforeEach(async () => {
  world = await createTestWorld()
})
afterEach(() => world.dispose())

test('unlocks interactions stored as answered that no shopper can have seen', async () => {
  const shop = await anAccount(world)
  const elements = { interactions: [anInteraction({ isAlreadySaved: true })] }
  const post = (changes: Parameters<typeof aPost>[2]) =>
    aPost(world, shop, { elements, ...changes })
  const answered = await post({})
  await shopperAnswers(world, shop, answered, [{}])
  const [shown, takenDown] = [await post({ is_published: 1 }), await post({})]
  await world.db
    .updateTable('post')
    .set({ published_at: TEST_NOW })
    .where('id', 'in', [shown.id, takenDown.id])
    .execute()
  const posts = [await post({}), shown, takenDown, answered]
  await openInteractionsOfDrafts(world.db as Kysely<unknown>)
  const flags = []
  for (const { id } of posts) {
    const [slide] = await elementsOnSlides(world.db, id)
    flags.push(slide?.interactions.map(({ isAlreadySaved }) => isAlreadySaved))
  }
  expect(flags).toEqual([[false], [true], [true], [true]])
})
