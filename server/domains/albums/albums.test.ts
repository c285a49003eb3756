import { access } from 'node:fs/promises'
import sharp from 'sharp'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { albumEndpoints } from '@/contract/endpoints/albums'
import type { AlbumSettings } from '@/contract/entities/posts/album'
import { MEGABYTE } from '@/contract/files/uploads'
import { signIn } from '../../../test/server/client'
import { anAccount, anAlbum, aPerson, aPost } from '../../../test/server/factories'
import { jpeg, png } from '../../../test/server/pictures'
import { openShop } from '../../../test/server/shopDesk'
import { blobFile, blobFolders } from '../../blobs/diskFiles'

const desk = openShop()

const save = (id: number, body: AlbumSettings, by = desk.client) =>
  by.attempt(albumEditingEndpoints.saveAlbum, { params: { id }, body })
const read = async (id: number) =>
  (await desk.client.call(albumEditingEndpoints.getAlbum, { params: { id } })).album

async function contentVersion(): Promise<number> {
  const row = await desk.world.db
    .selectFrom('account')
    .select('content_version')
    .where('id', '=', desk.shop.id)
    .executeTakeFirstOrThrow()
  return row.content_version
}

async function inEnglish() {
  await desk.world.db.updateTable('person').set({ locale: 'en' }).execute()
}

describe('an album', () => {
  test('is returned with its counts and settings', async () => {
    const { id } = await anAlbum(desk.world, desk.shop, 'Кухня')
    await aPost(desk.world, desk.shop, { is_published: 1, albums: [{ id }] })
    await aPost(desk.world, desk.shop, { albums: [{ id }] })
    expect(await read(id)).toMatchObject({
      id,
      name: 'Кухня',
      postCount: 1,
      allPostCount: 2,
      sortType: 'manualSortingPosition',
      useAllDataSources: true,
      sources: [],
      defaultValue: false,
    })
  })

  test.each(['999', '0', 'x', '9'.repeat(30)])('responds with 404 for %s', async (id) => {
    const response = await desk.client.attempt(albumEditingEndpoints.getAlbum, { params: { id } })
    expect(response.status).toBe(404)
  })

  test('responds with 404 for another account’s album', async () => {
    const other = await anAccount(desk.world, 'other')
    const theirs = await anAlbum(desk.world, other)
    const theirPost = await aPost(desk.world, other, { albums: [theirs] })
    const { id } = theirs
    const form = new FormData()
    form.set('file', new File([new Uint8Array(await jpeg())], 'cover.jpg'))
    const params = { id }
    const responses = [
      await desk.client.attempt(albumEditingEndpoints.getAlbum, { params }),
      await save(id, { name: 'Моё' }),
      await desk.client.attempt(albumEditingEndpoints.uploadAlbumCover, { params, form }),
      await desk.client.attempt(albumEditingEndpoints.updatePostPosition, {
        body: { albumId: id, postId: theirPost.id, position: 0 },
      }),
      await desk.client.attempt(albumEditingEndpoints.listAlbumPosts, {
        body: { filter: { albumList: [id] } },
      }),
    ]
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    const row = await desk.world.db.selectFrom('album').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ name: 'Кухня', revision: 1, cover_blob: null })
  })
})

test.each([undefined, false, true])(
  'returns isStory of an album created with %j',
  async (isStory) => {
    const { album } = await desk.client.call(albumEditingEndpoints.createAlbum, {
      body: { name: 'Истории', isStory },
    })
    expect((await read(album.id)).isStory).toBe(isStory ?? false)
  },
)

