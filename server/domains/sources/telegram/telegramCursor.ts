import * as v from 'valibot'
import { readJson } from '../../../db/readJson'

const cursorSchema = v.object({
  /** The next update; null before the first. */
  offset: v.nullable(v.number()),
  /** When the last update came (UTC, ms). */
  updatedAt: v.number(),
  /** The channel that is read; null until one shows itself. */
  chat: v.nullable(v.object({ id: v.number(), title: v.string() })),
  /** The bot is no administrator of it any more. */
  isOut: v.boolean(),
})

/** Where the reading of a bot stands. */
export type TelegramCursor = v.InferOutput<typeof cursorSchema>

const BEGINNING: TelegramCursor = { offset: null, updatedAt: 0, chat: null, isOut: false }

export const cursorOf = (text: string | null): TelegramCursor =>
  text === null ? BEGINNING : readJson(cursorSchema, text)
