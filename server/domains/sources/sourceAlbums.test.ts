import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { userEndpoints } from '@/contract/endpoints/user'
import { signIn } from '../../../test/server/client'
import { aMedia, anAccount, anAlbum, aPerson } from '../../../test/server/factories'
import { createGate } from '../../../test/server/gate'
import { untilTransactionsWait } from '../../../test/server/db/lockWaits'
import { openShop } from '../../../test/server/shopDesk'
import { openVkDesk } from '../../../test/server/vk/vkDesk'

const desk = openShop()

const listSources = async () => (await desk.client.call(sourceEndpoints.listSources)).sources
async function sourceOf(type: 'upload' | 'vk' | 'mention') {
  const source = (await listSources()).find((one) => one.type === type)
  if (!source) throw new Error(`No source ${type}`)
  return source
}

async function choose(
  type: 'upload' | 'vk' | 'mention',
  albumList: readonly number[],
  isAutoPublication?: boolean,
) {
  const { id } = await sourceOf(type)
  const body = { albumList: [...albumList], ...(isAutoPublication && { isAutoPublication }) }
  return (await desk.client.call(sourceEndpoints.saveSource, { params: { id }, body })).source
}

async function aDefaultAlbum(name = 'Главный') {
  const album = await anAlbum(desk.world, desk.shop, name)
  await desk.world.db
    .updateTable('album')
    .set({ is_default: 1 })
    .where('id', '=', album.id)
    .execute()
  return album
}

async function upload(albumList: number[] = []) {
  const media = await aMedia(desk.world, desk.shop)
  const { postInfo } = await desk.client.call(postMediaEndpoints.createUploadedPost, {
    body: { username: 'shop', caption: 'Утро', mediaList: [media.id], albumList },
  })
  const { isPublished, albumList: albums } = postInfo.vitrinaPost
  return { isPublished, albums: albums.map(({ name }) => name).sort() }
}

test('saves the albums of a source, and keeps them when other settings are saved', async () => {
  const [kitchen, bedroom] = [
    await anAlbum(desk.world, desk.shop, 'Кухня'),
    await anAlbum(desk.world, desk.shop, 'Спальня'),
  ]
  const albums = [
    { id: kitchen.id, name: 'Кухня' },
    { id: bedroom.id, name: 'Спальня' },
  ]
  expect((await choose('upload', [bedroom.id, kitchen.id, bedroom.id])).albums).toEqual(albums)
  const { id } = await sourceOf('upload')
  await desk.client.call(sourceEndpoints.saveSource, {
    params: { id },
    body: { autoMarkupMode: 'suggest' },
  })
  expect((await listSources()).map((source) => source.albums)).toEqual([albums, [], []])
  const details = await desk.world.db
    .selectFrom('audit')
    .where('action', '=', 'source.save')
    .select('detail')
    .execute()
  expect(details[0]?.detail).toBe(
    JSON.stringify({ albumList: [bedroom.id, kitchen.id, bedroom.id] }),
  )

  expect((await choose('upload', [])).albums).toEqual([])
})

test('creates a source once when two people choose its albums at the same time', async () => {
  const { db } = desk.world
  const album = await anAlbum(desk.world, desk.shop)
  const { id } = await sourceOf('upload')
  const [begun, over] = [createGate(), createGate()]
  // Both requests wait for the source's row, which another transaction has locked.
  const other = db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('source')
      .set((source) => ({ revision: source('revision', '+', 1) }))
      .where('id', '=', id)
      .execute()
    begun.open()
    await over.opened
  })
  await begun.opened
  const saves = [choose('upload', [album.id]), choose('upload', [album.id])]
  await untilTransactionsWait(db, saves.length)
  over.open()
  await other
  const saved = await Promise.all(saves)
  expect(saved.map(({ albums }) => albums.map((one) => one.id))).toEqual([[album.id], [album.id]])
})

test('refuses albums that the account does not have', async () => {
  const own = await anAlbum(desk.world, desk.shop, 'Кухня')
  await choose('upload', [own.id])
  const foreign = await anAlbum(desk.world, await anAccount(desk.world, 'other'), 'Чужой')
  const { id } = await sourceOf('upload')
  const save = (albumList: number[]) =>
    desk.client.attempt(sourceEndpoints.saveSource, { params: { id }, body: { albumList } })
  expect(await save([foreign.id])).toMatchObject({
    status: 200,
    success: false,
    error: { code: 'album-not-found', field: 'albumList' },
  })
  await desk.client.call(userEndpoints.saveUser, { body: { locale: 'en' } })
  expect((await save([own.id, 999_999])).statusMessage).toMatch(/album/)
  expect((await save([-1])).status).toBe(400)
  expect((await sourceOf('upload')).albums).toMatchObject([{ name: 'Кухня' }])
})

