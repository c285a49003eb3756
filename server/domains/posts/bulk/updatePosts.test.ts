import { albumEndpoints } from '@/contract/endpoints/albums'
import { libraryEndpoints } from '@/contract/endpoints/library'
import { postEndpoints } from '@/contract/endpoints/posts'
import { userEndpoints } from '@/contract/endpoints/user'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { PostChange } from '@/contract/entities/posts/postChange'
import { LIMITS } from '@/contract/limits'
import { aSegment } from '../../../../test/server/accountFactories'
import { signIn } from '../../../../test/server/client'
import {
  aMedia,
  anAccount,
  anAlbum,
  aPerson,
  aPost,
  aReview,
} from '../../../../test/server/factories'
import { openShop } from '../../../../test/server/shopDesk'
import { TEST_NOW } from '../../../../test/server/world'

const { updatePosts } = libraryEndpoints
const desk = openShop()

let kitchen: { id: number }
let gifts: { id: number }
let media: { id: number }[]

beforeEach(async () => {
  kitchen = await anAlbum(desk.world, desk.shop, 'Кухня')
  gifts = await anAlbum(desk.world, desk.shop, 'Подарки')
  media = [await aMedia(desk.world, desk.shop)]
})

const post = (changes: Parameters<typeof aPost>[2] = {}) =>
  aPost(desk.world, desk.shop, { media, ...changes })

async function change(posts: { id: number }[], wanted: PostChange, by = desk.client) {
  const body = { postList: posts.map(({ id }) => id), change: wanted }
  return (await by.call(updatePosts, { body })).results
}

async function loaded({ id }: { id: number }): Promise<PostInfo | undefined> {
  const { postInfoList } = await desk.client.call(postEndpoints.searchPosts, {
    body: { filter: { postId: id } },
  })
  return postInfoList[0]
}

const contentVersion = async () =>
  (await desk.world.db.selectFrom('account').select('content_version').executeTakeFirstOrThrow())
    .content_version

const actions = async () =>
  (await desk.world.db.selectFrom('audit').select('action').orderBy('id').execute()).map(
    ({ action }) => action,
  )

