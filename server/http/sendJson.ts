import type { Context } from 'hono'

/** Responds with JSON, made bytes once: a text would be counted for its length first and made bytes after that. */
export const sendJson = (context: Context, value: unknown): Response =>
  context.body(Buffer.from(JSON.stringify(value)), 200, { 'Content-Type': 'application/json' })
