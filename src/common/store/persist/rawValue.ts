import type { PersistedPlace } from './createPersistence'
import type { RawFormat } from './rawFormats'

/** A value under one key of this browser's local storage, in exactly this format. */
export const rawValue = <Value>(
  key: string,
  { encode, decode }: RawFormat<Value>,
): PersistedPlace<Value> => ({
  read: () => {
    const raw = localStorage.getItem(key)
    return raw === null ? undefined : decode(raw)
  },
  write: (value) => {
    localStorage.setItem(key, encode(value))
  },
  remove: () => {
    localStorage.removeItem(key)
  },
})
