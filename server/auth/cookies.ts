import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Settings } from '../settings'

type Named = Pick<Settings, 'publicUrl' | 'backOfficeUrl'>

const isHttps = ({ publicUrl }: Named) => publicUrl.startsWith('https:')

/** A cookie belongs to one host, unless the back office is at a subdomain of it. */
function domain({ publicUrl, backOfficeUrl }: Named): { domain?: string } {
  const { hostname } = new URL(publicUrl)
  const isElsewhere = backOfficeUrl !== '' && new URL(backOfficeUrl).hostname !== hostname
  return isElsewhere ? { domain: hostname } : {}
}

/**
 * A prefixed name under HTTPS, which browsers accept only from this host over HTTPS: neither a neighbour under the same domain nor a network attacker
 * can set their own cookie. A cookie for two hosts can only be restricted to HTTPS.
 */
export function cookieName(settings: Named, name: string): string {
  if (!isHttps(settings)) return name
  return 'domain' in domain(settings) ? `__Secure-${name}` : `__Host-${name}`
}

export function readCookie(context: Context, settings: Named, name: string): string | null {
  return getCookie(context, cookieName(settings, name)) ?? null
}

/** A cookie that scripts cannot read and other sites' forms do not send. */
export function giveCookie(
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

export function takeCookie(context: Context, settings: Named, name: string): void {
  deleteCookie(context, cookieName(settings, name), {
    path: '/',
    secure: isHttps(settings),
    ...domain(settings),
  })
}
