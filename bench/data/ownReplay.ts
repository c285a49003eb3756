/** Plays a record as the support page does, for comparison with what others make of it. */
import { loadRecord } from '@/app/replay/stage/record/loadRecord'
import { readRecord } from '@/app/replay/stage/record/readRecord'

/** The state at each step of the record in the text of a file, as JSON. */
export function statesOf(text: string): unknown[] {
  const file = readRecord(text)
  if ('problem' in file) throw new Error(file.problem)
  const { computedStates } = loadRecord(file).liftedStore.getState()
  return computedStates.map(({ state }) => JSON.parse(JSON.stringify(state)) as unknown)
}
