import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { postEndpoints } from '@/contract/endpoints/posts'
import type { ResponseOf } from '@/contract/endpoint'
import { createClient, signIn } from '../../../test/server/client'
import { anAccount, aPerson, aPost, aProduct } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'

const desk = openShop()

const aForeignPost = async () => aPost(desk.world, await anAccount(desk.world, 'other'))
const textsOf = ({ postInfoList }: ResponseOf<typeof postEndpoints.listNewPosts>) =>
  postInfoList.map(({ vitrinaPost }) => vitrinaPost.text)
const revisionOf = async (id: number) =>
  (
    await desk.world.db
      .selectFrom('post')
      .where('id', '=', id)
      .select('revision')
      .executeTakeFirstOrThrow()
  ).revision
const auditActions = async () =>
  (await desk.world.db.selectFrom('audit').select('action').execute()).map(({ action }) => action)

describe('new posts', () => {
  const newSince = (id: number | string) =>
    desk.client.attempt(postEndpoints.listNewPosts, { query: { last_post_id: String(id) } })

  test('returns posts later than the given one, newest first', async () => {
    const last = await aPost(desk.world, desk.shop, { text: 'Виденный', provider_created_at: 50 })
    await aPost(desk.world, desk.shop, { text: 'Старая дата', provider_created_at: 10 })
    await aPost(desk.world, desk.shop, { text: 'Новая дата', provider_created_at: 90 })
    await aForeignPost()
    const query = { last_post_id: String(last.id) }
    expect(textsOf(await desk.client.call(postEndpoints.listNewPosts, { query }))).toEqual([
      'Новая дата',
      'Старая дата',
    ])
  })

  test('returns nothing when no post is later, and rejects an invalid id', async () => {
    const { id } = await aPost(desk.world, desk.shop)
    expect(await newSince(id)).toMatchObject({ body: { postInfoList: [] } })
    expect(await newSince('latest')).toMatchObject({ status: 400 })
  })
})

describe('refreshing a post from its source', () => {
  const refresh = (id: number | string, headers: Record<string, string> = {}) =>
    desk.client.attempt(postEditingEndpoints.refreshPost, {
      query: { post_id: String(id) },
      headers,
    })

  test.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ 'Sec-Fetch-Site': 'none' }, 403],
    [{ Origin: 'https://evil.test' }, 403],
    [{ Origin: 'http://vitrina.test' }, 200],
    [{ 'Sec-Fetch-Site': 'same-origin' }, 200],
    [{}, 200],
  ])(
    'is protected like a write although it is a GET: responds to %j with %i',
    async (headers, status) => {
      const { id } = await aPost(desk.world, desk.shop)
      expect(await refresh(id, headers)).toMatchObject({ status })
    },
  )
})

test('a GET without side effects may be linked from other sites', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site' }
  expect(await desk.client.attempt(postMediaEndpoints.listBackgrounds, { headers })).toMatchObject({
    status: 200,
  })
})

describe('settings of a post’s products on product pages', () => {
  async function aMarkedPost() {
    const post = await aPost(desk.world, desk.shop, {
      products: [await aProduct(desk.world, desk.shop)],
    })
    const { id } = await desk.world.db
      .selectFrom('media_link')
      .where('post_id', '=', post.id)
      .select('id')
      .executeTakeFirstOrThrow()
    return { postId: post.id, linkId: id }
  }
  const save = (postId: number, links: unknown) =>
    desk.client.attempt(postEditingEndpoints.saveProductsPreview, {
      params: { id: postId },
      rawBody: { links },
    })

  test('saves the settings without the rest of the post', async () => {
    const { postId, linkId } = await aMarkedPost()
    const links = [{ id: linkId, hideAtProductPage: true, hiddenCarouselPositions: [2] }]
    const { postInfo } = await desk.client.call(postEditingEndpoints.saveProductsPreview, {
      params: { id: postId },
      body: { links },
    })
    expect(postInfo.media[0]?.linkList[0]).toMatchObject({ ...links[0], marker: { x: 50, y: 50 } })
    expect(postInfo.vitrinaPost.revision).toBe(2)
    expect(await auditActions()).toEqual(['post.products-preview'])
  })

  test('saves all settings of a request or none, and only for marks of the post', async () => {
    const { postId, linkId } = await aMarkedPost()
    const other = await aPost(desk.world, desk.shop, {
      products: [await aProduct(desk.world, desk.shop, { article: 'B' })],
    })
    const { id: otherLink } = await desk.world.db
      .selectFrom('media_link')
      .where('post_id', '=', other.id)
      .select('id')
      .executeTakeFirstOrThrow()
    const links = [linkId, otherLink].map((id) => ({
      id,
      hideAtProductPage: true,
      hiddenCarouselPositions: [],
    }))
    expect(await save(postId, links)).toMatchObject({ error: { code: 'mark-not-found' } })
    expect(await revisionOf(postId)).toBe(1)
    const rows = await desk.world.db
      .selectFrom('media_link')
      .select('hide_at_product_page')
      .execute()
    expect(rows.map((row) => row.hide_at_product_page)).toEqual([0, 0])
  })

  test('accepts only carousel positions and posts of the account', async () => {
    const { postId, linkId } = await aMarkedPost()
    const link = { id: linkId, hideAtProductPage: false }
    for (const places of [[0], [11], [1.5]]) {
      const links = [{ ...link, hiddenCarouselPositions: places }]
      expect(await save(postId, links)).toMatchObject({ status: 400 })
    }
    expect(await save((await aForeignPost()).id, [])).toMatchObject({ status: 404 })
  })
})

test.each([
  [postEditingEndpoints.getPostByUrl, { query: { link: 'https://a.test/1' } }],
  [postEditingEndpoints.refreshPost, { query: { post_id: '1' } }],
  [postEditingEndpoints.saveProductsPreview, { params: { id: 1 }, rawBody: { links: [] } }],
])('refuses an observer at $path', async (endpoint, sent) => {
  await aPerson(desk.world, desk.shop, 'observer')
  const observer = await signIn(desk.world, 'observer@shop.test')
  expect(await observer.attempt(endpoint, sent)).toMatchObject({ status: 403 })
  expect(await createClient(desk.world).attempt(endpoint, sent)).toMatchObject({ status: 401 })
})
