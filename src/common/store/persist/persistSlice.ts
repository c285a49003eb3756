import type { Store, UnknownAction } from '@reduxjs/toolkit'
import { createPersistence } from './createPersistence'
import { rawFields, type FieldPlaces } from './rawFields'

/** What of a slice this browser keeps between visits. */
export interface PersistedSlice<State extends object> {
  slice: { reducerPath: string }
  fields: FieldPlaces<State>
  /** The action that restores what an earlier visit left, so that a replay has it too. */
  restored: (kept: Partial<State>) => UnknownAction
}

/**
 * Gives a slice of this store what an earlier visit left of it, and writes down what is changed from then on. Settles
 * when the state is as it was left, so that nothing has to be drawn before.
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
    // What nobody touched in this tab is not written: it would undo what another tab has written meanwhile.
    const changed = names.filter((name) => state[name] !== known[name])
    known = state
    if (changed.length === 0) return
    changes = { ...changes, ...Object.fromEntries(changed.map((name) => [name, state[name]])) }
    persistence.write(changes)
  })
}
