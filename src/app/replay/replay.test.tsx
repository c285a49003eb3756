import { instrument } from '@redux-devtools/instrument'
import { importState } from '@redux-devtools/utils'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { legacy_createStore as createStore } from '@reduxjs/toolkit'
import { createMemoryRouter } from 'react-router-dom'
import { JOURNEY_SECRETS, recordJourney } from '../../../test/journeys/recordJourney'
import { loadCatalogue } from '@/common/i18n/catalogue'
import { selectLocation } from '@/common/routing/locationSlice'
import { createFullReducer } from '../state/createFullReducer'
import { ROUTES } from '../router/router'
import { exportRequest } from '@/app/recorder/export/downloadSession'
import { makeRecordFile, redactLog } from '../recorder/export/makeRecordFile'
import { followState, ReplayedApp } from './stage/createStage'
import { illustrate } from './stage/record/illustrate'
import { loadRecord } from './stage/record/loadRecord'
import { readRecord, withNotes } from './stage/record/readRecord'
import { livedStates, ofSession } from './testing/compareReplay'

const read = (text: string) => {
  const file = readRecord(text)
  if ('problem' in file) throw new Error(file.problem)
  return file
}

/** One journey for all tests; they run after its server and page are closed. */
async function journey() {
  const { store } = await recordJourney()
  const log = store.recorder.log()
  const request = exportRequest(log, store.getState(), false)
  const text = makeRecordFile(request)
  const lived = livedStates(log)
  const { renaming } = redactLog(request)
  const withTexts = makeRecordFile(exportRequest(log, store.getState(), true))
  return {
    final: store.getState(),
    text: text ?? '',
    withTexts: withTexts ?? '',
    lived,
    renaming,
    last: lived.length - 1,
  }
}

let recorded: Awaited<ReturnType<typeof journey>>
beforeAll(async () => {
  recorded = await journey()
  cleanup()
})

test('records, exports, imports and replays a day in the cabinet step by step', async () => {
  const { final, text, lived, renaming, last } = recorded

  // The record is complete: it ends in the live store's state.
  expect(last).toBeGreaterThan(60)
  expect(ofSession(lived.at(-1))).toStrictEqual(ofSession(final))

  // Stored preferences of an earlier visit are in the first state, without any other trace of storing them.
  expect(lived[0]).toMatchObject({ interface: { isNavigationFolded: true } })
  expect(final.interface).toMatchObject({ isNavigationFolded: false })
  expect(text).not.toMatch(/_persist|persist\//)

  // The record's replay has the same states at every step, except for renamed strings.
  const replayed = loadRecord(read(text))
  const { computedStates } = replayed.liftedStore.getState()
  expect(computedStates).toHaveLength(last + 1)
  computedStates.forEach(({ state, error }, index) => {
    expect(error).toBeUndefined()
    expect({ index, state: ofSession(state) }).toStrictEqual({
      index,
      state: ofSession(renaming.renameAll(lived[index])),
    })
  })

  // The right screen at every step, without a request or a change.
  const asked = jest.spyOn(globalThis, 'fetch')
  const written = jest.spyOn(Storage.prototype, 'setItem')
  const file = read(text)
  illustrate(file)
  const shown = loadRecord(file)
  const router = createMemoryRouter(ROUTES)
  followState(shown, router)
  const catalogue = await loadCatalogue('ru')
  render(<ReplayedApp store={shown} router={router} catalogue={catalogue} env="test" />)
  const routes = new Set<string>()
  for (let index = 0; index <= last; index += 1) {
    act(() => {
      shown.liftedStore.dispatch({ type: 'JUMP_TO_STATE', index })
    })
    const { pathname, search } = selectLocation(shown.getState())
    await waitFor(() => {
      expect(router.state.navigation.state).toBe('idle')
      expect(router.state.location).toMatchObject({ pathname, search })
    })
    routes.add(pathname)
  }
  expect([...routes].map((route) => route.replace(/\d+$/, ':id').replace(/g\/.+/, 'g'))).toEqual([
    '/',
    '/:id',
    '/albums',
    '/triage',
    '/galleries',
    '/galleries/g',
  ])
  expect(
    await screen.findByRole('heading', { name: renaming.rename('Главная'), hidden: true }),
  ).toBeInTheDocument()
  expect(shown.liftedStore.getState().stagedActionIds).toHaveLength(last + 1)
  expect(asked).not.toHaveBeenCalled()
  expect(written).not.toHaveBeenCalled()
  expect(localStorage.getItem('vitrina.isNavigationFolded')).toBe('false')
  asked.mockRestore()
  written.mockRestore()
})

test('opens the file in Redux DevTools, without personal data', () => {
  const { text, last } = recorded
  for (const secret of Object.values(JOURNEY_SECRETS)) expect(text).not.toContain(secret)
  expect(text).not.toContain('паспорт')
  for (const name of ['Кухня', 'Весна', 'Ваза', 'Капля', 'Главная', 'VZ-1', 'Плед']) {
    expect(text).not.toContain(name)
  }

  const imported = importState(text, {})
  expect(imported?.preloadedState).toBeUndefined()
  const devTools = createStore(createFullReducer(), instrument(undefined, { maxAge: 50 }))
  devTools.liftedStore.dispatch({
    type: 'IMPORT_STATE',
    nextLiftedState: imported?.nextLiftedState as unknown as ReturnType<
      typeof devTools.liftedStore.getState
    >,
  })
  const { computedStates, currentStateIndex, actionsById } = devTools.liftedStore.getState()
  expect(currentStateIndex).toBe(0)
  expect(computedStates).toHaveLength(last + 1)
  const ours = loadRecord(read(text)).liftedStore.getState().computedStates
  expect(ofSession(computedStates.at(-1)?.state)).toStrictEqual(ofSession(ours.at(-1)?.state))

  // Each step has its action and its time, and a jump to it shows its state.
  const file = read(text)
  for (const [index, actionId] of file.stagedActionIds.entries()) {
    expect(actionsById[actionId]).toMatchObject({
      action: { type: file.actionsById[actionId]?.action.type },
      timestamp: file.actionsById[actionId]?.timestamp,
    })
    devTools.liftedStore.dispatch({ type: 'JUMP_TO_ACTION', actionId })
    expect({ index, state: ofSession(devTools.getState()) }).toStrictEqual({
      index,
      state: ofSession(ours[index]?.state),
    })
  }
})

test('a file with notes opens in Redux DevTools as one without', () => {
  const { text, last } = recorded
  const noted = withNotes(text, [{ step: last, text: 'Здесь медлит' }])
  expect(importState(noted, {})?.nextLiftedState).toEqual({
    ...(importState(text, {})?.nextLiftedState as object),
    notes: [{ step: last, text: 'Здесь медлит' }],
  })
})

test('includes texts of posts in the file with the person’s agreement, and never secrets', () => {
  const { withTexts } = recorded
  expect(withTexts).toContain(JOURNEY_SECRETS.postText)
  expect(withTexts).toContain(JOURNEY_SECRETS.storedText)
  expect(withTexts).toContain('Кухня')
  expect(withTexts).toContain('Ваза «Капля»')
  expect(withTexts).not.toContain(JOURNEY_SECRETS.email)
  expect(withTexts).not.toContain('паспорт')
  expect(read(withTexts).session.texts).toBe(true)
})
