import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { postEndpoints } from '@/contract/endpoints/posts'
import { segmentEndpoints } from '@/contract/endpoints/segments'
import { userEndpoints } from '@/contract/endpoints/user'
import { signIn } from '../../../test/server/client'
import { anAccount, aPerson, aPost } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'

const { listSegments, createSegment, renameSegment, deleteSegment } = segmentEndpoints
const desk = openShop('editor')

const create = async (name: string, code: string) =>
  (await desk.client.call(createSegment, { query: { name, code } })).segment
const load = async (id: number) => {
  const { postInfoList } = await desk.client.call(postEndpoints.searchPosts, {
    body: { filter: { postId: id } },
  })
  return postInfoList[0]!
}
const contentVersion = async () =>
  (
    await desk.world.db
      .selectFrom('account')
      .where('id', '=', desk.shop.id)
      .select('content_version')
      .executeTakeFirstOrThrow()
  ).content_version

test('creates segments and lists them by name', async () => {
  expect(await create(' Постоянные ', 'vip_2.0-рф')).toEqual({
    id: expect.any(Number) as number,
    name: 'Постоянные',
    code: 'vip_2.0-рф',
    idAtProvider: null,
    postCount: 0,
  })
  await create('Новые', 'new')
  const { segmentList } = await desk.client.call(listSegments)
  expect(segmentList.map(({ name }) => name)).toEqual(['Новые', 'Постоянные'])
})

test.each([
  ['name', { name: '', code: 'vip' }, 'Заполните это поле', 'Fill in this field'],
  ['name', { name: '  ', code: 'vip' }, 'Заполните это поле', 'Fill in this field'],
  ['code', { name: 'VIP', code: '' }, 'Заполните это поле', 'Fill in this field'],
  ['code', { name: 'VIP', code: 'a b' }, /^В коде могут быть только/, /^A code can have only/],
  ['code', { name: 'VIP', code: 'x'.repeat(65) }, 'Слишком длинный текст', /too long/],
])('refuses the %s of the segment %j', async (field, query, russian, english) => {
  const response = await desk.client.attempt(createSegment, { query })
  expect(response).toMatchObject({ status: 200, success: false, error: { field } })
  expect(response.statusMessage).toMatch(russian)
  await desk.client.call(userEndpoints.saveUser, { body: { locale: 'en' } })
  expect((await desk.client.attempt(createSegment, { query })).statusMessage).toMatch(english)
  expect((await desk.client.call(listSegments)).segmentList).toEqual([])
})

test('requires a code that is unique within its account', async () => {
  await create('VIP', 'vip')
  const query = { name: 'Другие', code: 'vip' }
  const response = await desk.client.attempt(createSegment, { query })
  expect(response).toMatchObject({
    status: 200,
    error: { code: 'segment-exists', field: 'code' },
    statusMessage: 'Сегмент с кодом vip уже существует',
  })
  await desk.client.call(userEndpoints.saveUser, { body: { locale: 'en' } })
  expect((await desk.client.attempt(createSegment, { query })).statusMessage).toBe(
    'A segment with code vip already exists',
  )
  await aPerson(desk.world, await anAccount(desk.world, 'other'), 'owner', 'owner@other.test')
  const other = await signIn(desk.world, 'owner@other.test')
  await other.call(createSegment, { query, username: 'other' })
})

test.each([
  ['another name', ' Свои  люди ', 'Свои  люди'],
  ['its own name in other letters', 'vip', 'vip'],
  ['hostile text', '"><script>\u202E', '"><script>\u202E'],
])('renames a segment to %s, and keeps its code and posts', async (_what, typed, name) => {
  const { id } = await create('VIP', 'vip')
  const post = await aPost(desk.world, desk.shop)
  await desk.world.db
    .insertInto('post_segment')
    .values({ post_id: post.id, segment_id: id })
    .execute()
  const { segment } = await desk.client.call(renameSegment, {
    params: { id },
    body: { name: typed },
  })
  expect(segment).toEqual({ id, name, code: 'vip', idAtProvider: null, postCount: 1 })
  expect((await desk.client.call(listSegments)).segmentList).toEqual([segment])
  expect((await load(post.id)).segments).toEqual([{ id, name }])
  const audited = await desk.world.db
    .selectFrom('audit')
    .where('action', '=', 'segment.rename')
    .select(['entity_id', 'detail'])
    .execute()
  expect(audited).toEqual([
    { entity_id: String(id), detail: JSON.stringify({ code: 'vip', from: 'VIP', to: name }) },
  ])
})

