import { CREATION_HEADER, type Endpoint } from '@/contract/endpoint'
import { membershipEndpoints } from '@/contract/endpoints/account/membership'
import { allEndpoints, type EndpointName } from '@/contract/endpoints/all'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { feedEndpoints } from '@/contract/endpoints/feeds'
import { libraryEndpoints } from '@/contract/endpoints/library'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { reviewImportEndpoints } from '@/contract/endpoints/reviewImports'
import { segmentEndpoints } from '@/contract/endpoints/segments'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import type { PostInfo } from '@/contract/entities/posts/post'
import { CALLS, type PreparedCall } from '../test/contract/calls'
import { roleIdOf } from '../test/contract/records'
import { signIn, type OpenedResponse } from '../test/server/client'
import { aPerson } from '../test/server/factories'
import { everyRow } from '../test/server/accounts/filledAccount'
import { openShop } from '../test/server/shopDesk'
import { vkGroups, withVk } from '../test/server/web/vk'
import { forgetCreations } from './auth/createOnce'

const desk = openShop()
beforeEach(() => {
  withVk(desk.world, { administered: vkGroups(2) })
})

const named = (key: string) => ({ headers: { [CREATION_HEADER]: key } })
const NAMES = Object.keys(allEndpoints) as EndpointName[]
const CREATING = NAMES.filter((name) => 'creates' in allEndpoints[name])
/** Calls that create, or sound like it, and need no key; `once`: repeated without one, they create nothing more. */
const WITHOUT_KEY: Partial<Record<EndpointName, string>> = {
  createUploadedPost: 'once',
  getPostByUrl: 'once',
  createOrder: 'once',
  uploadProductMedia: 'once',
  importReviews: 'once',
  saveVkToken: 'once',
  saveTelegramToken: 'once',
  addHashtag: 'once',
  createMemberLink: 'a further link, on purpose',
  uploadMedia: 'nothing until a post has it; swept',
  createMedia: 'nothing until a post has it; swept',
  uploadAlbumCover: 'replaces',
  uploadModel: 'replaces',
  uploadModelPoster: 'replaces',
}

const prepare = (name: EndpointName) => CALLS[name](desk.world, desk.shop, 'owner@shop.test')

function send(name: EndpointName, { body, ...sent }: PreparedCall, headers = {}) {
  const endpoint: Endpoint = allEndpoints[name]
  return desk.client.attempt(endpoint, {
    ...sent,
    ...(body === undefined ? {} : { rawBody: body }),
    headers,
  })
}

/** How many rows each table has more than before; what remembers calls is left out. */
async function added(act: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await everyRow(desk.world)
  await act()
  const after = await everyRow(desk.world)
  return Object.fromEntries(
    [...after]
      .map(([table, rows]) => [table, rows.length - (before.get(table)?.length ?? 0)] as const)
      .filter(([table, count]) => count !== 0 && table !== 'creation'),
  )
}

test('every call that creates has a key, or needs none', () => {
  const sounds = NAMES.filter((name) => /^(?:create|add|copy|connect|bind|upload)/.test(name))
  expect(sounds.filter((name) => !CREATING.includes(name) && !(name in WITHOUT_KEY))).toEqual([])
  expect(CREATING.filter((name) => name in WITHOUT_KEY)).toEqual([])
})

test.each(CREATING)(
  '%s creates one thing, also when its response is lost and it is sent again, or when it is sent three times at once',
  async (name) => {
    const call = await prepare(name)
    const { headers } = named('intention-1')
    let first: unknown
    const once = await added(async () => {
      first = await send(name, call, headers)
    })
    expect(first).toMatchObject({ status: 200, success: true })
    expect(once).not.toEqual({})
    const again = await added(async () => {
      expect(await send(name, call, headers)).toEqual(first)
    })
    expect(again).toEqual({})

    const other = await prepare(name)
    const sendOther = () => send(name, other, named('intention-2').headers)
    const together = await added(async () => {
      const responses = await Promise.all([sendOther(), sendOther(), sendOther()])
      const repeated = await sendOther()
      expect(repeated).toMatchObject({ status: 200, success: true })
      // While one channel is read, another reading has to wait.
      const isPaced = ({ status }: OpenedResponse) => status === 429
      for (const one of responses) if (!isPaced(one)) expect(one).toEqual(repeated)
      expect(responses.every(isPaced)).toBe(false)
    })
    expect(together).toEqual(once)
  },
)

