import type { PostInfo } from '@/contract/entities/posts/post'
import { countChanges } from './albumCounts'

const post = (isPublished: boolean, ...albums: number[]) =>
  ({
    vitrinaPost: { isPublished, albumList: albums.map((id) => ({ id, name: '' })) },
  }) as unknown as PostInfo

test.each([
  [
    'a draft is added',
    post(false),
    post(false, 1),
    [{ albumId: 1, allPostCount: 1, postCount: 0 }],
  ],
  [
    'a published post is added',
    post(true),
    post(true, 1),
    [{ albumId: 1, allPostCount: 1, postCount: 1 }],
  ],
  [
    'a published post is removed',
    post(true, 1),
    post(true),
    [{ albumId: 1, allPostCount: -1, postCount: -1 }],
  ],
  [
    'a draft is removed',
    post(false, 1),
    post(false),
    [{ albumId: 1, allPostCount: -1, postCount: 0 }],
  ],
  [
    'a post is published in its albums',
    post(false, 1, 2),
    post(true, 1, 2),
    [
      { albumId: 1, allPostCount: 0, postCount: 1 },
      { albumId: 2, allPostCount: 0, postCount: 1 },
    ],
  ],
  [
    'a post is unpublished and removed from an album in one change',
    post(true, 1, 2),
    post(false, 2),
    [
      { albumId: 1, allPostCount: -1, postCount: -1 },
      { albumId: 2, allPostCount: 0, postCount: -1 },
    ],
  ],
  [
    'a post is published and added in one change',
    post(false),
    post(true, 3),
    [{ albumId: 3, allPostCount: 1, postCount: 1 }],
  ],
  ['nothing changes', post(true, 1), post(true, 1), []],
  ['a new post', null, post(true, 1), [{ albumId: 1, allPostCount: 1, postCount: 1 }]],
])('returns how the counts of albums change: %s', (_name, before, after, changes) => {
  expect(countChanges(before, after)).toEqual(changes)
})
