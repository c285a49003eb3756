import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { LeftOutReason } from '@/contract/entities/sources/source'
import type { NetworkItem } from '../sourceReader'

const count = v.optional(v.number(), 0)
const filesSchema = {
  id: v.string(),
  media_type: v.optional(v.string(), 'IMAGE'),
  /** Absent after a copyright claim on its music or pictures. */
  media_url: v.optional(v.string()),
  /** For videos only. */
  thumbnail_url: v.optional(v.string()),
}
const partSchema = v.object(filesSchema)
export const mediaSchema = v.object({
  ...filesSchema,
  media_product_type: v.optional(v.string(), 'FEED'),
  caption: v.optional(v.string(), ''),
  permalink: v.optional(v.string()),
  timestamp: v.optional(v.string(), ''),
  username: v.optional(v.string()),
  /** Absent when the author hides them. */
  like_count: count,
  comments_count: count,
  children: v.optional(v.object({ data: v.array(partSchema) })),
})
const namedSchema = v.object({ id: v.string() })
type Media = v.InferOutput<typeof mediaSchema>
type Part = v.InferOutput<typeof partSchema>

/** The owner and kind of a post: keys of different kinds never collide. */
export type MediaKind = 'own' | 'story' | 'other'

const FILES = 'id,media_type,media_url,thumbnail_url'
const FACTS = `${FILES},caption,permalink,timestamp,like_count,comments_count`
/** The requested fields of each kind of post; a story has no parts, and a post of a hashtag has no author. */
export const MEDIA_FIELDS = {
  own: `${FACTS},media_product_type,username,children{${FILES}}`,
  story: `${FACTS},media_product_type,username`,
  tagged: `${FACTS},username,children{id,media_type,media_url}`,
  mentioned: `${FACTS.replace(',thumbnail_url', '')},username,owner,children{id,media_type,media_url}`,
  hashtag: `${FACTS.replace(',thumbnail_url', '')},children{id,media_type,media_url}`,
} as const

/** The key of an Instagram post. Only the profile's own posts can be requested by id. */
export const mediaKey = (id: string, kind: MediaKind) => (kind === 'own' ? id : `${kind}:${id}`)
export const isOwnKey = (key: string) => !key.includes(':')

/** An Instagram post as an item; an unknown shape is left out. Null without an id. */
export function mediaItem(media: unknown, kind: MediaKind): NetworkItem | null {
  const { success, output } = v.safeParse(mediaSchema, media)
  if (success) return presentMedia(output, kind)
  const named = v.safeParse(namedSchema, media)
  if (!named.success) return null
  return { ...presentMedia(v.parse(mediaSchema, named.output), kind), leftOut: 'unknown' }
}

function presentMedia(media: Media, kind: MediaKind): NetworkItem {
  const { id, caption, permalink, timestamp, username } = media
  const parts = media.children?.data ?? [media]
  const videos = parts.filter(isFilm)
  const images = parts.filter((part) => !isFilm(part)).flatMap(pictureOf)
  const publishedAt = Date.parse(timestamp)
  return {
    key: mediaKey(id, kind),
    // The addresses of the files differ in each response.
    revision: revisionOf([caption, ...parts.map((part) => part.id)]),
    origin: kind === 'other' ? 'mention' : 'own',
    isStory: kind === 'story',
    author: {
      name: username ?? '',
      link: username === undefined ? null : `https://www.instagram.com/${username}/`,
    },
    text: caption,
    link: permalink ?? null,
    publishedAt: Number.isNaN(publishedAt) ? 0 : publishedAt,
    likeCount: media.like_count,
    commentCount: media.comments_count,
    images,
    videos: videos.map(({ media_url, thumbnail_url = null }) => ({
      url: media_url,
      poster: thumbnail_url,
    })),
    leftOut: leftOutReason(media, images.length + videos.length),
  }
}

const isFilm = (part: Part): part is Part & { media_url: string } =>
  part.media_type === 'VIDEO' && part.media_url !== undefined

/** A video that Instagram withholds is shown by its picture. */
function pictureOf({ media_url, thumbnail_url }: Part): string[] {
  const url = media_url ?? thumbnail_url
  return url === undefined ? [] : [url]
}

function leftOutReason({ media_product_type }: Media, files: number): LeftOutReason | null {
  if (media_product_type === 'AD') return 'advertising'
  return files === 0 ? 'no-picture' : null
}

const revisionOf = (parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64').slice(0, 22)
