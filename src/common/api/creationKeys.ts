import { nanoid } from '@reduxjs/toolkit'

/** Keys of creating calls that have not succeeded yet, by the store's dispatch and by what is sent. */
const open = new WeakMap<object, Map<string, string>>()

/**
 * The key of a creating call, the same for the same request until one has `succeeded`, because an earlier one may have
 * been carried out without its response coming back (product-rules/calls.md#created-once).
 */
export function creationOf(dispatch: object, url: string, body: unknown) {
  const keys = open.get(dispatch) ?? new Map<string, string>()
  const sent = url + JSON.stringify(body)
  const key = keys.get(sent) ?? nanoid()
  open.set(dispatch, keys.set(sent, key))
  return { key, succeeded: () => keys.delete(sent) }
}
