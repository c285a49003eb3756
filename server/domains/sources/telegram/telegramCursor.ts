import * as v from 'valibot'
import { readJson } from '../../../db/readJson'

const cursorSchema = v.object({
  /** The next update; null before the first. */
  offset: v.nullable(v.number()),
  /** When the last update was received (UTC, ms). */
  updatedAt: v.number(),
  /** The channel being read; null until one is seen. */
  chat: v.nullable(v.object({ id: v.number(), title: v.string() })),
  /** The bot has lost its rights of an administrator there. */
  isOut: v.boolean(),
})

/** The reading position of a bot. */
export type TelegramCursor = v.InferOutput<typeof cursorSchema>

const BEGINNING: TelegramCursor = { offset: null, updatedAt: 0, chat: null, isOut: false }

export const cursorOf = (text: string | null): TelegramCursor =>
  text === null ? BEGINNING : readJson(cursorSchema, text)
