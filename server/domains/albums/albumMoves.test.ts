import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { libraryEndpoints } from '@/contract/endpoints/library'
import { type Client, signIn } from '../../../test/server/client'
import { aMedia, anAlbum, aPerson, aPost } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'

const desk = openShop()

/** An album of posts named by the letters, in their order. */
async function lettered(letters: string) {
  const album = await anAlbum(desk.world, desk.shop)
  const media = [await aMedia(desk.world, desk.shop)]
  const posts = new Map<string, number>()
  for (const text of letters) {
    posts.set(text, (await aPost(desk.world, desk.shop, { text, media, albums: [album] })).id)
  }
  return { albumId: album.id, idOf: (letter: string) => posts.get(letter) ?? 0 }
}

async function order(albumId: number): Promise<string> {
  const { postInfoList } = await desk.client.call(albumEditingEndpoints.listAlbumPosts, {
    body: {
      filter: { albumList: [albumId] },
      order: { field: 'manualSortingPosition', asc: true },
    },
  })
  return postInfoList.map(({ vitrinaPost }) => vitrinaPost.text).join('')
}

type Album = Awaited<ReturnType<typeof lettered>>
type Side = 'before' | 'after'

function moveNextTo(
  { albumId, idOf }: Album,
  [letter, side, beside]: readonly [string, Side, string],
  { position = 0, by = desk.client }: { position?: number; by?: Client } = {},
) {
  const nextTo = { postId: idOf(beside), side }
  return by.attempt(albumEditingEndpoints.updatePostPosition, {
    body: { albumId, postId: idOf(letter), position, nextTo },
  })
}

const toTop = ({ albumId, idOf }: Album, letters: string) =>
  desk.client.attempt(albumEditingEndpoints.movePostsToTop, {
    body: { albumId, postList: [...letters].map(idOf) },
  })

describe('moving a post next to another one', () => {
  test.each<[string, Side, string, string]>([
    ['А', 'before', 'В', 'БАВГ'],
    ['А', 'after', 'В', 'БВАГ'],
    ['А', 'after', 'Г', 'БВГА'],
    ['Г', 'before', 'А', 'ГАБВ'],
    ['Г', 'after', 'А', 'АГБВ'],
    ['Б', 'before', 'В', 'АБВГ'],
    ['В', 'after', 'Б', 'АБВГ'],
  ])('moves %s %s %s: %s', async (letter, side, beside, expected) => {
    const album = await lettered('АБВГ')
    // The position in the request is ignored.
    await moveNextTo(album, [letter, side, beside], { position: 3 })
    expect(await order(album.albumId)).toBe(expected)
  })

  test('uses the current position of the neighbour when another request has moved the neighbour', async () => {
    const album = await lettered('АБВГД')
    await moveNextTo(album, ['Б', 'after', 'Д'])
    // The request names the position that А would have if Б were still second.
    const moved = await moveNextTo(album, ['А', 'after', 'Б'], { position: 1 })
    expect(moved).toMatchObject({ body: { position: 4 } })
    expect(await order(album.albumId)).toBe('ВГДБА')
  })

  test('uses the requested position when the neighbour has left the album or is the moved post itself', async () => {
    const album = await lettered('АБВГ')
    await desk.client.call(libraryEndpoints.updatePosts, {
      body: {
        postList: [album.idOf('В')],
        change: { type: 'removeFromAlbums', albumList: [album.albumId] },
      },
    })
    await moveNextTo(album, ['А', 'after', 'В'], { position: 2 })
    expect(await order(album.albumId)).toBe('БГА')
    await moveNextTo(album, ['А', 'after', 'А'], { position: 1 })
    expect(await order(album.albumId)).toBe('БАГ')
  })

  test('keeps each post where its user moved it when moves are concurrent', async () => {
    const album = await lettered('АБВГДЕЖЗ')
    await aPerson(desk.world, desk.shop, 'editor')
    const second = await signIn(desk.world, 'editor@shop.test')
    const others = [desk.client, second]
    const moves = [
      ['А', 'after', 'З'],
      ['В', 'before', 'Б'],
      ['Д', 'after', 'Г'],
      ['Ж', 'before', 'Е'],
    ] as const
    const responses = await Promise.all(
      moves.map((move, index) => moveNextTo(album, move, { by: others[index % 2] ?? second })),
    )
    expect(responses.map(({ success }) => success)).toEqual([true, true, true, true])
    expect(await order(album.albumId)).toBe('ВБГДЖЕЗА')
  })
})

describe('moving posts to the top', () => {
  test('keeps the relative order of the posts, whatever order they were selected in', async () => {
    const album = await lettered('АБВГД')
    await toTop(album, 'ДБГ')
    expect(await order(album.albumId)).toBe('БГДАВ')
    await toTop(album, 'В')
    expect(await order(album.albumId)).toBe('ВБГДА')
    // The positions are numbered from 0 again.
    await desk.client.call(albumEditingEndpoints.updatePostPosition, {
      body: { albumId: album.albumId, postId: album.idOf('В'), position: 2 },
    })
    expect(await order(album.albumId)).toBe('БГВДА')
  })

  test('keeps posts that are added and moved concurrently', async () => {
    const album = await lettered('АБВГДЕ')
    const added = await aPost(desk.world, desk.shop, { text: 'Ж' })
    await Promise.all([
      toTop(album, 'ЕД'),
      desk.client.call(libraryEndpoints.updatePosts, {
        body: {
          postList: [added.id],
          change: { type: 'addToAlbums', albumList: [album.albumId] },
        },
      }),
      moveNextTo(album, ['А', 'after', 'Б']),
    ])
    const after = await order(album.albumId)
    expect(after.replace('Ж', '')).toBe('ДЕБАВГ')
    expect(after.indexOf('Ж')).toBeLessThanOrEqual(2)
  })

  test('skips posts that have left the album and refuses a request without any post', async () => {
    const album = await lettered('АБВ')
    const stranger = await aPost(desk.world, desk.shop)
    const move = (postList: number[]) =>
      desk.client.attempt(albumEditingEndpoints.movePostsToTop, {
        body: { albumId: album.albumId, postList },
      })
    expect((await move([stranger.id, album.idOf('В')])).success).toBe(true)
    expect(await order(album.albumId)).toBe('ВАБ')
    expect((await move([stranger.id])).status).toBe(404)
    await desk.client.call(albumEditingEndpoints.saveAlbum, {
      params: { id: album.albumId },
      body: { sortType: 'likeCount' },
    })
    expect(await move([album.idOf('Б')])).toMatchObject({ error: { code: 'album-not-manual' } })
  })
})