test.each([
  ['', 'empty-field', 'Заполните это поле', 'Fill in this field'],
  [' \u200B ', 'empty-field', 'Заполните это поле', 'Fill in this field'],
  ['я'.repeat(101), 'too-long', 'Слишком длинный текст', /too long/],
  ['новые', 'segment-name-exists', /^Сегмент «новые» уже есть/, /^There is already a segment/],
])('refuses the new segment name %j', async (name, code, russian, english) => {
  const { id } = await create('VIP', 'vip')
  await create('Новые', 'new')
  const input = { params: { id }, body: { name } }
  const response = await desk.client.attempt(renameSegment, input)
  expect(response).toMatchObject({ status: 200, success: false, error: { code, field: 'name' } })
  expect(response.statusMessage).toMatch(russian)
  await desk.client.call(userEndpoints.saveUser, { body: { locale: 'en' } })
  expect((await desk.client.attempt(renameSegment, input)).statusMessage).toMatch(english)
  const { segmentList } = await desk.client.call(listSegments)
  expect(segmentList.map((segment) => segment.name)).toEqual(['VIP', 'Новые'])
})

test('accepts a name for one segment only when several concurrent requests use it', async () => {
  const [one, other] = [await create('Один', 'one'), await create('Другой', 'other')]
  const attempts = [
    desk.client.attempt(renameSegment, { params: one, body: { name: 'VIP' } }),
    desk.client.attempt(renameSegment, { params: other, body: { name: 'vip' } }),
    desk.client.attempt(createSegment, { query: { name: 'Vip', code: 'third' } }),
  ]
  const responses = await Promise.all(attempts)
  expect(responses.filter(({ success }) => success)).toHaveLength(1)
  const { segmentList } = await desk.client.call(listSegments)
  expect(segmentList.filter(({ name }) => name.toLowerCase() === 'vip')).toHaveLength(1)
})

test('saves a post only in segments of its own account', async () => {
  const own = await create('VIP', 'vip')
  const other = await anAccount(desk.world, 'other')
  const foreign = await desk.world.db
    .insertInto('segment')
    .values({ account_id: other.id, name: 'Чужой', code: 'x', created_at: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await aPost(desk.world, desk.shop)
  const post = await load(id)
  const { postInfo } = await desk.client.call(postEditingEndpoints.savePost, {
    body: {
      postInfo: {
        ...post,
        segments: [own, own, { id: foreign.id, name: 'Чужой' }].map((segment) => ({
          id: segment.id,
          name: segment.name,
        })),
      },
      request: { revision: post.vitrinaPost.revision },
    },
  })
  expect(postInfo.segments).toEqual([{ id: own.id, name: 'VIP' }])
  expect((await desk.client.call(listSegments)).segmentList).toMatchObject([{ postCount: 1 }])

  const { postInfo: without } = await desk.client.call(postEditingEndpoints.savePost, {
    body: {
      postInfo: { ...postInfo, segments: [] },
      request: { revision: postInfo.vitrinaPost.revision },
    },
  })
  expect(without.segments).toEqual([])
})

test('removes a deleted segment from its posts and raises the content version', async () => {
  const { id } = await create('VIP', 'vip')
  const post = await aPost(desk.world, desk.shop)
  await desk.world.db
    .insertInto('post_segment')
    .values({ post_id: post.id, segment_id: id })
    .execute()
  const version = await contentVersion()
  const { segment } = await desk.client.call(deleteSegment, { params: { id } })
  expect(segment).toMatchObject({ code: 'vip', postCount: 1 })
  expect((await load(post.id)).segments).toEqual([])
  expect(await contentVersion()).toBe(version + 1)
  expect((await desk.client.attempt(deleteSegment, { params: { id } })).status).toBe(404)
  const rows = await desk.world.db.selectFrom('audit').select('action').orderBy('id').execute()
  expect(rows.map(({ action }) => action)).toEqual(['segment.create', 'segment.delete'])
})

test('lets an observer read but not change segments, and rejects requests from another account', async () => {
  const { id } = await create('VIP', 'vip')
  await aPerson(desk.world, desk.shop, 'observer')
  const observer = await signIn(desk.world, 'observer@shop.test')
  expect((await observer.call(listSegments)).segmentList).toHaveLength(1)
  const query = { name: 'Новые', code: 'new' }
  expect((await observer.attempt(createSegment, { query })).status).toBe(403)
  expect((await observer.attempt(deleteSegment, { params: { id } })).status).toBe(403)
  const renaming = { params: { id }, body: { name: 'Чужие' } }
  expect((await observer.attempt(renameSegment, renaming)).status).toBe(403)

  await aPerson(desk.world, await anAccount(desk.world, 'other'), 'owner', 'owner@other.test')
  const other = await signIn(desk.world, 'owner@other.test')
  const foreign = await other.attempt(deleteSegment, { params: { id }, username: 'other' })
  expect(foreign.status).toBe(404)
  const renamed = await other.attempt(renameSegment, { ...renaming, username: 'other' })
  expect(renamed.status).toBe(404)
  expect((await desk.client.call(listSegments)).segmentList).toMatchObject([{ name: 'VIP' }])
})
