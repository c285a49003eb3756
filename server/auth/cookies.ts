import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import type { Settings } from '../settings'
import type { World } from '../world'
import { ABSOLUTE_MS } from './sessions'

type Named = Pick<Settings, 'publicUrl' | 'backOfficeUrl'>

const isHttps = ({ publicUrl }: Named) => publicUrl.startsWith('https:')

/**
 * A cookie belongs to one host. With a back office at a subdomain of that host it belongs to both.
 */
function domain({ publicUrl, backOfficeUrl }: Named): { domain?: string } {
  const { hostname } = new URL(publicUrl)
  const isElsewhere = backOfficeUrl !== '' && new URL(backOfficeUrl).hostname !== hostname
  return isElsewhere ? { domain: hostname } : {}
}

/**
 * The name of a cookie. Under HTTPS it has a prefix, with which browsers accept the cookie only
 * from this host over HTTPS: neither another site under the same domain nor a network attacker can
 * set it. A cookie for two hosts can only be restricted to HTTPS.
 */
export function cookieName(settings: Named, name: string): string {
  if (!isHttps(settings)) return name
  return 'domain' in domain(settings) ? `__Secure-${name}` : `__Host-${name}`
}

function readCookie(context: Context, settings: Named, name: string): string | null {
  return getCookie(context, cookieName(settings, name)) ?? null
}

/** A cookie that scripts cannot read and other sites' forms do not send. */
function giveCookie(
  context: Context,
  settings: Named,
  name: string,
  { value, maxAgeMs }: { value: string; maxAgeMs: number },
): void {
  setCookie(context, cookieName(settings, name), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps(settings),
    maxAge: maxAgeMs / 1000,
    ...domain(settings),
  })
}

function takeCookie(context: Context, settings: Named, name: string): void {
  deleteCookie(context, cookieName(settings, name), {
    path: '/',
    secure: isHttps(settings),
    ...domain(settings),
  })
}

export const SESSION_COOKIE = 'vitrina_session'

export function sessionToken(context: Context, settings: Settings): string | null {
  return readCookie(context, settings, SESSION_COOKIE)
}

/** Like `sessionToken`, for a caller that has only the request. */
export function requestToken({ headers }: Request, settings: Settings): string | null {
  const name = cookieName(settings, SESSION_COOKIE)
  return parse(headers.get('cookie') ?? '', name)[name] ?? null
}

export function giveSessionCookie(context: Context, settings: Settings, token: string): void {
  giveCookie(context, settings, SESSION_COOKIE, { value: token, maxAgeMs: ABSOLUTE_MS })
}

export function takeSessionCookie(context: Context, settings: Settings): void {
  takeCookie(context, settings, SESSION_COOKIE)
}

const DEVICE_COOKIE = 'vitrina_device'
const REMEMBERED_MS = 365 * 24 * 60 * 60 * 1000
const FORM = /^(\d{1,15})\.(\d{1,15})\.([\w-]{1,60})\.([\w-]{43})$/

interface Known {
  id: number
  password_hash: string
}

/**
 * Stores in the browser that this person signed in with it. The cookie grants no access: it only
 * keeps strangers' failures from limiting the person's own attempts.
 */
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
