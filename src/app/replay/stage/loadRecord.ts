import type { RecordFile } from '../../recorder/recordFormat'
import { createReplayStore, type ReplayStore } from './createReplayStore'

/** Loads a record into a new store, at its first state. */
export function loadRecord(file: RecordFile): ReplayStore {
  const store = createReplayStore()
  // The form is checked; what the reducers make of the states is theirs to say, and errors are caught a step.
  const nextLiftedState = file as unknown as ReturnType<ReplayStore['liftedStore']['getState']>
  store.liftedStore.dispatch({ type: 'IMPORT_STATE', nextLiftedState })
  return store
}
