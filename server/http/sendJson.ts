import type { Context } from 'hono'

/** Responds with JSON, encoded once: a string would be measured first and encoded afterwards. */
export const sendJson = (context: Context, value: unknown): Response =>
  context.body(Buffer.from(JSON.stringify(value)), 200, { 'Content-Type': 'application/json' })
