import { changedPosts } from './afterBulkChange'

const failed = (id: number, code: string) => ({
  id,
  postInfo: null,
  isChanged: false,
  failure: { code, message: 'Нет' },
})

test.each([
  ['omits a post whose deletion was refused', 'delete' as const, 'forbidden', []],
  ['includes a post that was already deleted', 'delete' as const, 'post-not-found', [1]],
  ['omits a missing post when publishing', 'publish' as const, 'post-not-found', []],
])('returns the changed posts after a bulk change: %s', (_name, type, code, ids) => {
  expect([...changedPosts([failed(1, code)], type).keys()]).toEqual(ids)
})
