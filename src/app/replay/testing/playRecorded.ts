import { parse } from 'jsan'
import type { UnknownAction } from '@reduxjs/toolkit'
import { createFullReducer } from '@/app/state/createFullReducer'
import type { RootState } from '@/app/state/rootReducer'
// The API's reducer throws for a request of an unknown endpoint.
import '@/app/state/endpointModules'

interface Recorded {
  before: RootState
  actions: UnknownAction[]
  after?: RootState
}

/** Plays the actions of a test that the replay wrote; `expected` is the state that the replay had after them. */
export function playRecorded(text: string): { state: RootState; expected: RootState | undefined } {
  const { before, actions, after } = parse(text) as Recorded
  return { state: actions.reduce(createFullReducer(), before), expected: after }
}
