import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { World } from '../world'
import { giveCookie, readCookie } from './cookies'

const DEVICE_COOKIE = 'vitrina_device'
const REMEMBERED_MS = 365 * 24 * 60 * 60 * 1000
const FORM = /^(\d{1,15})\.(\d{1,15})\.([\w-]{1,60})\.([\w-]{43})$/

interface Known {
  id: number
  password_hash: string
}

/** Remembers that this person signed in here. It grants no access: it only exempts their attempts from a stranger's failures. */
export function rememberDevice(
  context: Context,
  { settings, clock, ids }: World,
  person: Known,
): void {
  const facts = `${person.id}.${clock.now()}.${ids.publicId()}`
  giveCookie(context, settings, DEVICE_COOKIE, {
    value: `${facts}.${signatureOf(facts, person)}`,
    maxAgeMs: REMEMBERED_MS,
  })
}

/** The id of the device if this person signed in on it with their current password; otherwise null. */
export function knownDevice(
  context: Context,
  { settings, clock }: World,
  person: Known | undefined,
): string | null {
  const [cookie, id, since, , given = ''] =
    FORM.exec(readCookie(context, settings, DEVICE_COOKIE) ?? '') ?? []
  if (cookie === undefined || !person || Number(id) !== person.id) return null
  if (clock.now() - Number(since) > REMEMBERED_MS) return null
  const facts = cookie.slice(0, -given.length - 1)
  const isOurs = timingSafeEqual(Buffer.from(given), Buffer.from(signatureOf(facts, person)))
  return isOurs ? facts : null
}

/** Signed with the person's stored password hash, so that a new password invalidates it. */
function signatureOf(facts: string, { password_hash }: Known): string {
  return createHmac('sha256', `vitrina device ${password_hash}`).update(facts).digest('base64url')
}