describe('saving an album', () => {
  test('writes only the settings sent', async () => {
    const { id } = await anAlbum(desk.world, desk.shop, 'Кухня')
    const before = await contentVersion()
    await save(id, { sortType: 'likeCount', sortDirection: 'asc' })
    await save(id, { name: '  Столовая ' })
    await save(id, { useAllDataSources: false, sources: ['upload', 'link', 'upload'] })
    expect(await read(id)).toMatchObject({
      name: 'Столовая',
      sortType: 'likeCount',
      sortDirection: 'asc',
      useAllDataSources: false,
      sources: ['upload', 'link'],
    })
    expect(await contentVersion()).toBe(before + 3)
    const audit = await desk.world.db.selectFrom('audit').select(['action', 'detail']).execute()
    expect(audit.filter(({ action }) => action === 'album.save')).toHaveLength(3)
    expect(audit.at(-1)?.detail).toBe('{"changed":["useAllDataSources","sources"]}')
  })

  test.each<[AlbumSettings, string, string, string, string]>([
    [{ name: '  ' }, 'empty-field', 'name', 'Заполните это поле', 'Fill in this field'],
    [
      { sources: ['upload', 'pigeons'] },
      'source-not-found',
      'sources',
      'Одного из источников больше нет. Обновите страницу',
      'One of the sources no longer exists. Reload the page',
    ],
    [
      { useAllDataSources: false },
      'album-needs-source',
      'sources',
      'Выберите хотя бы один источник',
      'Choose at least one source',
    ],
  ])('refuses %j in both languages', async (settings, code, field, russian, english) => {
    const { id } = await anAlbum(desk.world, desk.shop)
    const sent = { sortType: 'likeCount' as const, ...settings }
    expect(await save(id, sent)).toMatchObject({
      status: 200,
      success: false,
      error: { code, field, message: russian },
    })
    await inEnglish()
    expect((await save(id, sent)).error?.message).toBe(english)
    expect(await read(id)).toMatchObject({ name: 'Кухня', sortType: 'manualSortingPosition' })
  })

  test('makes one album the default, and only one', async () => {
    const [one, two] = [await anAlbum(desk.world, desk.shop), await anAlbum(desk.world, desk.shop)]
    await save(one.id, { defaultValue: true })
    await save(two.id, { defaultValue: true })
    expect((await read(one.id)).defaultValue).toBe(false)
    expect((await read(two.id)).defaultValue).toBe(true)
    await save(one.id, { name: 'Столовая' })
    expect((await read(two.id)).defaultValue).toBe(true)
    await save(two.id, { defaultValue: false })
    expect((await read(two.id)).defaultValue).toBe(false)
  })

  test('leaves exactly one default album after concurrent saves', async () => {
    const albums = [await anAlbum(desk.world, desk.shop), await anAlbum(desk.world, desk.shop)]
    await Promise.all(albums.map(({ id }) => save(id, { defaultValue: true })))
    const defaults = await desk.world.db
      .selectFrom('album')
      .select('id')
      .where('is_default', '=', 1)
      .execute()
    expect(defaults).toHaveLength(1)
  })

  test('requires the right to edit', async () => {
    const { id } = await anAlbum(desk.world, desk.shop)
    await aPerson(desk.world, desk.shop, 'observer')
    const observer = await signIn(desk.world, 'observer@shop.test')
    const responses = [
      await save(id, { name: 'Моё' }, observer),
      await observer.attempt(albumEditingEndpoints.uploadAlbumCover, { params: { id } }),
      await observer.attempt(albumEditingEndpoints.updatePostPosition, {
        body: { albumId: id, postId: 1, position: 0 },
      }),
    ]
    expect(responses.map(({ status }) => status)).toEqual([403, 403, 403])
  })
})

describe('an uploaded cover', () => {
  async function upload(id: number, content: Uint8Array, name = 'Обложка.jpg') {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(content)], name))
    return desk.client.attempt(albumEditingEndpoints.uploadAlbumCover, { params: { id }, form })
  }

  test('replaces the automatic cover, on the album and in the list', async () => {
    const { id } = await anAlbum(desk.world, desk.shop)
    await aPost(desk.world, desk.shop, { albums: [{ id }] })
    const ofPost = (await read(id)).coverUrl
    await upload(id, await png(711, 400))
    const { coverUrl } = await read(id)
    expect(coverUrl).not.toBe(ofPost)
    const { albumList } = await desk.client.call(albumEndpoints.listAlbums)
    expect(albumList[0]?.coverUrl).toBe(coverUrl)
    const shown = await desk.client.fetch(coverUrl ?? '')
    const facts = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
    expect(facts).toMatchObject({ format: 'webp', width: 711 })
    const row = await desk.world.db.selectFrom('album').selectAll().executeTakeFirstOrThrow()
    const audit = await desk.world.db.selectFrom('audit').selectAll().execute()
    expect(audit.at(-1)).toMatchObject({ entity: 'album', entity_id: String(id) })
    const { originals } = blobFolders(desk.world.settings.dataDir)
    await expect(access(blobFile(originals, row.cover_blob ?? ''))).resolves.toBeUndefined()
  })

  const gif = Buffer.from('GIF89a0000000000000000')
  test.each<[string, () => Promise<Buffer>, string, Record<string, unknown>]>([
    ['is not a picture', async () => gif, 'unsupported-type', {}],
    [
      'is too small',
      () => jpeg({ width: 600, height: 399 }),
      'image-too-small',
      { width: 600, height: 399, minSide: 400 },
    ],
    ['is too wide', () => png(712, 400), 'aspect-too-wide', { width: 712, height: 400 }],
    [
      'has too many bytes',
      async () => Buffer.concat([await jpeg(), Buffer.alloc(5 * MEGABYTE)]),
      'file-too-large',
      { maxBytes: 5 * MEGABYTE },
    ],
  ])('is refused with the file’s name when it %s', async (_name, content, code, facts) => {
    const { id } = await anAlbum(desk.world, desk.shop)
    const bytes = await content()
    const { success, error } = await upload(id, bytes)
    expect(success).toBe(false)
    expect(error).toMatchObject({ code, fileName: 'Обложка.jpg', ...facts })
    expect(error?.message).toContain('Обложка.jpg')
    await inEnglish()
    expect((await upload(id, bytes, 'cover.jpg')).error?.message).not.toMatch(/[а-яё{}]/i)
    expect((await read(id)).coverUrl).toBeNull()
  })

  test('requires a file', async () => {
    const { id } = await anAlbum(desk.world, desk.shop)
    const form = new FormData()
    form.set('picture', new File([new Uint8Array(await jpeg())], 'cover.jpg'))
    const response = await desk.client.attempt(albumEditingEndpoints.uploadAlbumCover, {
      params: { id },
      form,
    })
    expect(response.status).toBe(400)
  })
})
