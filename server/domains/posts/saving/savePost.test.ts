import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { albumEndpoints } from '@/contract/endpoints/albums'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { postEndpoints } from '@/contract/endpoints/posts'
import { productEndpoints } from '@/contract/endpoints/products'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { PostFilter } from '@/contract/entities/posts/postList'
import { signIn, type Client } from '../../../../test/server/client'
import {
  aMedia,
  anAccount,
  anAlbum,
  aPerson,
  aPost,
  aProduct,
  type TestRole,
} from '../../../../test/server/factories'
import { openShop } from '../../../../test/server/shopDesk'
import { TEST_NOW } from '../../../../test/server/world'

const desk = openShop()

async function library(query: { query?: string; filter?: PostFilter; manual?: boolean }) {
  const { manual = false, ...request } = query
  const order = { field: 'manualSortingPosition', asc: true } as const
  const { postInfoList } = await desk.client.call(postEndpoints.searchPosts, {
    body: { ...request, ...(manual ? { order } : {}) },
  })
  return postInfoList
}

async function loaded(post: { id: number }): Promise<PostInfo> {
  const [postInfo] = await library({ filter: { postId: post.id } })
  if (!postInfo) throw new Error('The post is not in the library')
  return postInfo
}

function changed(post: PostInfo, changes: Partial<PostInfo['vitrinaPost']>): PostInfo {
  return { ...post, vitrinaPost: { ...post.vitrinaPost, ...changes } }
}

const saving = (postInfo: PostInfo, by: Client = desk.client) =>
  by.attempt(postEditingEndpoints.savePost, {
    body: { postInfo, request: { revision: postInfo.vitrinaPost.revision } },
  })

async function signedIn(place: TestRole): Promise<Client> {
  await aPerson(desk.world, desk.shop, place)
  return signIn(desk.world, `${place}@shop.test`)
}

