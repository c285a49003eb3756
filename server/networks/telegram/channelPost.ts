import * as v from 'valibot'
import type { LeftOutReason } from '@/contract/entities/sources/source'

/** Bots may fetch no larger files. */
const MAX_BYTES = 20 * 1024 * 1024

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const fileSchema = v.object({
  file_id: v.string(),
  file_size: v.optional(v.number(), 0),
  width: v.optional(v.number(), 0),
  height: v.optional(v.number(), 0),
})
const filmSchema = v.object({
  ...fileSchema.entries,
  mime_type: v.optional(v.string(), ''),
  thumbnail: v.optional(fileSchema),
  cover: v.optional(v.array(fileSchema), []),
})
const chatSchema = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  type: v.string(),
  title: v.optional(v.string(), ''),
  username: v.optional(v.string(), ''),
})
const originSchema = v.object({ chat: v.optional(v.object({ id: v.number() })) })

/** The fields used of a channel's post. */
const messageSchema = v.object({
  message_id: count,
  date: count,
  edit_date: v.optional(count, 0),
  chat: chatSchema,
  text: v.optional(v.string(), ''),
  caption: v.optional(v.string(), ''),
  media_group_id: v.optional(v.string(), ''),
  photo: v.optional(v.array(fileSchema), []),
  video: v.optional(filmSchema),
  animation: v.optional(filmSchema),
  video_note: v.optional(filmSchema),
  document: v.optional(filmSchema),
  paid_media: v.optional(v.unknown()),
  forward_origin: v.optional(originSchema),
})
type Message = v.InferOutput<typeof messageSchema>
type File = v.InferOutput<typeof fileSchema>
type Film = v.InferOutput<typeof filmSchema>

/** A Telegram channel, or another chat. */
export type TelegramChat = v.InferOutput<typeof chatSchema>

/** A picture, a video with its picture, or the picture of a video that is too large. */
export const partMediaSchema = v.object({
  kind: v.picklist(['image', 'video', 'still']),
  file: v.string(),
  poster: v.nullable(v.string()),
})
/** A message of a channel: a post, or a part of a Telegram album. */
export const postPartSchema = v.object({
  messageId: v.number(),
  /** The id of its Telegram album; empty for a single post. */
  group: v.string(),
  text: v.string(),
  /** Seconds. */
  date: v.number(),
  editedAt: v.number(),
  /** The channel's public name; empty without one. */
  username: v.string(),
  media: v.nullable(partMediaSchema),
  leftOut: v.nullable(v.picklist(['repost', 'paid'])),
})
export type PostPart = v.InferOutput<typeof postPartSchema>

/** A channel's post as Telegram sends it; null for an unknown shape. */
export function readPost(message: unknown): { chat: TelegramChat; part: PostPart } | null {
  const { success, output } = v.safeParse(messageSchema, message)
  if (!success) return null
  return {
    chat: output.chat,
    part: {
      messageId: output.message_id,
      group: output.media_group_id,
      text: output.caption || output.text,
      date: output.date,
      editedAt: output.edit_date,
      username: output.chat.username,
      media: mediaOf(output),
      leftOut: leftOutReason(output),
    },
  }
}

const memberSchema = v.object({
  chat: chatSchema,
  new_chat_member: v.object({ status: v.string() }),
})

/** The bot's new status in a chat; null for an unknown shape. */
export function readMembership(change: unknown): { chat: TelegramChat; isAdmin: boolean } | null {
  const { success, output } = v.safeParse(memberSchema, change)
  if (!success) return null
  const { chat, new_chat_member } = output
  return { chat, isAdmin: new_chat_member.status === 'administrator' }
}

function leftOutReason(message: Message): Extract<LeftOutReason, 'repost' | 'paid'> | null {
  if (message.paid_media !== undefined) return 'paid'
  const isOwn = message.forward_origin?.chat?.id === message.chat.id
  return message.forward_origin !== undefined && !isOwn ? 'repost' : null
}

function mediaOf({ photo, video, animation, video_note, document }: Message): PostPart['media'] {
  const picture = largest(photo)
  if (picture) return { kind: 'image', file: picture.file_id, poster: null }
  const film = video ?? animation ?? video_note ?? filmIn(document)
  if (film) return filmOf(film)
  const isPicture = document !== undefined && /^image\/(?:jpeg|png|webp)$/.test(document.mime_type)
  if (!isPicture || document.file_size > MAX_BYTES) return null
  return { kind: 'image', file: document.file_id, poster: null }
}

const filmIn = (document: Film | undefined) =>
  document && /^video\/(?:mp4|quicktime)$/.test(document.mime_type) ? document : undefined

function filmOf({ file_id, file_size, cover, thumbnail }: Film): PostPart['media'] {
  const poster = largest(cover)?.file_id ?? thumbnail?.file_id ?? null
  if (file_size <= MAX_BYTES) return { kind: 'video', file: file_id, poster }
  return poster === null ? null : { kind: 'still', file: poster, poster: null }
}

function largest(files: readonly File[]): File | undefined {
  return files
    .filter(({ file_size }) => file_size <= MAX_BYTES)
    .toSorted((one, other) => other.width * other.height - one.width * one.height)[0]
}
