import type { Store, UnknownAction } from '@reduxjs/toolkit'
import { createPersistence, type PersistedPlace } from './createPersistence'

/** The fields of a slice that this browser stores between visits. */
export interface PersistedSlice<State extends object> {
  slice: { reducerPath: string }
  fields: FieldPlaces<State>
  /** The action that restores the values of an earlier visit, so that a replay has it too. */
  restored: (kept: Partial<State>) => UnknownAction
}

/**
 * Restores a slice of this store from an earlier visit, and from then on stores its changes and follows those of other
 * tabs. Resolves when the state is restored, so that nothing is drawn before.
 */
export async function persistSlice<State extends object>(
  store: Store,
  { slice: { reducerPath }, fields, restored }: PersistedSlice<State>,
): Promise<void> {
  const persistence = createPersistence(reducerPath, rawFields(fields))
  const kept = await persistence.read()
  if (kept && Object.keys(kept).length > 0) store.dispatch(restored(kept))
  const current = () => (store.getState() as Record<string, State>)[reducerPath] as State
  const names = Object.keys(fields) as (keyof State)[]
  let known = current()
  let changes: Partial<State> = {}
  let isFollowing = false
  for (const name of names) {
    fields[name]?.follow?.((value) => {
      isFollowing = true
      store.dispatch(restored({ [name]: value } as unknown as Partial<State>))
      isFollowing = false
    })
  }
  store.subscribe(() => {
    const state = current()
    if (state === known) return
    if (isFollowing) {
      // Another tab has stored it already.
      known = state
      return
    }
    // Fields unchanged in this tab are not written: that would overwrite changes of another tab.
    const changed = names.filter((name) => state[name] !== known[name])
    known = state
    if (changed.length === 0) return
    changes = { ...changes, ...Object.fromEntries(changed.map((name) => [name, state[name]])) }
    persistence.write(changes)
  })
}

/** The storage of each field. */
type FieldPlaces<State> = { [Field in keyof State]?: PersistedPlace<State[Field]> }

/**
 * Fields stored each under its own key. An unchanged value is not written again, because another tab may have changed
 * it.
 */
function rawFields<State extends object>(
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
      // A value may fit into the storage although another one does not.
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
