import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'

/** The data of a request in the log; nothing of its content. */
export interface RequestFacts {
  /** The id is also in the response, so that log and response can be matched. */
  id: string
  method: string
  /** Without the query, which may contain a secret. */
  path: string
  account: string | null
  person: number | null
}

export const REQUEST_ID_HEADER = 'X-Request-Id'

type Noted = Pick<RequestFacts, 'id' | 'account' | 'person'>

const notes = new WeakMap<Request, Noted>()

function noted({ req }: Context): Noted {
  const known = notes.get(req.raw)
  if (known) return known
  const note: Noted = { id: randomUUID(), account: null, person: null }
  notes.set(req.raw, note)
  return note
}

/** The request's own id, the same on every call. */
export function requestId(context: Context): string {
  return noted(context).id
}

interface KnownActor {
  account: { username: string }
  person: { id: number }
}

/** Records the actor as soon as it is known. */
export function noteActor(context: Context, { account, person }: KnownActor): void {
  const note = noted(context)
  note.account = account.username
  note.person = person.id
}

export function requestFacts(context: Context): RequestFacts {
  const { req } = context
  const { account, ...note } = noted(context)
  return {
    ...note,
    method: req.method,
    path: req.path,
    account: account ?? req.param('username') ?? req.query('username') ?? null,
  }
}
