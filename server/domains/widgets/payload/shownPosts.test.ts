import { aMedia, anAccount, aPost } from '../../../../test/server/factories'
import { openShop } from '../../../../test/server/shopDesk'
import { shownPosts } from './shownPosts'

const desk = openShop()

/** A post with one slide. */
async function aShownPost(text: string) {
  const slide = await aMedia(desk.world, desk.shop)
  const { id } = await aPost(desk.world, desk.shop, { text, media: [slide] })
  return { id, text, media: [slide.id] }
}

test('keeps the ids and slides of the other posts when one is deleted meanwhile', async () => {
  const { world, shop } = desk
  const first = await aShownPost('первый')
  const deleted = await aShownPost('второй')
  const last = await aShownPost('третий')
  await world.db.deleteFrom('post').where('id', '=', deleted.id).execute()

  const posts = await shownPosts(world, shop.id, [last.id, deleted.id, first.id])
  const found = posts.map(({ id, text, media }) => ({ id, text, media: media.map((m) => m.id) }))
  expect(found).toEqual([last, first])
})

test('omits a post of another account', async () => {
  const { world, shop } = desk
  const other = await anAccount(world, 'other')
  const { id } = await aPost(world, other, { media: [await aMedia(world, other)] })
  expect(await shownPosts(world, shop.id, [id])).toEqual([])
})
