import * as v from 'valibot'

/** How a value stands in the browser's storage. */
export interface RawFormat<Value> {
  encode: (value: Value) => string
  /** Undefined for what cannot be read: anybody may have written it. */
  decode: (raw: string) => Value | undefined
}

/** `true` or `false`, as words. */
export const booleanFormat: RawFormat<boolean> = {
  encode: String,
  decode: (raw) => (raw === 'true' || raw === 'false' ? raw === 'true' : undefined),
}

/** An object as JSON. A list is none, though a schema of a map would take it for one. */
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
