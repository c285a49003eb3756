import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import type { PostInfo } from '@/contract/entities/posts/post'
import { signIn } from '../../../test/server/client'
import { anAccount, aPost } from '../../../test/server/factories'
import { CDN, LINK, openLinkDesk, type LinkDesk } from '../../../test/server/web/linkDesk'
import { jpeg } from '../../../test/server/pictures'
import { graphPage, withWeb } from '../../../test/server/web/webPages'
import { createApp } from '../../app'

let desk: LinkDesk
let photo: Buffer
beforeAll(async () => {
  photo = await jpeg()
})
beforeEach(async () => {
  desk = await openLinkDesk()
})
afterEach(() => desk.close())

describe('a post that the library has', () => {
  async function withLink(post_link: string, account = desk.shop) {
    const post = await aPost(desk.world, account)
    await desk.world.db.updateTable('post').set({ post_link }).where('id', '=', post.id).execute()
    return post.id
  }

  test.each([
    'https://www.instagram.com/p/Cx1_%Ab/',
    ' http://instagram.com/p/Cx1_%Ab?igsh=1#top ',
  ])('is returned unchanged for %j, without a request to the web', async (link) => {
    const id = await withLink('https://instagram.com/p/Cx1_%Ab/?utm_source=x')
    await withLink('https://instagram.com/p/cx1_%ab/')
    await withLink('https://vk.com/p/Cx1_%Ab/')
    await withLink('https://instagram.com/p/Cx1_%Ab/', await anAccount(desk.world, 'other'))
    expect(await desk.attempt(link)).toMatchObject({
      success: true,
      body: { postInfo: { vitrinaPost: { id, revision: 1 } }, isNew: false },
    })
    expect(await desk.actions()).toEqual([])
  })

  test('differs from a post whose link has another query', async () => {
    const first = await withLink('https://video.test/watch?v=1')
    withWeb(desk.world, {
      'https://video.test/watch?v=2': graphPage(['image', `${CDN}/a.jpg`]),
      [`${CDN}/a.jpg`]: photo,
    })
    expect(await desk.attempt('https://video.test/watch?v=1')).toMatchObject({
      body: { postInfo: { vitrinaPost: { id: first } }, isNew: false },
    })
    expect((await desk.added('https://video.test/watch?v=2')).vitrinaPost.id).not.toBe(first)
  })

  test('is found by a link with the same query in another order', async () => {
    const id = await withLink('https://video.test/watch?a=1&b=2')
    expect(await desk.attempt('https://www.video.test/watch/?b=2&utm_source=x&a=1')).toMatchObject({
      body: { postInfo: { vitrinaPost: { id } }, isNew: false },
    })
  })

  test('is stored once on repeated and concurrent additions', async () => {
    desk.withPhotos({ 'a.jpg': photo })
    const responses = await Promise.all([desk.attempt(LINK), desk.attempt(`${LINK}?utm_source=x`)])
    const later = await desk.attempt('http://instagram.com/p/Cx1_Ab')
    const added = [...responses, later].map(
      ({ body }) => body as { postInfo: PostInfo; isNew: boolean },
    )
    expect(added.map(({ isNew }) => isNew).sort()).toEqual([false, false, true])
    expect(new Set(added.map(({ postInfo }) => postInfo.vitrinaPost.id)).size).toBe(1)
    expect([await desk.count('post'), await desk.count('media')]).toEqual([1, 1])
    expect(await desk.actions()).toEqual(['post.create'])
  })

  test('is stored once when two processes add it simultaneously', async () => {
    desk.withPhotos({ 'a.jpg': photo })
    const { settings } = desk.world
    const elsewhere = await signIn(
      { settings, app: createApp({ ...desk.world }) },
      'owner@shop.test',
    )
    const made = await Promise.all(
      [desk.client, elsewhere].map((client) =>
        client.call(postEditingEndpoints.getPostByUrl, { query: { link: LINK } }),
      ),
    )
    expect(made.map(({ isNew }) => isNew).sort()).toEqual([false, true])
    expect([await desk.count('post'), await desk.count('media')]).toEqual([1, 1])
    expect(await desk.actions()).toEqual(['post.create'])
  })

  test('is added to the caller’s own account when another account has it', async () => {
    await withLink(LINK, await anAccount(desk.world, 'other'))
    desk.withPhotos({ 'a.jpg': photo })
    await desk.added()
  })
})
