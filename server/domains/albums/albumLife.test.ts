import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { albumEndpoints } from '@/contract/endpoints/albums'
import { postEndpoints } from '@/contract/endpoints/posts'
import { aMedia, anAccount, anAlbum, aPost, aWidget } from '../../../test/server/factories'
import { png } from '../../../test/server/pictures'
import { openShop } from '../../../test/server/shopDesk'

const desk = openShop()

const HOUR_MS = 60 * 60_000
const read = async (id: number) =>
  (await desk.client.call(albumEditingEndpoints.getAlbum, { params: { id } })).album
const list = async () => (await desk.client.call(albumEndpoints.listAlbums)).albumList
const audited = (action: string) =>
  desk.world.db
    .selectFrom('audit')
    .select(['entity', 'entity_id', 'detail', 'at'])
    .where('action', '=', action)
    .execute()
async function contentVersion(): Promise<number> {
  const { content_version } = await desk.world.db
    .selectFrom('account')
    .select('content_version')
    .where('id', '=', desk.shop.id)
    .executeTakeFirstOrThrow()
  return content_version
}

describe('a new album', () => {
  test('is empty, in manual order, with all sources and its creation date', async () => {
    await anAlbum(desk.world, desk.shop, 'Сад')
    desk.world.clock.advance(HOUR_MS)
    const { album } = await desk.client.call(albumEditingEndpoints.createAlbum, {
      body: { name: ' Кухня ' },
    })
    expect(album).toEqual({
      id: album.id,
      name: 'Кухня',
      createdAt: new Date(desk.world.clock.now()).toISOString(),
      isStory: false,
      postCount: 0,
      allPostCount: 0,
      sortDirection: 'desc',
      sortType: 'manualSortingPosition',
      sources: [],
      coverUrl: null,
      useAllDataSources: true,
      defaultValue: false,
    })
    expect(await read(album.id)).toEqual(album)
    expect((await list()).map(({ name }) => name)).toEqual(['Сад', 'Кухня'])
    expect(await audited('album.create')).toMatchObject([
      { entity: 'album', entity_id: String(album.id) },
    ])
  })
})

describe('deleting an album', () => {
  const remove = (id: number) =>
    desk.client.attempt(albumEditingEndpoints.deleteAlbum, { params: { id } })

  test('removes the album from the list and from widgets and keeps its posts and the other albums', async () => {
    const [kitchen, garden] = [
      await anAlbum(desk.world, desk.shop, 'Кухня'),
      await anAlbum(desk.world, desk.shop, 'Сад'),
    ]
    const albums = [kitchen, garden]
    await aPost(desk.world, desk.shop, { text: 'Утро', albums })
    await aPost(desk.world, desk.shop, { text: 'Вечер', albums: [kitchen] })
    const settings = { albums: albums.map(({ id }) => id) }
    const { embed_id } = await aWidget(desk.world, desk.shop, { settings })
    const before = await contentVersion()
    expect(await remove(kitchen.id)).toMatchObject({
      success: true,
      body: { album: { name: 'Кухня', allPostCount: 2 } },
    })
    expect((await list()).map(({ name }) => name)).toEqual(['Сад'])
    expect((await remove(kitchen.id)).status).toBe(404)
    const { postInfoList } = await desk.client.call(postEndpoints.searchPosts, { body: {} })
    expect(postInfoList.map(({ vitrinaPost }) => vitrinaPost.text).toSorted()).toEqual([
      'Вечер',
      'Утро',
    ])
    const widget = await desk.world.db
      .selectFrom('widget')
      .select('settings')
      .where('embed_id', '=', embed_id)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(widget.settings)).toMatchObject({ albums: [garden.id] })
    expect(await contentVersion()).toBe(before + 1)
    expect(await audited('album.delete')).toMatchObject([
      { entity: 'album', entity_id: String(kitchen.id), detail: '{"posts":2}' },
    ])
  })

  test('responds with 404 for another shop’s album', async () => {
    const theirs = await anAlbum(desk.world, await anAccount(desk.world, 'other'))
    expect((await remove(theirs.id)).status).toBe(404)
    expect(await desk.world.db.selectFrom('album').select('id').execute()).toEqual([theirs])
  })
})

