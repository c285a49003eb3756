import { readFileSync } from 'node:fs'
import { instrument, type LiftedStore } from '@redux-devtools/instrument'
import { importState } from '@redux-devtools/utils'
import { compose, type Action, type StoreEnhancer } from '@reduxjs/toolkit'
import { waitFor } from '@testing-library/react'

type Lifted = LiftedStore<unknown, Action, unknown>

/** The store of a cabinet in a browser with Redux DevTools, as they see it. */
async function openCabinet() {
  const history: StoreEnhancer = instrument(undefined, { maxAge: 50 })
  Object.assign(window, {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
      () =>
      (...enhancers: StoreEnhancer[]) =>
        compose(...enhancers, history),
  })
  // Redux Toolkit looks for DevTools once, when it loads.
  jest.resetModules()
  const { makeStore } = await import('./store')
  const store = makeStore()
  return { store, lifted: (store as unknown as { liftedStore: Lifted }).liftedStore }
}

test('Redux DevTools import a record with slices of screens that were not opened', async () => {
  const text = readFileSync('test/records/schema4.json', 'utf8')
  const { store, lifted } = await openCabinet()
  const nextLiftedState = importState(text, {})?.nextLiftedState
  await waitFor(() => {
    lifted.dispatch({ type: 'IMPORT_STATE', nextLiftedState } as never)
  })

  const { loadRecord } = await import('../replay/stage/record/loadRecord')
  const { readRecord } = await import('../replay/stage/record/readRecord')
  const file = readRecord(text)
  if ('problem' in file) throw new Error(file.problem)
  const { computedStates } = loadRecord(file).liftedStore.getState()
  for (const [index, actionId] of file.stagedActionIds.entries()) {
    lifted.dispatch({ type: 'JUMP_TO_ACTION', actionId })
    expect({ index, state: store.getState() }).toEqual({
      index,
      state: computedStates[index]?.state,
    })
  }
  expect(store.getState().albums?.dialog).toEqual({ kind: 'create' })
})