const idIn = (kind: string) => (answer: unknown) =>
  (answer as Record<string, { id: number }>)[kind]?.id ?? 0
const embedIdIn = (answer: unknown) => (answer as { widget: { embedId: string } }).widget.embedId

/** How a person deletes what a call created; null: it cannot be deleted. */
const DELETE: Partial<Record<EndpointName, ((answer: unknown) => Promise<unknown>) | null>> = {
  createTeamMembership: (answer) =>
    desk.client.call(membershipEndpoints.deleteTeamMembership, {
      params: { id: idIn('teamMembership')(answer) },
    }),
  createAlbum: (answer) =>
    desk.client.call(albumEditingEndpoints.deleteAlbum, { params: { id: idIn('album')(answer) } }),
  createSegment: (answer) =>
    desk.client.call(segmentEndpoints.deleteSegment, { params: { id: idIn('segment')(answer) } }),
  createSavedView: (answer) =>
    desk.client.call(libraryEndpoints.deleteSavedView, { params: { id: idIn('view')(answer) } }),
  createFeed: (answer) =>
    desk.client.call(feedEndpoints.deleteFeed, { params: { id: idIn('feed')(answer) } }),
  uploadReviewFile: (answer) =>
    desk.client.call(reviewImportEndpoints.deleteReviewImport, {
      params: { id: idIn('reviewImport')(answer) },
    }),
  uploadPostMedia: async (answer) => {
    const { postInfo } = answer as { postInfo: PostInfo }
    const { revision } = postInfo.vitrinaPost
    const media = postInfo.media.slice(0, -1)
    await desk.client.call(postEditingEndpoints.savePost, {
      body: { postInfo: { ...postInfo, media }, request: { revision } },
    })
  },
  bindFacebookAccount: disconnect,
  connectChannel: disconnect,
  createWidget: deleteWidget,
  copyWidget: deleteWidget,
  addCopyrightComment: null,
  uploadUserMedia: null,
  // Only the provider deletes reports, and the same record has the same code.
  sendReport: null,
}

function disconnect(answer: unknown) {
  return desk.client.call(sourceEndpoints.deleteIntegration, {
    body: { id: idIn('integration')(answer) },
  })
}

function deleteWidget(answer: unknown) {
  return desk.client.call(widgetEndpoints.deleteWidget, { params: { id: embedIdIn(answer) } })
}

test.each(CREATING)('%s creates another thing once the first is deleted', async (name) => {
  expect(Object.keys(DELETE)).toContain(name)
  const remove = DELETE[name]
  if (!remove) return
  const call = await prepare(name)
  const { headers } = named('intention-1')
  let first: OpenedResponse | null = null
  const once = await added(async () => {
    first = await send(name, call, headers)
  })
  expect(first).toMatchObject({ status: 200, success: true })
  await remove(first!.body)
  // The sign-in of a network is used up.
  if (name === 'bindFacebookAccount') await prepare(name)
  let next: unknown
  const again = await added(async () => {
    const answers = await Promise.all([send(name, call, headers), send(name, call, headers)])
    next = answers.find(({ status }) => status !== 429)
  })
  expect(next).toMatchObject({ status: 200, success: true })
  expect(next).not.toEqual(first)
  // A person outlives the membership.
  const { person: _, ...things } = once
  expect(again).toEqual(things)
})

const ONCE = NAMES.filter((name) => WITHOUT_KEY[name] === 'once')
test.each(ONCE)('%s, sent again without a key, creates nothing more', async (name) => {
  const call = await prepare(name)
  expect(await send(name, call)).toMatchObject({ status: 200, success: true })
  const { audit: _, ...again } = await added(() => send(name, call))
  expect(again).toEqual({})
})

const create = (name: string, key: string, client = desk.client) =>
  client.attempt(albumEditingEndpoints.createAlbum, { body: { name }, ...named(key) })
