import { nanoid } from '@reduxjs/toolkit'

/** Keys of creating calls that have not succeeded yet, by the store's dispatch and by what is sent. */
const open = new WeakMap<object, Map<string, string>>()

/**
 * Sends a creating call with its key: the same for the same request until one has succeeded, because an earlier one may
 * have been carried out without its response coming back (product-rules/calls.md#created-once).
 */
export async function withCreationKey<Result extends object>(
  { dispatch, url, body }: { dispatch: object; url: string; body: unknown },
  send: (key: string) => Promise<Result>,
): Promise<Result> {
  const keys = open.get(dispatch) ?? new Map<string, string>()
  open.set(dispatch, keys)
  const sent = `${url} ${JSON.stringify(body)}`
  const key = keys.get(sent) ?? nanoid()
  keys.set(sent, key)
  const result = await send(key)
  if (!('error' in result)) keys.delete(sent)
  return result
}
