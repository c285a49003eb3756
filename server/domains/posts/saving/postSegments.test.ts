import { libraryEndpoints } from '@/contract/endpoints/library'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { postEndpoints } from '@/contract/endpoints/posts'
import type { IdName, PostInfo } from '@/contract/entities/posts/post'
import type { PostChange } from '@/contract/entities/posts/postChange'
import { aSegment } from '../../../../test/server/accountFactories'
import { signIn, type Client } from '../../../../test/server/client'
import { aPerson, aPost } from '../../../../test/server/factories'
import { openShop } from '../../../../test/server/shopDesk'

const desk = openShop()

let vip: IdName
let fresh: IdName

beforeEach(async () => {
  vip = { ...(await aSegment(desk.world, desk.shop)), name: 'VIP' }
  fresh = { ...(await aSegment(desk.world, desk.shop, 'new', 'Новые')), name: 'Новые' }
})

async function stored({ id }: { id: number }): Promise<PostInfo> {
  const { postInfoList } = await desk.client.call(postEndpoints.searchPosts, {
    body: { filter: { postId: id } },
  })
  return postInfoList[0]!
}

const saving = (postInfo: PostInfo, by: Client = desk.client) =>
  by.attempt(postEditingEndpoints.savePost, {
    body: { postInfo, request: { revision: postInfo.vitrinaPost.revision } },
  })

/** An editor whose role lacks the right to manage segments. */
async function editorWithoutSegments(): Promise<Client> {
  await aPerson(desk.world, desk.shop, 'editor')
  await desk.world.db
    .deleteFrom('team_role_permission')
    .where('permission', '=', 'MANAGE_SEGMENTS')
    .execute()
  return signIn(desk.world, 'editor@shop.test')
}

test('replaces the segments of a post with those sent', async () => {
  const post = await aPost(desk.world, desk.shop)
  await saving({ ...(await stored(post)), segments: [vip] })
  await saving({ ...(await stored(post)), segments: [fresh] })
  expect((await stored(post)).segments).toEqual([fresh])
})

test('refuses changed segments of a post without the right to manage segments, but saves its text', async () => {
  const post = await aPost(desk.world, desk.shop)
  await saving({ ...(await stored(post)), segments: [vip] })
  const editor = await editorWithoutSegments()
  const before = await stored(post)
  const vitrinaPost = { ...before.vitrinaPost, text: 'Вечер' }
  expect(await saving({ ...before, segments: [vip, fresh] }, editor)).toMatchObject({ status: 403 })
  expect(await saving({ ...before, segments: [] }, editor)).toMatchObject({ status: 403 })
  expect(await saving({ ...before, vitrinaPost }, editor)).toMatchObject({ success: true })
  expect(await stored(post)).toMatchObject({ segments: [vip], vitrinaPost: { text: 'Вечер' } })
})

test('refuses a bulk change of segments and its undo without the right to manage segments', async () => {
  const { id } = await aPost(desk.world, desk.shop)
  const editor = await editorWithoutSegments()
  const changing = (change: PostChange) =>
    editor.attempt(libraryEndpoints.updatePosts, { body: { postList: [id], change } })
  const setSegments: PostChange = { type: 'setSegments', segmentList: [vip.id] }
  expect(await changing(setSegments)).toMatchObject({ status: 403 })
  const { revision, publishedAt } = (await stored({ id })).vitrinaPost
  const state = {
    id,
    revision,
    isPublished: false,
    publishedAt,
    albumList: [],
    segmentList: [vip.id],
  }
  expect((await changing({ type: 'restore', posts: [state] })).body).toMatchObject({
    results: [{ id, failure: { code: 'forbidden' } }],
  })
  expect((await stored({ id })).segments).toEqual([])
})