const albums = () => desk.world.db.selectFrom('album').select('name').orderBy('id').execute()

test('refuses a key that named another thing, and creates nothing', async () => {
  await create('Кухня', 'intention-1')
  expect(await create('Сад', 'intention-1')).toMatchObject({
    status: 400,
    error: { code: 'other-creation' },
    statusMessage:
      'Этот запрос уже отправлен с другими данными. Обновите страницу и попробуйте ещё раз',
  })
  const both = await Promise.all([create('Дом', 'intention-2'), create('Двор', 'intention-2')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  expect(await albums()).toHaveLength(2)
})

test.each(['short', 'x'.repeat(65), 'with a space', '%00%00%00%00'])(
  'rejects the malformed key “%s”',
  async (key) => {
    expect(await create('Кухня', key)).toMatchObject({
      status: 400,
      error: { code: 'bad-request' },
    })
    expect(await albums()).toEqual([])
  },
)

test('keys belong to a person: those of two people do not meet', async () => {
  await aPerson(desk.world, desk.shop, 'editor')
  const editor = await signIn(desk.world, 'editor@shop.test')
  await create('Кухня', 'intention-1')
  expect(await create('Сад', 'intention-1', editor)).toMatchObject({ status: 200 })
  expect(await albums()).toEqual([{ name: 'Кухня' }, { name: 'Сад' }])
})

test('creates again what was renamed since', async () => {
  const first = await create('Кухня', 'intention-1')
  const { album } = first.body as { album: { id: number } }
  await desk.client.call(albumEditingEndpoints.saveAlbum, {
    params: { id: album.id },
    body: { name: 'Сад' },
  })
  await create('Кухня', 'intention-1')
  expect(await albums()).toEqual([{ name: 'Сад' }, { name: 'Кухня' }])
})

test('a refused call holds no key: once the cause is gone, the same request creates', async () => {
  const query = { name: 'Постоянные', code: 'regular', idAtProvider: '' }
  const createSegment = () =>
    desk.client.attempt(segmentEndpoints.createSegment, { query, ...named('intention-2') })
  const { segment } = await desk.client.call(segmentEndpoints.createSegment, { query })
  expect(await createSegment()).toMatchObject({ success: false })
  await desk.client.call(segmentEndpoints.deleteSegment, { params: { id: segment.id } })
  expect(await createSegment()).toMatchObject({ success: true })
})

test('a key is forgotten after a day', async () => {
  await create('Кухня', 'intention-1')
  desk.world.clock.advance(24 * 3_600_000 - 1)
  await forgetCreations(desk.world)
  await create('Кухня', 'intention-1')
  expect(await albums()).toHaveLength(1)
  desk.world.clock.advance(1)
  await forgetCreations(desk.world)
  await create('Кухня', 'intention-1')
  expect(await albums()).toHaveLength(2)
})

test('a repeated request for the last widget that the tariff allows does not exceed the limit', async () => {
  await desk.world.db.updateTable('plan').set({ widget_limit: 1 }).execute()
  const widget = (key: string) =>
    desk.client.attempt(widgetEndpoints.createWidget, {
      body: { type: 'gallery', name: 'Дом' },
      ...named(key),
    })
  const last = await widget('the-last-one')
  expect(last).toMatchObject({ success: true })
  expect(await widget('the-last-one')).toEqual(last)
  expect(await widget('one-too-many')).toMatchObject({ success: false })
})

test('an invitation sent again has the same link, which the database does not show', async () => {
  const body = {
    name: 'Новый человек',
    email: 'new@shop.test',
    roleId: await roleIdOf(desk.world, 'observer'),
  }
  const invite = () =>
    desk.client.call(membershipEndpoints.createTeamMembership, { body, ...named('intention-1') })
  const { accessLink, teamMembership } = await invite()
  expect(await invite()).toEqual({ accessLink, teamMembership })
  const token = accessLink?.secretLink.split('=').at(-1) ?? ''
  expect(token).not.toBe('')
  const stored = await desk.world.db.selectFrom('creation').select('result').execute()
  expect(JSON.stringify(stored)).not.toContain(token)
})