describe('publishing many posts', () => {
  test('publishes each post into the albums and counts the albums’ posts', async () => {
    const posts = [await post(), await post({ albums: [kitchen] })]
    const results = await change(posts, { type: 'publish', albumList: [gifts.id] })
    expect(results.map(({ id, failure }) => [id, failure])).toEqual(
      posts.map(({ id }) => [id, null]),
    )
    expect(results[1]?.postInfo?.vitrinaPost).toMatchObject({
      isPublished: true,
      revision: 2,
      publishedAt: new Date(TEST_NOW).toISOString(),
      albumList: [{ name: 'Кухня' }, { name: 'Подарки' }],
    })
    const { albumList } = await desk.client.call(albumEndpoints.listAlbums)
    expect(albumList.map(({ postCount, allPostCount }) => [postCount, allPostCount])).toEqual([
      [1, 1],
      [2, 2],
    ])
    expect(await actions()).toEqual(['post.publish', 'post.publish'])
  })

  test('reports the refusal of one post in the user’s language and changes the other posts', async () => {
    const scheduled = await post({ albums: [kitchen] })
    await desk.world.db
      .updateTable('post')
      .set({ is_enabled_scheduler: 1, publish_time: TEST_NOW + 1000 })
      .where('id', '=', scheduled.id)
      .execute()
    const other = await anAccount(desk.world, 'other')
    const posts = [
      scheduled,
      await aReview(desk.world, desk.shop, { is_archived: 1, albums: [kitchen] }),
      await aPost(desk.world, other, { media: [] }),
      await post(),
      await post({ albums: [kitchen] }),
    ]
    const outcome = async () =>
      (await change(posts, { type: 'publish', albumList: [] })).map(
        ({ failure }) => failure && [failure.code, failure.message],
      )
    expect(await outcome()).toEqual([
      ['status-is-scheduled', expect.stringContaining('отложенная публикация')],
      ['review-archived', expect.stringContaining('в архиве')],
      ['post-not-found', expect.stringContaining('Такого поста нет')],
      ['publish-needs-album', expect.stringContaining('хотя бы в один альбом')],
      null,
    ])
    await desk.client.call(userEndpoints.saveUser, { body: { locale: 'en' } })
    expect((await outcome())[3]?.[1]).toBe('To publish the post, add it to at least one album')
    expect((await loaded(posts[0]!))?.vitrinaPost.isPublished).toBe(false)
    expect((await loaded(posts[4]!))?.vitrinaPost.isPublished).toBe(true)
  })

  test('reports an internal failure of one post and publishes the other posts', async () => {
    const posts = [await post({ albums: [kitchen] }), await post({ albums: [kitchen] })]
    await desk.world.db
      .updateTable('post_media')
      .set({ elements: 'broken' })
      .where('post_id', '=', posts[0]!.id)
      .execute()
    const results = await change(posts, { type: 'publish', albumList: [] })
    expect(results.map(({ failure }) => failure?.code)).toEqual(['failure', undefined])
    expect(desk.world.reported).toHaveLength(1)
    desk.world.reported.length = 0
  })

  test('refuses the whole call without the right to publish', async () => {
    const published = await post({ albums: [kitchen], is_published: 1 })
    await desk.world.db
      .deleteFrom('team_role_permission')
      .where('permission', '=', 'PUBLISH_POST')
      .execute()
    await aPerson(desk.world, desk.shop, 'editor')
    const editor = await signIn(desk.world, 'editor@shop.test')
    const changes: PostChange[] = [{ type: 'publish', albumList: [] }, { type: 'unpublish' }]
    for (const wanted of changes) {
      const response = await editor.attempt(updatePosts, {
        body: { postList: [published.id], change: wanted },
      })
      expect(response.status).toBe(403)
    }
    const [deleted] = await change([published], { type: 'delete' }, editor)
    expect(deleted?.failure?.code).toBe('forbidden')
    const state = { publishedAt: null, albumList: [kitchen.id], segmentList: [] }
    const [restored] = await change(
      [published],
      {
        type: 'restore',
        posts: [{ ...state, id: published.id, revision: 1, isPublished: false }],
      },
      editor,
    )
    expect(restored?.failure?.code).toBe('forbidden')
    const [added] = await change(
      [published],
      { type: 'addToAlbums', albumList: [gifts.id] },
      editor,
    )
    expect(added?.failure).toBeNull()
  })
})

test('publishes each post once when two users publish the same posts concurrently', async () => {
  const posts = [await post({ albums: [kitchen] }), await post({ albums: [kitchen] })]
  const outcomes = await Promise.all([
    change(posts, { type: 'publish', albumList: [] }),
    change(posts, { type: 'publish', albumList: [] }),
  ])
  for (const { failure, postInfo } of outcomes.flat()) {
    expect(failure).toBeNull()
    expect(postInfo?.vitrinaPost.revision).toBe(2)
  }
  expect(await actions()).toEqual(['post.publish', 'post.publish'])
})

describe('unpublishing many posts', () => {
  test('keeps the albums of a post', async () => {
    const { id } = await post({ albums: [kitchen], is_published: 1 })
    const [result] = await change([{ id }], { type: 'unpublish' })
    expect(result?.postInfo?.vitrinaPost).toMatchObject({
      isPublished: false,
      albumList: [{ id: kitchen.id }],
    })
    expect(await actions()).toEqual(['post.unpublish'])
  })
})