describe('saving a post', () => {
  test('requires an album for publishing', async () => {
    const post = await loaded(await aPost(desk.world, desk.shop))
    expect(await saving(changed(post, { isPublished: true }))).toMatchObject({
      status: 200,
      success: false,
      error: { code: 'publish-needs-album', field: 'vitrinaPost.albumList' },
    })
    expect((await loaded({ id: post.vitrinaPost.id! })).vitrinaPost.revision).toBe(1)
  })

  test('keeps the publication time over later saves', async () => {
    const album = await anAlbum(desk.world, desk.shop)
    const { id } = await aPost(desk.world, desk.shop, { albums: [album] })
    await saving(changed(await loaded({ id }), { isPublished: true }))
    desk.world.clock.advance(60_000)
    expect(await saving(changed(await loaded({ id }), { text: 'Вечер' }))).toMatchObject({
      success: true,
    })
    const publishedAt = async () => (await loaded({ id })).vitrinaPost.publishedAt
    expect(await publishedAt()).toBe(new Date(TEST_NOW).toISOString())
    await saving(changed(await loaded({ id }), { isPublished: false }))
    desk.world.clock.advance(60_000)
    await saving(changed(await loaded({ id }), { isPublished: true }))
    expect(await publishedAt()).toBe(new Date(TEST_NOW + 120_000).toISOString())
  })

  test('requires the right to publish for the status, but not for the text', async () => {
    const album = await anAlbum(desk.world, desk.shop)
    const post = await loaded(await aPost(desk.world, desk.shop, { albums: [album] }))
    const role = await desk.world.db
      .selectFrom('team_role')
      .select('id')
      .where('code', '=', 'editor')
      .executeTakeFirstOrThrow()
    await desk.world.db
      .deleteFrom('team_role_permission')
      .where('role_id', '=', role.id)
      .where('permission', '=', 'PUBLISH_POST')
      .execute()
    const editor = await signedIn('editor')
    expect(await saving(changed(post, { isPublished: true }), editor)).toMatchObject({
      status: 403,
    })
    expect(await saving(changed(post, { isEnabledScheduler: true }), editor)).toMatchObject({
      status: 403,
    })
    expect(await saving(changed(post, { text: 'Новый' }), editor)).toMatchObject({ success: true })
  })

  test('refuses to change the status while the schedule is on', async () => {
    const album = await anAlbum(desk.world, desk.shop)
    const post = await loaded(await aPost(desk.world, desk.shop, { albums: [album] }))
    await saving(
      changed(post, { isEnabledScheduler: true, publishTime: '2026-04-01T09:00:00.000Z' }),
    )
    const scheduled = await loaded({ id: post.vitrinaPost.id! })
    expect(scheduled.vitrinaPost.publishTime).toBe('2026-04-01T09:00:00.000Z')
    expect(await saving(changed(scheduled, { isPublished: true }))).toMatchObject({
      error: { code: 'status-is-scheduled', field: 'vitrinaPost.isPublished' },
    })
  })

  test('refuses to save a stale copy and returns the current post', async () => {
    const post = await loaded(await aPost(desk.world, desk.shop))
    await saving(changed(post, { text: 'Первый' }))
    const response = await saving(changed(post, { text: 'Второй' }))
    expect(response).toMatchObject({ status: 409, error: { code: 'stale-revision' } })
    expect(response.body).toMatchObject({
      postInfo: { vitrinaPost: { text: 'Первый', revision: 2 } },
      lastChange: { at: new Date(TEST_NOW).toISOString(), isOwn: true, isAutomatic: false },
    })
    expect((await loaded({ id: post.vitrinaPost.id! })).vitrinaPost.text).toBe('Первый')
  })

  test('names who saved the newer version when it refuses a stale copy', async () => {
    const post = await loaded(await aPost(desk.world, desk.shop))
    await aPerson(desk.world, desk.shop, 'editor')
    const other = await signIn(desk.world, 'editor@shop.test')
    await other.call(postEditingEndpoints.savePost, {
      body: { postInfo: post, request: { revision: 1 } },
    })
    const response = await saving(changed(post, { text: 'Второй' }))
    expect(response.body).toMatchObject({
      lastChange: { person: 'editor@shop.test', isOwn: false },
    })
  })

  test('updates albums, puts posts new to an album first, and counts them', async () => {
    const [kitchen, gifts] = [
      await anAlbum(desk.world, desk.shop, 'Кухня'),
      await anAlbum(desk.world, desk.shop, 'Дар'),
    ]
    await aPost(desk.world, desk.shop, { albums: [kitchen], text: 'Старый' })
    const post = await loaded(
      await aPost(desk.world, desk.shop, { albums: [gifts], text: 'Новый' }),
    )
    await saving(
      changed(post, { albumList: [{ id: kitchen.id, name: 'Чужое имя' }], isPublished: true }),
    )
    const { albumList } = await desk.client.call(albumEndpoints.listAlbums)
    expect(albumList).toMatchObject([
      { name: 'Кухня', allPostCount: 2, postCount: 1, coverUrl: post.media[0]?.imageUrl },
      { name: 'Дар', allPostCount: 0, postCount: 0, coverUrl: null },
    ])
    const inOrder = await library({ filter: { albumList: [kitchen.id] }, manual: true })
    expect(inOrder.map((one) => one.vitrinaPost.text)).toEqual(['Новый', 'Старый'])
  })

  test('keeps the ids of marks and deletes removed ones', async () => {
    const [mug, bowl] = [
      await aProduct(desk.world, desk.shop),
      await aProduct(desk.world, desk.shop, { article: 'LG-200', name: 'Миска' }),
    ]
    const post = await loaded(await aPost(desk.world, desk.shop, { products: [mug, bowl] }))
    const [first, second] = post.media[0]!.linkList
    const media = [
      { ...post.media[0]!, linkList: [{ ...second!, marker: { x: -4, y: 99.6, show: false } }] },
    ]
    const response = await saving({ ...post, media })
    expect(response.body).toMatchObject({
      postInfo: {
        media: [
          { linkList: [{ id: second!.id, title: 'Миска', marker: { x: 0, y: 100, show: false } }] },
        ],
      },
    })
    expect(first!.id).not.toBe(second!.id)
    const { skuList } = await desk.client.call(productEndpoints.searchProducts, {
      query: { term: '' },
    })
    expect(skuList.map(({ name, markedCount }) => [name, markedCount])).toEqual([
      ['Кружка «Утро»', 0],
      ['Миска', 1],
    ])
  })

  test('refuses links to products of another account', async () => {
    const other = await anAccount(desk.world, 'other')
    const theirs = {
      sku: await aProduct(desk.world, other),
      media: await aMedia(desk.world, other),
    }
    const post = await loaded(
      await aPost(desk.world, desk.shop, { products: [await aProduct(desk.world, desk.shop)] }),
    )
    const item = post.media[0]!
    const link = { ...item.linkList[0]!, sku: { id: theirs.sku.id, sourceImageUrls: [] } }
    const errors = await Promise.all(
      [
        { ...post, media: [{ ...item, linkList: [link] }] },
        { ...post, media: [{ ...item, id: theirs.media.id }] },
        { ...post, media: [] },
        { ...post, media: [item, item] },
      ].map(async (postInfo) => (await saving(postInfo)).error),
    )
    expect(errors.map((error) => [error?.code, error?.field])).toEqual([
      ['sku-not-found', 'media'],
      ['media-not-found', 'media'],
      ['post-needs-media', 'media'],
      ['media-not-found', 'media'],
    ])
  })

  test('ignores deleted albums and those of other accounts, and saves the rest', async () => {
    const other = await anAccount(desk.world, 'other')
    const kept = await anAlbum(desk.world, desk.shop, 'Кухня')
    const gone = await anAlbum(desk.world, desk.shop, 'Спальня')
    const foreign = await anAlbum(desk.world, other, 'Чужой')
    const post = await loaded(await aPost(desk.world, desk.shop, { albums: [kept, gone] }))
    await desk.client.call(albumEditingEndpoints.deleteAlbum, { params: gone })
    const albumList = [kept, gone, foreign].map(({ id }) => ({ id, name: 'x' }))
    const response = await saving(changed(post, { albumList, text: 'Новые слова' }))
    expect(response).toMatchObject({ success: true })
    const saved = await loaded({ id: post.vitrinaPost.id! })
    expect(saved.vitrinaPost.text).toBe('Новые слова')
    expect(saved.vitrinaPost.albumList).toEqual([{ id: kept.id, name: 'Кухня' }])

    await desk.client.call(albumEditingEndpoints.deleteAlbum, { params: kept })
    expect(await saving(changed(saved, { isPublished: true }))).toMatchObject({
      error: { code: 'publish-needs-album' },
    })
  })

  test("does not find another account's post", async () => {
    const other = await anAccount(desk.world, 'other')
    const mine = await loaded(await aPost(desk.world, desk.shop))
    const theirs = await aPost(desk.world, other)
    expect(await saving(changed(mine, { id: theirs.id }))).toMatchObject({ status: 404 })
  })

  test('does not apply rights of one account in another', async () => {
    await anAccount(desk.world, 'other')
    expect(
      await desk.client.attempt(postEndpoints.searchPosts, { body: {}, username: 'other' }),
    ).toMatchObject({ status: 403, error: { code: 'not-a-member' } })
  })

  test('creates the post on the first save without an id', async () => {
    const post = await loaded(await aPost(desk.world, desk.shop))
    const fresh = await aMedia(desk.world, desk.shop)
    const response = await saving({
      ...changed(post, { id: null, revision: 0, text: 'С нуля' }),
      media: [{ ...post.media[0]!, id: fresh.id }],
    })
    expect(response).toMatchObject({ success: true })
    expect(await library({ query: 'с нуля' })).toHaveLength(1)
  })

  test('audits a save with the post, the account and the person, without texts', async () => {
    const post = await loaded(await aPost(desk.world, desk.shop))
    await saving(changed(post, { text: 'Тайна' }))
    const person = await desk.world.db.selectFrom('person').select('id').executeTakeFirstOrThrow()
    const rows = await desk.world.db.selectFrom('audit').selectAll().execute()
    expect(rows).toMatchObject([
      {
        action: 'post.save',
        entity_id: String(post.vitrinaPost.id),
        account_id: desk.shop.id,
        person_id: person.id,
      },
    ])
    expect(JSON.stringify(rows)).not.toContain('Тайна')
  })
})

test('refuses a file of another account', async () => {
  const other = await anAccount(desk.world, 'other')
  const theirs = await aMedia(desk.world, other)
  const response = await desk.client.attempt(postMediaEndpoints.createUploadedPost, {
    body: { username: 'shop', caption: '', mediaList: [theirs.id] },
  })
  expect(response).toMatchObject({
    status: 200,
    success: false,
    error: { code: 'media-not-found' },
  })
})
