import type { Account } from '@/contract/entities/user'
import { openEnvelope } from './openEnvelope'
import { ACCOUNTS_PATH, LOGIN_PATH, LOGOUT_PATH } from '@/contract/addresses'

/** How a question to the back office ended. `refused` carries its words. */
export type Answer<Value> =
  | { kind: 'ok'; value: Value }
  | { kind: 'signed-out' }
  | { kind: 'refused'; message: string }
  | { kind: 'offline' }

export function signIn(email: string, password: string, locale: string): Promise<Answer<null>> {
  return ask(
    LOGIN_PATH,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': locale },
      body: JSON.stringify({ email, password }),
    },
    () => null,
  )
}

export function signOut(): Promise<Answer<null>> {
  return ask(LOGOUT_PATH, { method: 'POST' }, () => null)
}

export function listAccounts(): Promise<Answer<Account[]>> {
  return ask(ACCOUNTS_PATH, {}, (body) => (body as { accounts: Account[] }).accounts)
}

async function ask<Value>(
  path: string,
  init: RequestInit,
  read: (body: unknown) => Value,
): Promise<Answer<Value>> {
  try {
    const response = await fetch(path, { credentials: 'same-origin', ...init })
    const envelope = openEnvelope(await response.json())
    if (response.ok && envelope.success) return { kind: 'ok', value: read(envelope.body) }
    if (response.status === 401 && path === ACCOUNTS_PATH) return { kind: 'signed-out' }
    return envelope.message ? { kind: 'refused', message: envelope.message } : { kind: 'offline' }
  } catch {
    return { kind: 'offline' }
  }
}