test('requires the right to publish for the albums of a source with auto-publication', async () => {
  const album = await anAlbum(desk.world, desk.shop)
  await aPerson(desk.world, desk.shop, 'marketer')
  await desk.world.db
    .deleteFrom('team_role_permission')
    .where('permission', '=', 'PUBLISH_POST')
    .where('role_id', 'in', (roles) =>
      roles.selectFrom('team_role').where('code', '=', 'marketer').select('id'),
    )
    .execute()
  const marketer = await signIn(desk.world, 'marketer@shop.test')
  const { id } = await sourceOf('upload')
  const save = (albumList: number[]) =>
    marketer.attempt(sourceEndpoints.saveSource, { params: { id }, body: { albumList } })
  expect((await save([album.id])).success).toBe(true)
  await choose('upload', [album.id], true)
  expect(await save([])).toMatchObject({ status: 403, error: { code: 'forbidden' } })
  expect((await sourceOf('upload')).albums).toHaveLength(1)
})

test.each([
  ['its albums', true, false, ['Кухня', 'Спальня']],
  ['its albums, published', true, true, ['Кухня', 'Спальня']],
  ['no album when auto-publication is off and no albums are chosen', false, false, []],
  ['the default album, published', false, true, ['Главный']],
])('puts a new post of a source into %s', async (_what, hasAlbums, isAtOnce, expected) => {
  await aDefaultAlbum()
  const kitchen = await anAlbum(desk.world, desk.shop, 'Кухня')
  const bedroom = await anAlbum(desk.world, desk.shop, 'Спальня')
  await choose('upload', hasAlbums ? [kitchen.id, bedroom.id] : [], isAtOnce)
  expect(await upload()).toEqual({ isPublished: isAtOnce, albums: expected })
})

test('adds the albums of the source of uploads to those that a person chose for an upload', async () => {
  const kitchen = await anAlbum(desk.world, desk.shop, 'Кухня')
  const bedroom = await anAlbum(desk.world, desk.shop, 'Спальня')
  await choose('upload', [kitchen.id])
  expect(await upload([bedroom.id, kitchen.id])).toEqual({
    isPublished: false,
    albums: ['Кухня', 'Спальня'],
  })
})

test('publishes into the default album when the only album of the source was deleted', async () => {
  const chosen = await anAlbum(desk.world, desk.shop, 'Кухня')
  await choose('upload', [chosen.id], true)
  expect(await upload()).toEqual({ isPublished: true, albums: ['Кухня'] })
  await desk.client.call(albumEditingEndpoints.deleteAlbum, { params: chosen })
  expect((await sourceOf('upload')).albums).toEqual([])
  expect(await upload()).toEqual({ isPublished: false, albums: [] })
  await aDefaultAlbum()
  expect(await upload()).toEqual({ isPublished: true, albums: ['Главный'] })
})

test('puts a network’s own posts and its mentions into the albums of their respective sources', async () => {
  const network = await openVkDesk(desk)
  desk.world.settings.vkServiceKey = network.vk.serviceKey
  try {
    const wall = await anAlbum(desk.world, desk.shop, 'Стена')
    const others = await anAlbum(desk.world, desk.shop, 'Упоминания')
    const mention = (id: number) =>
      network.withPhoto(id, { owner_id: 77, from_id: 77, text: `Ваза ${id} @len_i_glina` })
    network.vk.others = [mention(2)]
    await network.connect()
    await choose('vk', [wall.id], true)
    network.vk.posts = [network.withPhoto(1, { text: 'Своя запись' })]
    await network.run()
    await choose('mention', [others.id])
    network.vk.others = [mention(2), mention(3)]
    desk.world.clock.advance(3 * 3_600_000)
    await network.run()
    const posts = (await network.posts()).map(({ vitrinaPost, providerPost }) => [
      providerPost.id,
      vitrinaPost.isPublished,
      vitrinaPost.albumList.map(({ name }) => name),
    ])
    expect(posts.sort()).toEqual([
      ['-5_1', true, ['Стена']],
      ['77_2', false, []],
      ['77_3', false, ['Упоминания']],
    ])
  } finally {
    network.close()
  }
})
