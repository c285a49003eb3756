import { gettingStartedEndpoints } from '@/contract/endpoints/gettingStarted'
import { userEndpoints } from '@/contract/endpoints/user'
import { FIRST_STEPS } from '@/contract/entities/account/gettingStarted'
import { signIn, type Client } from '../../../test/server/client'
import {
  anAccount,
  anAlbum,
  aPerson,
  aPost,
  aProduct,
  aReview,
  aWidget,
} from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'

const desk = openShop()

/** Resets the shop's first steps. */
beforeEach(() => desk.world.db.updateTable('account').set({ started_at: null }).execute())

const read = () => desk.client.call(gettingStartedEndpoints.getGettingStarted)
const done = async () => (await read()).done
const isShown = async (by: Client = desk.client) =>
  (await by.call(userEndpoints.getUser)).user.isGettingStarted
const close = (by: Client = desk.client) => by.call(gettingStartedEndpoints.closeGettingStarted)

async function report(embedId: string) {
  const events = [{ id: 'aaaaaaaa', type: 'load' }]
  await desk.world.app.request(`http://widgets.test/widget/v1/${embedId}/events`, {
    method: 'POST',
    body: JSON.stringify({ events }),
  })
}

test('marks first steps as done by the account’s content, and all of them permanently once all are done', async () => {
  expect(await isShown()).toBe(true)
  expect(await read()).toEqual({ done: [], postId: null, albumId: null })

  const product = await aProduct(desk.world, desk.shop)
  expect(await done()).toEqual(['catalogue'])
  const post = await aPost(desk.world, desk.shop)
  expect(await read()).toEqual({ done: ['catalogue', 'post'], postId: post.id, albumId: null })

  // Only an album with posts counts.
  const empty = await anAlbum(desk.world, desk.shop)
  expect(await read()).toMatchObject({ done: ['catalogue', 'post'], albumId: empty.id })
  const marked = await aPost(desk.world, desk.shop, { products: [product], albums: [empty] })
  expect(await read()).toMatchObject({
    done: ['catalogue', 'post', 'mark', 'album'],
    postId: marked.id,
  })

  const { embed_id } = await aWidget(desk.world, desk.shop)
  expect(await done()).toEqual(FIRST_STEPS.slice(0, 5))
  expect(await isShown()).toBe(true)
  await report(embed_id)
  expect(await done()).toEqual(FIRST_STEPS)
  expect(await isShown()).toBe(false)

  await desk.world.db.deleteFrom('widget').execute()
  await desk.world.db.deleteFrom('post').execute()
  expect(await done()).toEqual(FIRST_STEPS)
  expect(await isShown()).toBe(false)
})

test('a review without a picture does not count as the first post', async () => {
  await aReview(desk.world, desk.shop)
  expect(await read()).toMatchObject({ done: [], postId: null })
})

test('content of another account does not count', async () => {
  const other = await anAccount(desk.world, 'other')
  const product = await aProduct(desk.world, other)
  const album = await anAlbum(desk.world, other)
  await aPost(desk.world, other, { products: [product], albums: [album] })
  await report((await aWidget(desk.world, other)).embed_id)
  expect(await read()).toEqual({ done: [], postId: null, albumId: null })
})

test('a widget that only its team has seen does not count as seen', async () => {
  const { embed_id } = await aWidget(desk.world, desk.shop, { mode: 'admin_mode' })
  await report(embed_id)
  expect(await done()).toEqual(['widget'])
})

test('closes the first steps for one person in one account only', async () => {
  await aPerson(desk.world, desk.shop, 'editor')
  const editor = await signIn(desk.world, 'editor@shop.test')
  await close(editor)
  expect(await isShown(editor)).toBe(false)
  expect(await isShown()).toBe(true)
  await close()
  await close()
  expect(await isShown()).toBe(false)
  const audit = await desk.world.db.selectFrom('audit').selectAll().execute()
  expect(audit.at(-1)).toMatchObject({ action: 'getting-started.close', entity: 'account' })
})

test('hides the steps from the provider’s staff', async () => {
  await aPerson(desk.world, desk.shop, 'provider')
  expect(await isShown(await signIn(desk.world, 'provider@shop.test'))).toBe(false)
})
