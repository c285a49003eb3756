import type { Context } from 'hono'
import * as v from 'valibot'

/** What the Node server hands over with a request. */
const connectionSchema = v.object({
  incoming: v.object({ socket: v.object({ remoteAddress: v.string() }) }),
})

/** Address at the other end of the connection; empty when the app is called without one. */
export function callerAddress(context: Context): string {
  const { success, output } = v.safeParse(connectionSchema, context.env)
  return success ? output.incoming.socket.remoteAddress : ''
}
