import type { RecordFile } from '@/app/recorder/recordFormat'
import { createReplayStore, type ReplayStore } from '../createReplayStore'

/** Loads a record into a new store, at its first state. */
export function loadRecord(file: RecordFile): ReplayStore {
  const store = createReplayStore()
  // The file's format was checked; errors of the reducers are caught step by step.
  const nextLiftedState = file as unknown as ReturnType<ReplayStore['liftedStore']['getState']>
  store.liftedStore.dispatch({ type: 'IMPORT_STATE', nextLiftedState })
  return store
}
