import { libraryEndpoints } from '@/contract/endpoints/library'
import { copyrightEndpoints } from '@/contract/endpoints/copyright'
import type { PostChange } from '@/contract/entities/posts/postChange'
import { aMedia, anAlbum, aPost } from '../../../../test/server/factories'
import { openShop } from '../../../../test/server/shopDesk'

const desk = openShop()

let kitchen: { id: number }
let media: { id: number }[]

beforeEach(async () => {
  kitchen = await anAlbum(desk.world, desk.shop, 'Кухня')
  media = [await aMedia(desk.world, desk.shop)]
})

const own = () => aPost(desk.world, desk.shop, { media, albums: [kitchen] })
const ofOthers = (changes: Parameters<typeof aPost>[2] = {}) =>
  aPost(desk.world, desk.shop, {
    media,
    provider: 'instagram',
    is_ugc: 1,
    albums: [kitchen],
    ...changes,
  })

async function change(posts: { id: number }[], wanted: PostChange) {
  const body = { postList: posts.map(({ id }) => id), change: wanted }
  return (await desk.client.call(libraryEndpoints.updatePosts, { body })).results
}

const publish = async (posts: { id: number }[], asksAuthors: boolean) =>
  (await change(posts, { type: 'publish', albumList: [], asksAuthors })).map(
    ({ postInfo }) => postInfo?.vitrinaPost,
  )

const actions = async () =>
  (await desk.world.db.selectFrom('audit').select('action').orderBy('id').execute()).map(
    ({ action }) => action,
  )

test('a bulk publication requests permission from authors who have not been asked', async () => {
  const asked = await ofOthers()
  await desk.client.call(copyrightEndpoints.updateCopyrightRequest, {
    body: { username: 'shop', postId: asked.id, status: 'sent' },
  })
  const published = await publish([await ofOthers(), asked, await own()], true)
  expect(published).toMatchObject([
    {
      isPublished: true,
      revision: 2,
      needCopyrightRequest: true,
      copyrightRequest: { status: 'sending' },
    },
    { isPublished: true, copyrightRequest: { status: 'sent' } },
    { isPublished: true, needCopyrightRequest: false, copyrightRequest: null },
  ])
  expect((await actions()).slice(1)).toEqual([
    'copyright-request.update',
    'post.publish',
    'post.publish',
    'post.publish',
  ])
})

test('records that no permission is needed when publishing without asking', async () => {
  const post = await ofOthers()
  await desk.world.db.updateTable('post').set({ need_copyright_request: 1 }).execute()
  expect(await publish([post], false)).toMatchObject([
    { isPublished: true, needCopyrightRequest: false, copyrightRequest: null },
  ])
  expect(await actions()).toEqual(['post.publish'])
})

test('keeps the permission setting of a post when the request does not state whether to ask the author', async () => {
  const post = await ofOthers()
  await desk.world.db.updateTable('post').set({ need_copyright_request: 1 }).execute()
  const [result] = await change([post], { type: 'publish', albumList: [] })
  expect(result?.postInfo?.vitrinaPost).toMatchObject({
    isPublished: true,
    needCopyrightRequest: true,
  })
})

test('requests no permission for a post that is already published or cannot be published', async () => {
  const shown = await ofOthers({ is_published: 1 })
  const results = await change([shown, await ofOthers({ albums: [] })], {
    type: 'publish',
    albumList: [],
    asksAuthors: true,
  })
  expect(results).toMatchObject([
    { postInfo: { vitrinaPost: { copyrightRequest: null } } },
    { failure: { code: 'publish-needs-album' } },
  ])
  expect(await desk.world.db.selectFrom('copyright_request').selectAll().execute()).toEqual([])
  expect(await actions()).toEqual([])
})

test('keeps the permission request when the publication is undone', async () => {
  const { id } = await ofOthers()
  await publish([{ id }], true)
  const state = { isPublished: false, publishedAt: null, albumList: [], segmentList: [] }
  const [restored] = await change([{ id }], {
    type: 'restore',
    posts: [{ ...state, id, revision: 2 }],
  })
  expect(restored?.postInfo?.vitrinaPost).toMatchObject({
    isPublished: false,
    copyrightRequest: { status: 'sending' },
  })
})
