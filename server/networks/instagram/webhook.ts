import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'

/** A post or a comment in which a profile is mentioned. */
export interface MentionNotice {
  /** The profile's id at Instagram. */
  profileId: string
  mediaId: string
  /** Empty when the caption mentions it. */
  commentId: string
}

/** Strict, because the ids become part of requests to Meta. */
const id = v.pipe(v.string(), v.regex(/^\d{1,30}$/))
const notificationSchema = v.object({ object: v.literal('instagram'), entry: v.array(v.unknown()) })
const entrySchema = v.object({ id, changes: v.array(v.unknown()) })
const mentionSchema = v.object({
  field: v.literal('mentions'),
  value: v.object({ media_id: id, comment_id: v.optional(id) }),
})

/** Verifies a body's signature with the application's secret; `header` is `X-Hub-Signature-256`. */
export function isSignedByMeta(secret: string, body: Uint8Array, header: string): boolean {
  const expected = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
  return isSameText(header, expected)
}

/** Takes constant time for texts of the same length. */
export function isSameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** The mentions of a notification; other subjects and unknown shapes are ignored. */
export function mentionsIn(notification: unknown): MentionNotice[] {
  const found = v.safeParse(notificationSchema, notification)
  if (!found.success) return []
  return found.output.entry.flatMap((one) => {
    const entry = v.safeParse(entrySchema, one)
    if (!entry.success) return []
    return entry.output.changes.flatMap((change) => {
      const { success, output } = v.safeParse(mentionSchema, change)
      if (!success) return []
      const { media_id: mediaId, comment_id: commentId = '' } = output.value
      return [{ profileId: entry.output.id, mediaId, commentId }]
    })
  })
}
