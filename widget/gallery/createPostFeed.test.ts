import type { GalleryPayload } from '@/contract/widgets/widgetPayload'
import { ORIGIN, testMedia, testPayload, testPost } from '../testing/payload'
import { createPostFeed } from './createPostFeed'

const page = (ids: number[], changes: Parameters<typeof testPayload>[1] = {}) =>
  testPayload(ids, { ...changes, settings: { count: 2, ...changes.settings } })
function feed(first: GalleryPayload, ...next: unknown[]) {
  const loadPage = jest.fn((_page: number) => Promise.resolve(next.shift()))
  const made = createPostFeed(first, ORIGIN, loadPage)
  return { ...made, loadPage, ids: () => made.shown().map(({ id }) => id) }
}

test('returns one portion of posts at a time, and requests a page only when necessary', async () => {
  const posts = feed(page([1, 2, 3, 4, 5], { hasMore: true }), page([6], { page: 2 }))
  expect(posts.ids()).toEqual([1, 2])
  await posts.showMore()
  expect([posts.ids(), posts.hasMore()]).toEqual([[1, 2, 3, 4], true])
  expect(posts.loadPage).not.toHaveBeenCalled()
  await posts.showMore()
  expect([posts.ids(), posts.hasMore()]).toEqual([[1, 2, 3, 4, 5, 6], false])
  expect(posts.loadPage.mock.calls).toEqual([[2]])
})

test('ends when all loaded posts are returned and no page follows', async () => {
  expect(feed(page([1, 2])).hasMore()).toBe(false)
  const posts = feed(page([1, 2, 3]))
  expect(posts.hasMore()).toBe(true)
  await posts.showMore()
  expect([posts.ids(), posts.hasMore()]).toEqual([[1, 2, 3], false])
  expect(posts.loadPage).not.toHaveBeenCalled()
})

test('has no more than its first portion when loading more is off', () => {
  const settings = { load_more: '', auto_load_more: '' } as const
  expect(feed(page([1, 2, 3], { hasMore: true, settings })).hasMore()).toBe(false)
})

test.each([
  ['', [2, false, 0]],
  ['1', [2, true, 0]],
] as const)(
  'shows the rest of a portion that was held back without a request (load more %j)',
  async (load_more, [shown, hasMore, requests]) => {
    const settings = { load_more, auto_load_more: '' } as const
    const posts = feed(page([1, 2], { hasMore: true, settings }))
    posts.hold(1)
    expect([posts.ids(), posts.hasMore(), posts.isHeld()]).toEqual([[1], true, true])
    await posts.showMore()
    expect([posts.ids().length, posts.hasMore(), posts.isHeld()]).toEqual([shown, hasMore, false])
    expect(posts.loadPage).toHaveBeenCalledTimes(requests)
  },
)

test('returns a post that is on two pages once, at its first position', async () => {
  const posts = feed(page([1, 2], { hasMore: true }), page([2, 3], { page: 2 }))
  await posts.showMore()
  expect(posts.ids()).toEqual([1, 2, 3])
})

test('skips posts with an unsafe picture', () => {
  const unsafe = testMedia(1)
  unsafe.picture.sources = [{ url: 'javascript:alert(1)', width: 9 }]
  const posts = [testPost(1, { media: [] }), testPost(2, { media: [unsafe] }), testPost(3)]
  expect(feed(page([], { posts })).ids()).toEqual([3])
})

test('returns no posts of a broken page and requests the same page again', async () => {
  const posts = feed(page([1, 2], { hasMore: true }), { posts: 1 }, page([3], { page: 2 }))
  await expect(posts.showMore()).rejects.toThrow()
  expect([posts.ids(), posts.hasMore()]).toEqual([[1, 2], true])
  await posts.showMore()
  expect(posts.ids()).toEqual([1, 2, 3])
  expect(posts.loadPage.mock.calls).toEqual([[2], [2]])
})

test.each([0, -3])('returns one post for a portion of %d', (count) => {
  expect(feed(page([1, 2], { settings: { count } })).ids()).toEqual([1])
})