describe('albums and segments of many posts', () => {
  test('adds posts to albums, the last post first in the manual order, and removes them', async () => {
    const old = await post({ albums: [kitchen] })
    const posts = [await post(), await post()]
    await change(posts, { type: 'addToAlbums', albumList: [kitchen.id, gifts.id] })
    const { postInfoList } = await desk.client.call(postEndpoints.searchPosts, {
      body: {
        filter: { albumList: [kitchen.id] },
        order: { field: 'manualSortingPosition', asc: true },
      },
    })
    expect(postInfoList.map(({ vitrinaPost }) => vitrinaPost.id)).toEqual([
      posts[1]!.id,
      posts[0]!.id,
      old.id,
    ])
    const [left] = await change(posts, { type: 'removeFromAlbums', albumList: [kitchen.id] })
    expect(left?.postInfo?.vitrinaPost.albumList).toEqual([{ id: gifts.id, name: 'Подарки' }])
    expect(await actions()).toEqual(Array.from({ length: 4 }, () => 'post.albums'))
  })

  test('keeps a published or a scheduled post in its last album', async () => {
    const published = await post({ albums: [kitchen], is_published: 1 })
    const scheduled = await post({ albums: [kitchen] })
    await desk.world.db
      .updateTable('post')
      .set({ is_enabled_scheduler: 1, publish_time: TEST_NOW + 1000 })
      .where('id', '=', scheduled.id)
      .execute()
    const results = await change([published, scheduled, await post({ albums: [kitchen] })], {
      type: 'removeFromAlbums',
      albumList: [kitchen.id],
    })
    expect(results.map(({ failure }) => failure?.code)).toEqual([
      'last-album',
      'last-album',
      undefined,
    ])
  })

  test('refuses to add more albums than a post may have', async () => {
    const albums = []
    for (let count = 0; count < LIMITS.postAlbums; count += 1) {
      albums.push(await anAlbum(desk.world, desk.shop))
    }
    const full = await post({ albums })
    const [result] = await change([full], { type: 'addToAlbums', albumList: [kitchen.id] })
    expect(result?.failure).toMatchObject({ code: 'too-many-albums' })
    expect(result?.failure?.message).toContain('200')
  })

  test('sets exactly the segments sent', async () => {
    const [vip, fresh] = [
      await aSegment(desk.world, desk.shop),
      await aSegment(desk.world, desk.shop, 'new', 'Новые'),
    ]
    const posts = [await post(), await post()]
    await change(posts, { type: 'setSegments', segmentList: [vip.id, fresh.id] })
    const [result] = await change(posts, { type: 'setSegments', segmentList: [fresh.id] })
    expect(result?.postInfo?.segments).toEqual([{ id: fresh.id, name: 'Новые' }])
    expect(result?.postInfo?.vitrinaPost.revision).toBe(3)
    expect(await actions()).toEqual(Array.from({ length: 4 }, () => 'post.segments'))
  })

  test('refuses the whole call for albums or segments of other accounts', async () => {
    const other = await anAccount(desk.world, 'other')
    const { id: postId } = await post()
    const albumList = [(await anAlbum(desk.world, other)).id]
    const segmentList = [(await aSegment(desk.world, other)).id]
    const refusal = async (wanted: PostChange) =>
      (await desk.client.attempt(updatePosts, { body: { postList: [postId], change: wanted } }))
        .error
    expect(await refusal({ type: 'publish', albumList })).toMatchObject({
      code: 'album-not-found',
      field: 'change.albumList',
    })
    expect(await refusal({ type: 'addToAlbums', albumList })).toMatchObject({
      code: 'album-not-found',
    })
    expect(await refusal({ type: 'setSegments', segmentList })).toMatchObject({
      code: 'segment-not-found',
      message: 'Одного из сегментов больше нет. Обновите страницу',
    })
  })

  test('changes neither revision, audit nor content version when nothing differs', async () => {
    const vip = await aSegment(desk.world, desk.shop)
    const first = await post({ albums: [kitchen], is_published: 1 })
    await change([first], { type: 'setSegments', segmentList: [vip.id] })
    const version = await contentVersion()
    const changes: PostChange[] = [
      { type: 'publish', albumList: [kitchen.id] },
      { type: 'addToAlbums', albumList: [kitchen.id] },
      { type: 'removeFromAlbums', albumList: [gifts.id] },
      { type: 'setSegments', segmentList: [vip.id, vip.id] },
    ]
    for (const wanted of changes) {
      const [result] = await change([first], wanted)
      expect(result).toMatchObject({ failure: null, postInfo: { vitrinaPost: { revision: 2 } } })
    }
    expect(await contentVersion()).toBe(version)
    expect(await actions()).toEqual(['post.segments'])
  })

  test('changes a post once when its id is sent twice, and raises the content version once per changed post', async () => {
    const [one, other] = [await post(), await post()]
    const version = await contentVersion()
    const results = await change([other, one, other], {
      type: 'addToAlbums',
      albumList: [kitchen.id],
    })
    expect(results.map(({ id }) => id)).toEqual([other.id, one.id])
    expect(await contentVersion()).toBe(version + 2)
  })
})
