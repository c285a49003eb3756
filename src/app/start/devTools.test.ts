import { readFileSync } from 'node:fs'
import { instrument, type LiftedStore } from '@redux-devtools/instrument'
import { importState } from '@redux-devtools/utils'
import { compose, type Action, type StoreEnhancer } from '@reduxjs/toolkit'

const RECORD = 'test/records/schema4.json'

type Lifted = LiftedStore<unknown, Action, unknown>

beforeAll(() => {
  Object.assign(window, {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
      () =>
      (...enhancers: StoreEnhancer[]) =>
        compose(...enhancers, instrument(undefined, { maxAge: 50 }) as StoreEnhancer),
  })
  // Redux Toolkit looks for DevTools once, when it loads.
  jest.resetModules()
})

/** The store of a cabinet in a browser with Redux DevTools, as they see it. */
async function openCabinet() {
  const { makeStore, slicesFromStart } = await import('./store')
  const store = makeStore(undefined, undefined, await slicesFromStart())
  return { store, lifted: (store as unknown as { liftedStore: Lifted }).liftedStore }
}

const importOf = (text: string) =>
  ({ type: 'IMPORT_STATE', nextLiftedState: importState(text, {})?.nextLiftedState }) as never

test('An import says to reload where the code of other screens did not come', async () => {
  jest.doMock('../state/lateSlices', () => {
    throw new Error('The chunk did not load')
  })
  const { store, lifted } = await openCabinet()
  jest.dontMock('../state/lateSlices')
  const before = store.getState()
  expect(() => lifted.dispatch(importOf(readFileSync(RECORD, 'utf8')))).toThrow(
    'has not loaded: reload the cabinet, then import again',
  )
  expect(store.getState()).toBe(before)
})

test('Redux DevTools import a record with slices of screens that were not opened', async () => {
  const text = readFileSync(RECORD, 'utf8')
  const { store, lifted } = await openCabinet()
  lifted.dispatch(importOf(text))

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
