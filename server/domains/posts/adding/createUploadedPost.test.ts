import type { BodyInputOf } from '@/contract/endpoint'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { postEndpoints } from '@/contract/endpoints/posts'
import { STORY_MAX_BYTES } from '@/contract/files/uploads'
import { signIn } from '../../../../test/server/client'
import { aMedia, anAccount, anAlbum, aPerson, aPost } from '../../../../test/server/factories'
import { openShop } from '../../../../test/server/shopDesk'

type NewPost = BodyInputOf<typeof postMediaEndpoints.createUploadedPost>

const desk = openShop()

test('adds a new post to the chosen albums, first in their manual order', async () => {
  const album = await anAlbum(desk.world, desk.shop, 'Кухня')
  const older = await aPost(desk.world, desk.shop, { albums: [album] })
  const media = await aMedia(desk.world, desk.shop)
  const { postInfo } = await desk.client.call(postMediaEndpoints.createUploadedPost, {
    body: { username: 'shop', caption: 'Утро', mediaList: [media.id], albumList: [album.id] },
  })
  expect(postInfo.vitrinaPost).toMatchObject({
    text: 'Утро',
    isPublished: false,
    albumList: [{ id: album.id, name: 'Кухня' }],
  })
  const { postInfoList } = await desk.client.call(postEndpoints.searchPosts, {
    body: {
      filter: { albumList: [album.id] },
      order: { field: 'manualSortingPosition', asc: true },
    },
  })
  expect(postInfoList.map(({ vitrinaPost }) => vitrinaPost.id)).toEqual([
    postInfo.vitrinaPost.id,
    older.id,
  ])
})

test('refuses an album of another account and writes nothing', async () => {
  const foreign = await anAlbum(desk.world, await anAccount(desk.world, 'other'))
  const media = await aMedia(desk.world, desk.shop)
  const response = await desk.client.attempt(postMediaEndpoints.createUploadedPost, {
    body: { username: 'shop', caption: '', mediaList: [media.id], albumList: [foreign.id] },
  })
  expect(response).toMatchObject({
    status: 200,
    success: false,
    error: { code: 'album-not-found', field: 'albumList' },
  })
  expect(await desk.world.db.selectFrom('post').select('id').execute()).toEqual([])
})

describe('a repeated request after a lost response', () => {
  let mediaList: number[]
  beforeEach(async () => {
    const media = [await aMedia(desk.world, desk.shop), await aMedia(desk.world, desk.shop)]
    mediaList = media.map(({ id }) => id)
  })
  const make = async (changes: Partial<NewPost> = {}, by = desk.client) => {
    const body = { username: 'shop', caption: 'Утро', mediaList, ...changes }
    return (await by.call(postMediaEndpoints.createUploadedPost, { body })).postInfo
  }
  const actions = async () => {
    const rows = await desk.world.db.selectFrom('audit').select('action').orderBy('id').execute()
    return rows.map(({ action }) => action)
  }

  test('returns the post that the first request created', async () => {
    const made = await make()
    expect(await make()).toEqual(made)
    expect(await actions()).toEqual(['post.create'])
  })

  test('creates one post even on concurrent requests', async () => {
    const made = await Promise.all([make(), make(), make()])
    expect(new Set(made.map(({ vitrinaPost }) => vitrinaPost.id)).size).toBe(1)
    expect(await actions()).toEqual(['post.create'])
  })

  test('applies the new caption and albums, unless the post was saved in between', async () => {
    const [kitchen, gifts] = [
      await anAlbum(desk.world, desk.shop, 'Кухня'),
      await anAlbum(desk.world, desk.shop, 'Подарки'),
    ]
    const made = await make({ albumList: [kitchen.id] })
    const later = await make({ caption: 'Вечер', albumList: [gifts.id] })
    expect(later.vitrinaPost).toMatchObject({ id: made.vitrinaPost.id, text: 'Вечер' })
    expect(later.vitrinaPost.albumList).toEqual([{ id: gifts.id, name: 'Подарки' }])
    expect(await make({ caption: 'Ночь' })).toEqual(later)
    expect(await actions()).toEqual(['post.create', 'post.save'])
  })

  test('keeps the album into which the post was published automatically', async () => {
    const { db } = desk.world
    const album = await anAlbum(desk.world, desk.shop, 'Новинки')
    await db.updateTable('album').set({ is_default: 1 }).where('id', '=', album.id).execute()
    await db.updateTable('source').set({ is_auto_publication: 1 }).execute()
    await make()
    expect((await make({ caption: 'Вечер' })).vitrinaPost).toMatchObject({
      text: 'Вечер',
      isPublished: true,
      albumList: [{ id: album.id, name: 'Новинки' }],
    })
  })

  test('creates another post when the files, the type or the user differ', async () => {
    await aPerson(desk.world, desk.shop, 'editor')
    const editor = await signIn(desk.world, 'editor@shop.test')
    const [first] = mediaList
    const made = [
      await make(),
      await make({ mediaList: [first!] }),
      await make({ mediaList: [...mediaList].reverse() }),
      await make({ postType: 'story' }),
      await make({}, editor),
    ]
    expect(new Set(made.map(({ vitrinaPost }) => vitrinaPost.id)).size).toBe(made.length)
  })
})

describe('a story', () => {
  test('is created from uploaded files', async () => {
    const media = await aMedia(desk.world, desk.shop)
    const { postInfo } = await desk.client.call(postMediaEndpoints.createUploadedPost, {
      body: { username: 'shop', postType: 'story', caption: 'Утро', mediaList: [media.id] },
    })
    expect(postInfo.providerPost.postType).toBe('story')
    // The author is the shop, by its displayed name.
    expect(postInfo.providerPost.authorUser.username).toBe('Магазин shop')
  })

  test('refuses a file of more than 10 MB', async () => {
    const media = await aMedia(desk.world, desk.shop)
    await desk.world.db
      .updateTable('media')
      .set({ bytes: STORY_MAX_BYTES + 1 })
      .where('id', '=', media.id)
      .execute()
    const response = await desk.client.attempt(postMediaEndpoints.createUploadedPost, {
      body: { username: 'shop', postType: 'story', caption: '', mediaList: [media.id] },
    })
    expect(response).toMatchObject({
      success: false,
      error: { code: 'file-too-large', message: 'Файл больше 10 МБ' },
    })
  })
})
