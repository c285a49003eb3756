import { changedPosts } from './changedPosts'

const failed = (id: number, code: string) => ({
  id,
  postInfo: null,
  failure: { code, message: 'Нет' },
})

test.each([
  ['a post that refused is as it was', 'delete' as const, 'forbidden', []],
  ['a post that was gone already is gone', 'delete' as const, 'post-not-found', [1]],
  ['what is not there cannot be published', 'publish' as const, 'post-not-found', []],
])('returns the changed posts: %s', (_name, type, code, ids) => {
  expect([...changedPosts([failed(1, code)], type).keys()]).toEqual(ids)
})
