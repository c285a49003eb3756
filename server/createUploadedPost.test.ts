import { postEndpoints } from '@/contract/endpoints/posts'
import { STORY_MAX_BYTES } from '@/contract/uploads'
import { signIn, type Client } from '../test/server/client'
import { aMedia, anAccount, anAlbum, aPerson, aPost } from '../test/server/factories'
import { createTestWorld, type TestWorld } from '../test/server/world'

let world: TestWorld
let shop: { id: number }
let client: Client

beforeEach(async () => {
  world = await createTestWorld()
  shop = await anAccount(world)
  await aPerson(world, shop, 'owner')
  client = await signIn(world, 'owner@shop.test')
})
afterEach(() => world.dispose())

test('a new post goes into the chosen albums, first of their manual order', async () => {
  const album = await anAlbum(world, shop, 'Кухня')
  const older = await aPost(world, shop, { albums: [album] })
  const media = await aMedia(world, shop)
  const { postInfo } = await client.call(postEndpoints.createUploadedPost, {
    body: { username: 'shop', caption: 'Утро', mediaList: [media.id], albumList: [album.id] },
  })
  expect(postInfo.vitrinaPost).toMatchObject({
    text: 'Утро',
    isPublished: false,
    albumList: [{ id: album.id, name: 'Кухня' }],
  })
  const { postInfoList } = await client.call(postEndpoints.searchPosts, {
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

test('an album of another account refuses the post, and nothing of it is written', async () => {
  const foreign = await anAlbum(world, await anAccount(world, 'other'))
  const media = await aMedia(world, shop)
  const answer = await client.attempt(postEndpoints.createUploadedPost, {
    body: { username: 'shop', caption: '', mediaList: [media.id], albumList: [foreign.id] },
  })
  expect(answer).toMatchObject({
    status: 200,
    success: false,
    error: { code: 'album-not-found', field: 'albumList' },
  })
  expect(await world.db.selectFrom('post').select('id').execute()).toEqual([])
})

describe('a story', () => {
  test('is made of uploaded files', async () => {
    const media = await aMedia(world, shop)
    const { postInfo } = await client.call(postEndpoints.createUploadedPost, {
      body: { username: 'shop', postType: 'story', caption: 'Утро', mediaList: [media.id] },
    })
    expect(postInfo.providerPost.postType).toBe('story')
  })

  test('takes no file of more than 10 MB', async () => {
    const media = await aMedia(world, shop)
    await world.db
      .updateTable('media')
      .set({ bytes: STORY_MAX_BYTES + 1 })
      .where('id', '=', media.id)
      .execute()
    const answer = await client.attempt(postEndpoints.createUploadedPost, {
      body: { username: 'shop', postType: 'story', caption: '', mediaList: [media.id] },
    })
    expect(answer).toMatchObject({
      success: false,
      error: { code: 'file-too-large', message: 'Файл больше 10 МБ' },
    })
  })
})
