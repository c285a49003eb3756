import * as v from 'valibot'
import type { PersistedPlace } from './createPersistence'

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
  follow: (onChange) => {
    window.addEventListener('storage', (event) => {
      if (event.key !== key || event.newValue === null) return
      const value = decode(event.newValue)
      if (value !== undefined) onChange(value)
    })
  },
})

/** The format of a value in the browser's storage. */
interface RawFormat<Value> {
  encode: (value: Value) => string
  /** Undefined for an unreadable value, which other code may have written. */
  decode: (raw: string) => Value | undefined
}

/** `true` or `false`, as words. */
export const booleanFormat: RawFormat<boolean> = {
  encode: String,
  decode: (raw) => (raw === 'true' || raw === 'false' ? raw === 'true' : undefined),
}

/** An object as JSON. A list is rejected, though a schema of a map would accept it. */
export function jsonFormat<Value extends object>(
  schema: v.GenericSchema<unknown, Value>,
): RawFormat<Value> {
  return {
    encode: (value) => JSON.stringify(value),
    decode: (raw) => {
      let value: unknown
      try {
        value = JSON.parse(raw)
      } catch {
        return undefined
      }
      const { success, output } = v.safeParse(schema, value)
      return success && !Array.isArray(value) ? output : undefined
    },
  }
}
