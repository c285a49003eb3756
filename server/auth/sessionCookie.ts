import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import type { Settings } from '../settings'
import { ABSOLUTE_MS } from './sessions'

export const SESSION_COOKIE = 'vitrina_session'

const isHttps = ({ publicUrl }: Settings) => publicUrl.startsWith('https:')

export function sessionToken(context: Context): string | null {
  return getCookie(context, SESSION_COOKIE) ?? null
}

/** The same, where only the request is at hand. */
export function requestToken({ headers }: Request): string | null {
  return parse(headers.get('cookie') ?? '', SESSION_COOKIE)[SESSION_COOKIE] ?? null
}

export function giveSessionCookie(context: Context, settings: Settings, token: string): void {
  setCookie(context, SESSION_COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps(settings),
    maxAge: ABSOLUTE_MS / 1000,
  })
}

export function takeSessionCookie(context: Context, settings: Settings): void {
  deleteCookie(context, SESSION_COOKIE, { path: '/', secure: isHttps(settings) })
}
