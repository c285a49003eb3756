import * as v from 'valibot'
import type { LeftOutReason } from '@/contract/entities/sources/source'
import { NetworkFailure } from '../networkFailure'
import type { NetworkItem } from '../sourceReader'

const flag = v.optional(v.number(), 0)
const sizeSchema = v.object({
  url: v.optional(v.string()),
  /** The key of the address in older photos. */
  src: v.optional(v.string()),
  width: v.optional(v.number(), 0),
  height: v.optional(v.number(), 0),
})
const photoSchema = v.object({ sizes: v.optional(v.array(sizeSchema), []) })
const videoSchema = v.object({ image: v.optional(v.array(sizeSchema), []) })
export const attachmentSchema = v.object({
  type: v.string(),
  photo: v.optional(photoSchema),
  video: v.optional(videoSchema),
  clip: v.optional(videoSchema),
})
const countSchema = v.optional(v.object({ count: v.optional(v.number(), 0) }), {})

/** The fields used of a post; VK's own schema does not even require its id. */
export const wallPostSchema = v.object({
  id: v.number(),
  owner_id: v.number(),
  from_id: v.optional(v.number()),
  date: v.number(),
  edited: v.optional(v.number(), 0),
  text: v.optional(v.string(), ''),
  post_type: v.optional(v.string(), 'post'),
  marked_as_ads: flag,
  is_deleted: v.optional(v.boolean(), false),
  copy_history: v.optional(v.array(v.unknown()), []),
  donut: v.optional(v.object({ is_donut: v.optional(v.boolean(), false) }), {}),
  likes: countSchema,
  comments: countSchema,
  attachments: v.optional(v.array(v.unknown()), []),
})
const namedPostSchema = v.object({ id: v.number(), owner_id: v.number() })
export type WallPost = v.InferOutput<typeof wallPostSchema>

/** Users and groups that a VK response includes with its posts. */
const authorsSchema = {
  profiles: v.optional(v.array(v.unknown()), []),
  groups: v.optional(v.array(v.unknown()), []),
}
const profileSchema = v.object({
  id: v.number(),
  first_name: v.optional(v.string(), ''),
  last_name: v.optional(v.string(), ''),
})
const groupSchema = v.object({ id: v.number(), name: v.string() })

export type Authors = ReadonlyMap<number, string>

/** Names by the ids of posts: a group's is negative. Unknown shapes are left out. */
export function authorsOf(profiles: readonly unknown[], groups: readonly unknown[]): Authors {
  const names = new Map<number, string>()
  for (const one of profiles) {
    const { success, output } = v.safeParse(profileSchema, one)
    if (success) names.set(output.id, `${output.first_name} ${output.last_name}`.trim())
  }
  for (const one of groups) {
    const { success, output } = v.safeParse(groupSchema, one)
    if (success) names.set(-output.id, output.name)
  }
  return names
}

/** A VK post as an item; an unknown shape is left out. Null without an id. */
export function wallItem(post: unknown, authors: Authors, groupId: number): NetworkItem | null {
  const { success, output } = v.safeParse(wallPostSchema, post)
  if (success) return presentPost(output, authors, groupId)
  const named = v.safeParse(namedPostSchema, post)
  if (!named.success) return null
  const bare = v.parse(wallPostSchema, { ...named.output, date: 0 })
  return { ...presentPost(bare, authors, groupId), leftOut: 'unknown' }
}

function presentPost(post: WallPost, authors: Authors, groupId: number): NetworkItem {
  const author = post.from_id ?? post.owner_id
  const images = post.attachments.flatMap(pictureOf)
  const key = `${String(post.owner_id)}_${String(post.id)}`
  return {
    key,
    revision: String(Math.max(post.date, post.edited)),
    origin: post.owner_id === -groupId ? 'own' : 'mention',
    author: {
      name: authors.get(author) ?? '',
      link: `https://vk.com/${author < 0 ? `club${String(-author)}` : `id${String(author)}`}`,
    },
    text: withoutNamesMarkup(post.text),
    link: `https://vk.com/wall${key}`,
    publishedAt: post.date * 1000,
    likeCount: post.likes.count,
    commentCount: post.comments.count,
    images,
    videos: [],
    leftOut: leftOutReason(post, images),
  }
}

function leftOutReason(post: WallPost, images: readonly string[]): LeftOutReason | null {
  if (post.marked_as_ads !== 0) return 'advertising'
  if (post.donut.is_donut) return 'paid'
  if (post.is_deleted || post.post_type !== 'post') return 'not-published'
  if (post.copy_history.length > 0) return 'repost'
  return images.length === 0 ? 'no-picture' : null
}

/** VK does not serve files of its videos: the picture represents the video, and the post links to it. */
function pictureOf(attachment: unknown): string[] {
  const { success, output } = v.safeParse(attachmentSchema, attachment)
  if (!success) return []
  const sizes = output.photo?.sizes ?? (output.video ?? output.clip)?.image ?? []
  const [largest] = sizes.toSorted((one, other) => areaOf(other) - areaOf(one))
  const url = largest?.url ?? largest?.src
  return url ? [url] : []
}

const areaOf = ({ width, height }: v.InferOutput<typeof sizeSchema>) => width * height

/** `[club1|Shop]` is shown as its name. */
const withoutNamesMarkup = (text: string) =>
  text.replace(/\[(?:id|club|public|event)\d{1,20}\|([^[\]|]{1,500})\]/g, '$1')

/** A post of ten photos is 50 KB of addresses: VK's own largest page of such posts would exceed the size limit. */
export const WALL_PAGE = 40

export const pageSchema = v.object({
  count: v.optional(v.number()),
  items: v.array(v.unknown()),
  ...authorsSchema,
})

/** The posts of a page; throws a `NetworkFailure` when none of them has a known shape. */
export function knownItems(
  { items, profiles, groups }: v.InferOutput<typeof pageSchema>,
  groupId: number,
  method: string,
): NetworkItem[] {
  const authors = authorsOf(profiles, groups)
  const known = items
    .map((post) => wallItem(post, authors, groupId))
    .filter((item): item is NetworkItem => item !== null)
  if (items.length > 0 && known.every(({ leftOut }) => leftOut === 'unknown')) {
    throw new NetworkFailure('unreachable', `${method}: no known post`)
  }
  return known
}
