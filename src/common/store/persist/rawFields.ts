import type { PersistedPlace } from './createPersistence'

/** Where each field is stored. */
export type FieldPlaces<State> = { [Field in keyof State]?: PersistedPlace<State[Field]> }

/**
 * Fields stored each under its own key. An unchanged value is not written again, because another tab may have changed
 * it.
 */
export function rawFields<State extends object>(
  places: FieldPlaces<State>,
): PersistedPlace<Partial<State>> {
  const names = Object.keys(places) as (keyof State)[]
  let written: Partial<State> = {}

  function writeField<Field extends keyof State>(name: Field, value: State[Field]): unknown {
    try {
      places[name]?.write(value)
      written = { ...written, [name]: value }
      return null
    } catch (failure) {
      return failure
    }
  }

  return {
    read: () => {
      const values: Partial<State> = {}
      for (const name of names) {
        const value = places[name]?.read()
        if (value !== undefined) values[name] = value
      }
      return values
    },
    write: (values) => {
      // Where one does not fit, another may.
      const failures = names.map((name) => {
        const value = values[name]
        return value === undefined || value === written[name] ? null : writeField(name, value)
      })
      const failure = failures.find((one) => one !== null)
      if (failure) throw failure as Error
    },
    remove: () => {
      written = {}
      for (const name of names) places[name]?.remove()
    },
  }
}
