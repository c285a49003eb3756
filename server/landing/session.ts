import {
  ACCOUNTS_PATH,
  FORGOTTEN_PATH,
  LINK_EMAIL_PATH,
  LINK_JOIN_PATH,
  LINK_PASSWORD_PATH,
  LINK_PATH,
  LOGIN_PATH,
  LOGOUT_PATH,
  LANDING_PATH,
  LANDING_RETURN,
  UNSUBSCRIBE_PATH,
} from '@/contract/addresses'
import type { Account } from '@/contract/entities/account/user'
import type { Locale } from '@/contract/locale'
import type { Envelope } from '@/contract/envelope'

/** The result of a request to the back office. `refused` contains its message. */
export type LandingResponse<Value> =
  | { kind: 'ok'; value: Value }
  | { kind: 'signed-out' }
  | { kind: 'refused'; message: string; field?: string | undefined }
  | { kind: 'offline' }

export function signIn(
  email: string,
  password: string,
  locale: string,
): Promise<LandingResponse<null>> {
  return ask(LOGIN_PATH, posted({ email, password }, locale), nothing)
}

/** The facts of a link about a change of e-mail; `side` is the address that it was sent to. */
export interface EmailLink {
  purpose: 'email'
  side: 'old' | 'new'
  email: string
  oldEmail: string
  isConfirmed: boolean
}

/** The facts of a link for the landing page. */
export interface Link {
  purpose: 'invitation' | 'password'
  email: string
  accountName: string | null
  username: string | null
  needsPassword: boolean
  isSignedIn: boolean
}

export function lookAtLink(
  token: string,
  locale: string,
): Promise<LandingResponse<Link | EmailLink>> {
  const read = (body: unknown) => (body as { link: Link | EmailLink }).link
  return ask(LINK_PATH, posted({ token }, locale), read)
}

/** Confirms or refuses a change of e-mail; responds with the result. */
export function answerChange(
  token: string,
  isMine: boolean,
  locale: string,
): Promise<LandingResponse<string>> {
  const read = (body: unknown) => (body as { outcome: string }).outcome
  return ask(LINK_EMAIL_PATH, posted({ token, isMine }, locale), read)
}

export function unsubscribe(token: string, locale: string): Promise<LandingResponse<null>> {
  const path = `${UNSUBSCRIBE_PATH}?${new URLSearchParams({ token }).toString()}`
  return ask(path, posted({}, locale), nothing)
}

export function choosePassword(
  chosen: { token: string; password: string; confirmedPassword: string },
  locale: string,
): Promise<LandingResponse<null>> {
  return ask(LINK_PASSWORD_PATH, posted(chosen, locale), nothing)
}

export function joinByLink(token: string, locale: string): Promise<LandingResponse<null>> {
  return ask(LINK_JOIN_PATH, posted({ token }, locale), nothing)
}

/** Requests a password link. */
export function requestLink(email: string, locale: string): Promise<LandingResponse<null>> {
  return ask(FORGOTTEN_PATH, posted({ email }, locale), nothing)
}

export function signOut(): Promise<LandingResponse<null>> {
  return ask(LOGOUT_PATH, { method: 'POST' }, nothing)
}

/** The accounts of a person's teams, and whether they work for the provider. */
export interface OwnAccounts {
  accounts: Account[]
  isProvider: boolean
  /** The person's language. */
  locale: Locale
}

export function listAccounts(): Promise<LandingResponse<OwnAccounts>> {
  return ask(ACCOUNTS_PATH, {}, (body) => body as OwnAccounts)
}

const nothing = () => null

export function posted(body: object, locale: string): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': locale },
    body: JSON.stringify(body),
  }
}

export async function ask<Value>(
  path: string,
  init: RequestInit,
  read: (body: unknown) => Value,
): Promise<LandingResponse<Value>> {
  try {
    const response = await fetch(path, { credentials: 'same-origin', ...init })
    const envelope = openEnvelope(await response.json())
    if (response.ok && envelope.success) return { kind: 'ok', value: read(envelope.body) }
    // A wrong password is a 401 too.
    if (response.status === 401 && path !== LOGIN_PATH) return { kind: 'signed-out' }
    return envelope.message
      ? { kind: 'refused', message: envelope.message, field: envelope.field }
      : { kind: 'offline' }
  } catch {
    return { kind: 'offline' }
  }
}

interface Opened {
  success: boolean
  body: unknown
  message: string
  /** The field of a refusal. */
  field: string | undefined
}

/** The parts of the back office's response that the landing page reads. */
function openEnvelope(json: unknown): Opened {
  const { response, request } = (json as Envelope).data
  const { error } = request
  return {
    success: request.success,
    body: response.body,
    message: request.statusMessage,
    field: Array.isArray(error) ? undefined : error.field,
  }
}

/** The page to return to after signing in: a page of a cabinet on this origin, or none. */
export function returnPath(search: string, origin: string): string | null {
  const wanted = new URLSearchParams(search).get(LANDING_RETURN)
  if (!wanted) return null
  try {
    const url = new URL(wanted, origin)
    const isCabinet = url.origin === origin && url.pathname.startsWith(`${LANDING_PATH}/`)
    return isCabinet ? url.pathname + url.search + url.hash : null
  } catch {
    return null
  }
}
