import { gettingStartedEndpoints } from '@/contract/endpoints/account/gettingStarted'
import { userEndpoints } from '@/contract/endpoints/user'
import { FIRST_STEPS } from '@/contract/entities/account/gettingStarted'
import type { WidgetMode } from '@/contract/entities/widgets/widget'
import { signIn, type Client, signInVisiting } from '../../../test/server/client'
import {
  anAccount,
  anAlbum,
  aPerson,
  aPost,
  aProduct,
  aReview,
  aWidget,
  type WidgetChanges,
} from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'

const desk = openShop()

const NOTHING = {
  done: [],
  postId: null,
  postToPublish: null,
  albumId: null,
  hasWidgets: false,
  widget: null,
}

/** Resets the shop's first steps. */
beforeEach(() => desk.world.db.updateTable('account').set({ started_at: null }).execute())

const read = () => desk.client.call(gettingStartedEndpoints.getGettingStarted)
const done = async () => (await read()).done
const isShown = async (by: Client = desk.client) =>
  (await by.call(userEndpoints.getUser)).user.isGettingStarted
const isClosed = async () =>
  (await desk.client.call(userEndpoints.getUser)).user.isGettingStartedClosed
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
  expect(await read()).toEqual(NOTHING)

  const product = await aProduct(desk.world, desk.shop)
  expect(await done()).toEqual(['catalogue'])
  const post = await aPost(desk.world, desk.shop)
  expect(await read()).toMatchObject({
    done: ['catalogue', 'post'],
    postId: post.id,
    albumId: null,
  })

  // Only an album with posts counts.
  const empty = await anAlbum(desk.world, desk.shop)
  expect(await read()).toMatchObject({ done: ['catalogue', 'post'], albumId: empty.id })
  const marked = await aPost(desk.world, desk.shop, { products: [product], albums: [empty] })
  expect(await read()).toMatchObject({
    done: ['catalogue', 'post', 'mark', 'album'],
    postId: marked.id,
  })

  const { embed_id } = await aWidget(desk.world, desk.shop, { settings: { albums: [empty.id] } })
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

test('returns the newest post while none is published, and whether the account has a widget', async () => {
  const album = await anAlbum(desk.world, desk.shop)
  const post = await aPost(desk.world, desk.shop)
  await aWidget(desk.world, desk.shop, { settings: { albums: [album.id] } })
  expect(await read()).toMatchObject({
    postToPublish: post.id,
    hasWidgets: true,
    widget: null,
  })
  await aPost(desk.world, desk.shop, { albums: [album], is_published: 1 })
  expect((await read()).postToPublish).toBeNull()
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
  const settings = { albums: [album.id] }
  await report((await aWidget(desk.world, other, { settings })).embed_id)
  expect(await read()).toEqual(NOTHING)
})

test('a widget that only its team has seen does not count as seen', async () => {
  const settings = { model: 1 }
  const widget = { widget_type: 'stl', mode: 'admin_mode', settings } as const
  const { embed_id } = await aWidget(desk.world, desk.shop, widget)
  await report(embed_id)
  expect(await done()).toEqual(['widget'])
})

type Make = (albums: { empty: number; filled: number }) => WidgetChanges

test.each<[what: string, make: Make, isDone: boolean]>([
  ['gallery without albums', () => ({}), false],
  ['gallery of an empty album', ({ empty }) => ({ settings: { albums: [empty] } }), false],
  [
    'gallery of an empty and a filled album',
    ({ empty, filled }) => ({ settings: { albums: [empty, filled] } }),
    true,
  ],
  [
    'product gallery that fills up from an album',
    ({ filled }) => ({ widget_type: 'sku', settings: { fallback_albums: [filled] } }),
    true,
  ],
  ['3D widget without files', () => ({ widget_type: 'stl' }), false],
  ['3D widget with a poster', () => ({ widget_type: 'stl', settings: { poster: 1 } }), true],
])(
  'marks the step of a %s as done only when it can show something',
  async (_what, make, isDone) => {
    const empty = await anAlbum(desk.world, desk.shop)
    const filled = await anAlbum(desk.world, desk.shop)
    await aPost(desk.world, desk.shop, { albums: [filled] })
    const changes = make({ empty: empty.id, filled: filled.id })
    const { embed_id } = await aWidget(desk.world, desk.shop, changes)
    expect((await done()).includes('widget')).toBe(isDone)
    const named = { embedId: embed_id, widgetType: changes.widget_type ?? 'gallery' }
    expect((await read()).widget).toEqual(isDone ? named : null)
  },
)

test('returns the newest widget that everyone sees, else the newest', async () => {
  const album = await anAlbum(desk.world, desk.shop)
  await aPost(desk.world, desk.shop, { albums: [album] })
  const settings = { albums: [album.id] }
  const make = (mode: WidgetMode) => aWidget(desk.world, desk.shop, { mode, settings })
  const named = async () => (await read()).widget?.embedId
  await make('disabled')
  const newest = await make('admin_mode')
  expect(await named()).toBe(newest.embed_id)
  await make('full_access')
  const shown = await make('full_access')
  await make('admin_mode')
  expect(await named()).toBe(shown.embed_id)
})

test('closes the first steps for one person in one account only, and opens them again', async () => {
  await aPerson(desk.world, desk.shop, 'editor')
  const editor = await signIn(desk.world, 'editor@shop.test')
  await close(editor)
  expect(await isShown(editor)).toBe(false)
  expect(await isShown()).toBe(true)
  expect(await isClosed()).toBe(false)
  await close()
  await close()
  expect(await isShown()).toBe(false)
  expect(await isClosed()).toBe(true)
  const audit = () => desk.world.db.selectFrom('audit').selectAll().execute()
  expect((await audit()).at(-1)).toMatchObject({
    action: 'getting-started.close',
    entity: 'account',
  })
  await desk.client.call(gettingStartedEndpoints.reopenGettingStarted)
  expect(await isShown()).toBe(true)
  expect(await isShown(editor)).toBe(false)
  expect((await audit()).at(-1)).toMatchObject({ action: 'getting-started.reopen' })
})

test('hides the steps from the provider’s people', async () => {
  await aPerson(desk.world, desk.shop, 'provider')
  expect(await isShown(await signInVisiting(desk.world))).toBe(false)
})
