import type { Store, UnknownAction } from '@reduxjs/toolkit'
import { createPersistence } from './createPersistence'
import { rawFields, type FieldPlaces } from './rawFields'

/** The fields of a slice that this browser stores between visits. */
export interface PersistedSlice<State extends object> {
  slice: { reducerPath: string }
  fields: FieldPlaces<State>
  /** The action that restores the values of an earlier visit, so that a replay has it too. */
  restored: (kept: Partial<State>) => UnknownAction
}

/**
 * Restores a slice of this store from an earlier visit, and stores its changes from then on. Resolves when the state is
 * restored, so that nothing is drawn before.
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
  store.subscribe(() => {
    const state = current()
    if (state === known) return
    // Fields unchanged in this tab are not written: that would overwrite changes of another tab.
    const changed = names.filter((name) => state[name] !== known[name])
    known = state
    if (changed.length === 0) return
    changes = { ...changes, ...Object.fromEntries(changed.map((name) => [name, state[name]])) }
    persistence.write(changes)
  })
}
