import type {
  API_VERSION,
  GroupsGroupFull,
  UsersUserFull,
  WallWallpostAttachment,
  WallWallpostFull,
} from '@vkontakte/api-schema-typescript'
import type * as v from 'valibot'
import { VK_API_VERSION } from './vkApi'
import { attachmentSchema, authorsOf, wallItem, wallPostSchema } from './wallPost'

type Named = 'id' | 'owner_id' | 'date'
type PublishedPost = WallWallpostFull & Required<Pick<WallWallpostFull, Named>>
/** Accepts VK's published types: the compiler checks them against ours. */
const reads = <Ours>(theirs: Ours): Ours => theirs

test('the client requests the API version whose schema the fake VK follows', () => {
  const published: typeof API_VERSION = '5.199'
  expect(VK_API_VERSION).toBe(published)
})

test('the client reads only fields of the published schema', () => {
  const post: readonly (keyof WallWallpostFull)[] = keysOf(wallPostSchema.entries)
  const attachment: readonly (keyof WallWallpostAttachment)[] = keysOf(attachmentSchema.entries)
  expect(post).toContain('marked_as_ads')
  expect(attachment).toEqual(['type', 'photo', 'video', 'clip'])
})

test('reads a post of the published schema with its pictures, counts and author', () => {
  const attachments: WallWallpostAttachment[] = [
    { type: 'link', link: { url: 'https://shop.test' } },
    {
      type: 'photo',
      photo: {
        id: 1,
        album_id: -7,
        owner_id: -5,
        date: 1,
        has_tags: false,
        sizes: [
          { type: 's', width: 75, height: 56, url: 'https://vk.test/s.jpg' },
          { type: 'w', width: 2560, height: 1920, src: 'https://vk.test/w.jpg' },
        ],
      },
    },
    {
      type: 'clip',
      clip: {
        id: 2,
        owner_id: -5,
        image: [{ width: 720, height: 1280, url: 'https://vk.test/c.jpg' }],
      },
    },
  ]
  const post: PublishedPost = {
    inner_type: 'wall_wallpost',
    id: 7,
    owner_id: -5,
    from_id: 77,
    date: 1_700_000_000,
    edited: 1_700_000_060,
    text: 'Ваза от [club5|Лён и глина]',
    post_type: 'post',
    marked_as_ads: 0,
    likes: { count: 3, user_likes: 0, can_like: 1 },
    comments: { count: 2, can_post: 1 },
    attachments,
  }
  const profiles: UsersUserFull[] = [{ id: 77, first_name: 'Анна', last_name: 'Ветрова' }]
  const groups: GroupsGroupFull[] = [{ id: 5, name: 'Лён и глина' }]
  reads<v.InferInput<typeof wallPostSchema>>(post)
  for (const one of attachments) reads<Partial<v.InferInput<typeof attachmentSchema>>>(one)
  expect(wallItem(post, authorsOf(profiles, groups), 5)).toEqual({
    key: '-5_7',
    revision: '1700000060',
    origin: 'own',
    author: { name: 'Анна Ветрова', link: 'https://vk.com/id77' },
    text: 'Ваза от Лён и глина',
    link: 'https://vk.com/wall-5_7',
    publishedAt: 1_700_000_000_000,
    likeCount: 3,
    commentCount: 2,
    images: ['https://vk.test/w.jpg', 'https://vk.test/c.jpg'],
    videos: [],
    leftOut: null,
  })
})

const keysOf = <Entries extends object>(entries: Entries) =>
  Object.keys(entries) as (keyof Entries)[]
