import type { BodyInputOf } from '@/contract/endpoint'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { userEndpoints } from '@/contract/endpoints/user'
import { signIn } from '../../../test/server/client'
import { aMedia, anAccount, anAlbum, aPerson, aPost } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'

const desk = openShop()

const SETTINGS = { isAutoPublication: true, autoMarkupMode: 'suggest' } as const

async function sourceOf(type: string, accountId = desk.shop.id) {
  return desk.world.db
    .selectFrom('source')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('type', '=', type as 'upload')
    .executeTakeFirstOrThrow()
}

async function takeFromMarketer(permission: 'PUBLISH_POST') {
  await desk.world.db
    .deleteFrom('team_role_permission')
    .where('permission', '=', permission)
    .where('role_id', 'in', (roles) =>
      roles.selectFrom('team_role').where('code', '=', 'marketer').select('id'),
    )
    .execute()
}

test('lists the sources of the user’s account with the number of their posts', async () => {
  await aPost(desk.world, desk.shop)
  await aPost(desk.world, desk.shop)
  const other = await anAccount(desk.world, 'other')
  await aPost(desk.world, other)
  const { sources } = await desk.client.call(sourceEndpoints.listSources)
  expect(sources).toMatchObject([
    { type: 'upload', name: '', postCount: 2, isAutoPublication: false, autoMarkupMode: 'off' },
    { type: 'link', postCount: 0, syncedAt: null },
    { type: 'customer', postCount: 0 },
  ])
})

test('saves a source with a revision and an audit row', async () => {
  const { id } = await sourceOf('upload')
  const { source } = await desk.client.call(sourceEndpoints.saveSource, {
    params: { id },
    body: SETTINGS,
  })
  expect(source).toMatchObject({ id, ...SETTINGS })
  expect((await desk.client.call(sourceEndpoints.listSources)).sources[0]).toEqual(source)
  expect(await sourceOf('upload')).toMatchObject({ revision: 2, is_auto_publication: 1 })
  const audits = await desk.world.db
    .selectFrom('audit')
    .where('action', '=', 'source.save')
    .select(['entity_id', 'detail'])
    .execute()
  expect(audits).toEqual([{ entity_id: String(id), detail: JSON.stringify(SETTINGS) }])
})

test('responds with 404 for a source of another account and does not change it', async () => {
  const other = await anAccount(desk.world, 'other')
  const { id } = await sourceOf('upload', other.id)
  const response = await desk.client.attempt(sourceEndpoints.saveSource, {
    params: { id },
    body: SETTINGS,
  })
  expect(response).toMatchObject({ status: 404, error: { code: 'not-found' } })
  expect(await sourceOf('upload', other.id)).toMatchObject({ revision: 1, is_auto_publication: 0 })
})

test.each([
  ['a mode that does not exist', { ...SETTINGS, autoMarkupMode: 'guess' }],
  ['a switch that is not a boolean', { isAutoPublication: 'yes' }],
])('rejects %s as a malformed request', async (_, rawBody) => {
  const { id } = await sourceOf('upload')
  const response = await desk.client.attempt(sourceEndpoints.saveSource, {
    params: { id },
    rawBody,
  })
  expect(response.status).toBe(400)
  expect((await sourceOf('upload')).revision).toBe(1)
})

test('keeps the settings that a request omits', async () => {
  const { id } = await sourceOf('upload')
  const save = (body: BodyInputOf<typeof sourceEndpoints.saveSource>) =>
    desk.client.call(sourceEndpoints.saveSource, { params: { id }, body })
  await save(SETTINGS)
  await save({ isAutoPublication: false })
  await save({ autoMarkupMode: 'mark' })
  expect(await sourceOf('upload')).toMatchObject({
    is_auto_publication: 0,
    auto_markup_mode: 'mark',
  })
})

test('hides sources from an editor', async () => {
  await aPerson(desk.world, desk.shop, 'editor')
  const editor = await signIn(desk.world, 'editor@shop.test')
  expect((await editor.attempt(sourceEndpoints.listSources)).status).toBe(403)
})

test('requires the right to publish for auto-publication, but not for the marking mode', async () => {
  await aPerson(desk.world, desk.shop, 'marketer')
  await takeFromMarketer('PUBLISH_POST')
  const marketer = await signIn(desk.world, 'marketer@shop.test')
  const { id } = await sourceOf('upload')
  const refusal = await marketer.attempt(sourceEndpoints.saveSource, {
    params: { id },
    body: SETTINGS,
  })
  expect(refusal).toMatchObject({ status: 403, error: { code: 'forbidden' } })
  expect(await sourceOf('upload')).toMatchObject({ revision: 1, auto_markup_mode: 'off' })
  const { source } = await marketer.call(sourceEndpoints.saveSource, {
    params: { id },
    body: { ...SETTINGS, isAutoPublication: false },
  })
  expect(source.autoMarkupMode).toBe('suggest')
})

test('includes the sources in the user data', async () => {
  const { user } = await desk.client.call(userEndpoints.getUser)
  expect(user.dataSourceList).toEqual([
    { name: 'upload', langKey: null, langParam: null },
    { name: 'link', langKey: 'source.added_by_link', langParam: null },
    { name: 'customer', langKey: 'source.customer_content', langParam: null },
  ])
})

describe('uploads', () => {
  async function upload() {
    const media = await aMedia(desk.world, desk.shop)
    const { postInfo } = await desk.client.call(postMediaEndpoints.createUploadedPost, {
      body: { username: 'shop', caption: 'Утро', mediaList: [media.id] },
    })
    return postInfo.vitrinaPost
  }

  async function switchOn() {
    const { id } = await sourceOf('upload')
    await desk.client.call(sourceEndpoints.saveSource, { params: { id }, body: SETTINGS })
  }

  async function contentVersion() {
    const row = await desk.world.db
      .selectFrom('account')
      .where('id', '=', desk.shop.id)
      .select('content_version')
      .executeTakeFirstOrThrow()
    return row.content_version
  }

  async function makeDefault({ id }: { id: number }) {
    await desk.world.db.updateTable('album').set({ is_default: 1 }).where('id', '=', id).execute()
  }

  test('with auto-publication are published in the default album and update its widgets', async () => {
    const album = await anAlbum(desk.world, desk.shop)
    await makeDefault(album)
    await switchOn()
    const before = await contentVersion()
    expect(await upload()).toMatchObject({ isPublished: true, albumList: [{ id: album.id }] })
    expect(await contentVersion()).toBe(before + 1)
  })

  test('with auto-publication stay unpublished without a default album', async () => {
    await anAlbum(desk.world, desk.shop)
    await switchOn()
    expect(await upload()).toMatchObject({ isPublished: false, albumList: [] })
  })

  test('without auto-publication stay unpublished', async () => {
    await makeDefault(await anAlbum(desk.world, desk.shop))
    expect(await upload()).toMatchObject({ isPublished: false, albumList: [] })
  })
})
