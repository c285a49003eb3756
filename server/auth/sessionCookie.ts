import type { Context } from 'hono'
import { parse } from 'hono/utils/cookie'
import type { Settings } from '../settings'
import { cookieName, giveCookie, readCookie, takeCookie } from './cookies'
import { ABSOLUTE_MS } from './sessions'

export const SESSION_COOKIE = 'vitrina_session'

export function sessionToken(context: Context, settings: Settings): string | null {
  return readCookie(context, settings, SESSION_COOKIE)
}

/** The same, where only the request is available. */
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
