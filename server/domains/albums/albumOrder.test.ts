import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import type { AlbumSettings } from '@/contract/entities/posts/album'
import { anAlbum, aPost, aWidget } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'

const desk = openShop()

const save = (id: number, body: AlbumSettings) =>
  desk.client.call(albumEditingEndpoints.saveAlbum, { params: { id }, body })
async function contentVersion(): Promise<number> {
  const row = await desk.world.db
    .selectFrom('account')
    .select('content_version')
    .where('id', '=', desk.shop.id)
    .executeTakeFirstOrThrow()
  return row.content_version
}

describe('the manual order', () => {
  const list = async (id: number, isManual = true) => {
    const { postInfoList } = await desk.client.call(albumEditingEndpoints.listAlbumPosts, {
      body: {
        filter: { albumList: [id] },
        ...(isManual ? { order: { field: 'manualSortingPosition', asc: true } as const } : {}),
      },
    })
    return postInfoList.map(({ vitrinaPost }) => vitrinaPost.text).join('')
  }
  const move = (albumId: number, postId: number, position: number) =>
    desk.client.attempt(albumEditingEndpoints.updatePostPosition, {
      body: { albumId, postId, position },
    })

  /** An album of posts А, Б, В, Г in this order. */
  async function lettered(providers: string[] = []) {
    const album = await anAlbum(desk.world, desk.shop)
    const posts: number[] = []
    for (const [index, text] of ['А', 'Б', 'В', 'Г'].entries()) {
      const provider = providers[index] ?? 'upload'
      posts.push((await aPost(desk.world, desk.shop, { text, provider, albums: [album] })).id)
    }
    return { album, posts }
  }
  const places = async (albumId: number) =>
    (
      await desk.world.db
        .selectFrom('album_post')
        .select('position')
        .where('album_id', '=', albumId)
        .orderBy('position')
        .execute()
    ).map(({ position }) => position)

  test.each([
    [0, 2, 'БВАГ'],
    [0, 1, 'БАВГ'],
    [3, 0, 'ГАБВ'],
    [2, 1, 'АВБГ'],
    [1, 1, 'АБВГ'],
    [0, 3, 'БВГА'],
    [0, 99, 'БВГА'],
    [1, Number.MAX_SAFE_INTEGER, 'АВГБ'],
  ])('moves post %i to position %i: %s', async (from, to, expected) => {
    const { album, posts } = await lettered()
    const before = await contentVersion()
    expect(await move(album.id, posts[from] ?? 0, to)).toMatchObject({
      success: true,
      body: { position: Math.min(to, 3) },
    })
    expect(await list(album.id)).toBe(expected)
    expect(await places(album.id)).toEqual([0, 1, 2, 3])
    expect(await contentVersion()).toBe(before + 1)
  })

  test('counts positions among the posts that the album shows, without excluded posts', async () => {
    const { album, posts } = await lettered(['upload', 'vk', 'upload', 'upload'])
    await save(album.id, { useAllDataSources: false, sources: ['upload'] })
    // Г moves to the second position of А, В, Г.
    expect(await move(album.id, posts[3] ?? 0, 1)).toMatchObject({ body: { position: 1 } })
    expect(await list(album.id)).toBe('АБГВ')
    // All sources are shown again: А moves to the second position of Б, Г, В.
    await save(album.id, { useAllDataSources: true })
    await move(album.id, posts[0] ?? 0, 1)
    expect(await list(album.id)).toBe('БАГВ')
  })

  test('audits a move with the album and the post', async () => {
    const { album, posts } = await lettered()
    await move(album.id, posts[0] ?? 0, 2)
    const audit = await desk.world.db.selectFrom('audit').selectAll().execute()
    expect(audit.at(-1)).toMatchObject({
      action: 'album.order',
      entity: 'album',
      entity_id: String(album.id),
      detail: JSON.stringify({ postId: posts[0], from: 0, to: 2 }),
    })
  })

  test('loses no post on concurrent moves', async () => {
    const { album, posts } = await lettered()
    await Promise.all(posts.map((postId, index) => move(album.id, postId, 3 - index)))
    expect([...(await list(album.id))].sort()).toEqual(['А', 'Б', 'В', 'Г'])
    expect(await places(album.id)).toEqual([0, 1, 2, 3])
  })

  test('cannot be changed in an album that is sorted by another criterion', async () => {
    const { album, posts } = await lettered()
    await save(album.id, { sortType: 'likeCount' })
    expect(await move(album.id, posts[3] ?? 0, 0)).toMatchObject({
      status: 200,
      success: false,
      error: { code: 'album-not-manual', message: expect.stringContaining('ручной') },
    })
    expect(await list(album.id)).toBe('АБВГ')
  })

  test('accepts only posts of the album', async () => {
    const { album } = await lettered()
    const stranger = await aPost(desk.world, desk.shop)
    expect((await move(album.id, stranger.id, 0)).status).toBe(404)
    for (const postId of [0, 1.5]) {
      expect((await move(album.id, postId, 0)).status).toBe(400)
    }
    expect(await list(album.id)).toBe('АБВГ')
  })

  test('is the order in the widget, which leaves out excluded sources', async () => {
    const { album, posts } = await lettered(['upload', 'vk', 'upload', 'upload'])
    await desk.world.db.updateTable('post').set({ is_published: 1, published_at: 1 }).execute()
    const { embed_id } = await aWidget(desk.world, desk.shop, { settings: { albums: [album.id] } })
    const shown = async () => {
      const response = await desk.world.app.request(`http://widgets.test/widget/v1/${embed_id}`)
      const payload: { posts: { text: string }[] } = await response.json()
      return payload.posts.map(({ text }) => text).join('')
    }
    expect(await shown()).toBe('АБВГ')
    await move(album.id, posts[3] ?? 0, 0)
    expect(await shown()).toBe('ГАБВ')
    await save(album.id, { useAllDataSources: false, sources: ['upload'] })
    expect(await shown()).toBe('ГАВ')
  })
})

describe('the posts of an album', () => {
  test('returns pages in the requested order', async () => {
    const [kitchen, gifts] = [
      await anAlbum(desk.world, desk.shop),
      await anAlbum(desk.world, desk.shop),
    ]
    const both = await aPost(desk.world, desk.shop, { like_count: 1, albums: [kitchen, gifts] })
    const liked = await aPost(desk.world, desk.shop, { like_count: 9, albums: [kitchen] })
    await aPost(desk.world, desk.shop, { like_count: 99 })
    const ask = async (albumList: number[]) => {
      const { postInfoList, paging } = await desk.client.call(
        albumEditingEndpoints.listAlbumPosts,
        {
          body: { filter: { albumList }, order: { field: 'likeCount', asc: false } },
        },
      )
      expect(paging).toMatchObject({ page: 1, pageCount: 1, total: postInfoList.length })
      return postInfoList.map(({ vitrinaPost }) => vitrinaPost.id)
    }
    expect(await ask([kitchen.id])).toEqual([liked.id, both.id])
    expect(await ask([gifts.id])).toEqual([both.id])
  })

  test('cannot be listed without naming an album', async () => {
    const result = await desk.client.attempt(albumEditingEndpoints.listAlbumPosts, { body: {} })
    expect(result.status).toBe(400)
  })
})
