import { changedPosts } from './afterBulkChange'

const failed = (id: number, code: string) => ({
  id,
  postInfo: null,
  failure: { code, message: 'Нет' },
})

test.each([
  ['without a post that was refused', 'delete' as const, 'forbidden', []],
  ['with a post that had been deleted', 'delete' as const, 'post-not-found', [1]],
  ['without a missing post on publishing', 'publish' as const, 'post-not-found', []],
])('returns the posts after a bulk change: %s', (_name, type, code, ids) => {
  expect([...changedPosts([failed(1, code)], type).keys()]).toEqual(ids)
})