describe('an album without a cover of its own', () => {
  /** A post with two pictures, the first of which is identified by its width. */
  async function pictured(albums: { id: number }[], width: number, changes = {}) {
    const media = [
      await aMedia(desk.world, desk.shop, await png(width, 600)),
      await aMedia(desk.world, desk.shop, await png(790, 790)),
    ]
    await aPost(desk.world, desk.shop, { albums, media, ...changes })
  }
  async function coverWidth(id: number) {
    const { coverUrl } = await read(id)
    const { width } = await desk.world.db
      .selectFrom('media')
      .select('width')
      .where('variants', 'like', `%${(coverUrl ?? '/none').split('/').at(-1) ?? ''}%`)
      .executeTakeFirstOrThrow()
    expect((await list()).find((album) => album.id === id)?.coverUrl).toBe(coverUrl)
    return width
  }

  test('shows the first picture of its newest published post, or of its newest post when none is published', async () => {
    const album = await anAlbum(desk.world, desk.shop)
    const other = await anAlbum(desk.world, desk.shop)
    await pictured([other], 860, { provider_created_at: 90, is_published: 1 })
    await pictured([album], 810, { provider_created_at: 10 })
    expect(await coverWidth(album.id)).toBe(810)
    await pictured([album], 820, { provider_created_at: 20 })
    expect(await coverWidth(album.id)).toBe(820)
    await pictured([album], 830, { provider_created_at: 5, is_published: 1 })
    expect(await coverWidth(album.id)).toBe(830)
    await pictured([album], 840, { provider_created_at: 7, is_published: 1 })
    expect(await coverWidth(album.id)).toBe(840)
    await pictured([album], 850, { provider_created_at: 7, is_published: 1 })
    expect(await coverWidth(album.id)).toBe(850)
    expect(await coverWidth(other.id)).toBe(860)
  })

  test('shows a picture that no older album shows, when there is one', async () => {
    const older = await anAlbum(desk.world, desk.shop)
    const newer = await anAlbum(desk.world, desk.shop)
    await pictured([older, newer], 860, { provider_created_at: 90, is_published: 1 })
    expect(await coverWidth(newer.id)).toBe(860)
    await pictured([newer], 810, { provider_created_at: 10 })
    expect(await coverWidth(newer.id)).toBe(810)
    await pictured([older, newer], 820, { provider_created_at: 80, is_published: 1 })
    expect(await coverWidth(older.id)).toBe(860)
    expect(await coverWidth(newer.id)).toBe(820)
  })
})

test('audits changed settings, a new cover and a moved post', async () => {
  const album = await anAlbum(desk.world, desk.shop)
  await aPost(desk.world, desk.shop, { albums: [album] })
  const second = await aPost(desk.world, desk.shop, { albums: [album] })
  const params = { id: album.id }
  await desk.client.call(albumEditingEndpoints.saveAlbum, {
    params,
    body: { name: 'Сад', defaultValue: true },
  })
  const cover = await png(400, 400)
  const form = new FormData()
  form.set('file', new File([new Uint8Array(cover)], 'cover.png'))
  await desk.client.call(albumEditingEndpoints.uploadAlbumCover, { params, form })
  await desk.client.call(albumEditingEndpoints.updatePostPosition, {
    body: { albumId: album.id, postId: second.id, position: 0 },
  })
  const rows = await desk.world.db.selectFrom('audit').selectAll().orderBy('id').execute()
  expect(rows.map(({ action, detail }) => [action, JSON.parse(detail) as unknown])).toEqual([
    ['album.save', { changed: ['name', 'defaultValue'] }],
    ['album.cover', { bytes: cover.length }],
    ['album.order', { postId: second.id, from: 1, to: 0 }],
  ])
  for (const { entity, entity_id } of rows) {
    expect([entity, entity_id]).toEqual(['album', String(album.id)])
  }
})
