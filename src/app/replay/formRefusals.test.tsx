import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { loadCatalogue } from '@/common/i18n/catalogue'
import type { AppStore } from '../start/store'
import { aSegment } from '../../../test/server/accountFactories'
import { world } from '../../../test/world'
import { exportRequest } from '@/app/recorder/export/downloadSession'
import { makeRecordFile } from '../recorder/export/makeRecordFile'
import { ROUTES } from '../router/router'
import { followState, ReplayedApp } from './stage/createStage'
import { loadRecord } from './stage/record/loadRecord'
import { readRecord } from './stage/record/readRecord'

const REFUSAL = 'Сегмент с кодом vip уже существует'

/** The last state of a session, as its replay shows it. */
async function replayEnd(store: AppStore) {
  const text = makeRecordFile(exportRequest(store.recorder.log(), store.getState(), true))
  cleanup()
  const file = readRecord(text ?? '')
  if ('problem' in file) throw new Error(file.problem)
  const replayed = loadRecord(file)
  const router = createMemoryRouter(ROUTES)
  followState(replayed, router)
  const catalogue = await loadCatalogue('ru')
  const { computedStates } = replayed.liftedStore.getState()
  act(() => {
    replayed.liftedStore.dispatch({ type: 'JUMP_TO_STATE', index: computedStates.length - 1 })
  })
  render(<ReplayedApp store={replayed} router={router} catalogue={catalogue} env="test" />)
}

const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))

async function refusedSegment() {
  const w = await world()
  await aSegment(w.server, w.account, 'vip')
  const { store } = await w.show('/segments')
  await w.user.click(await screen.findByRole('button', { name: 'Создать сегмент' }))
  const dialog = await dialogNamed('Новый сегмент')
  await w.user.type(dialog.getByLabelText(/Код/), 'vip')
  await w.user.type(dialog.getByLabelText(/Название/), 'Другие{Enter}')
  await dialog.findByText(REFUSAL)
  return { ...w, store, dialog }
}

test('the replay shows a refusal at its field', async () => {
  const { store } = await refusedSegment()
  await replayEnd(store)
  expect(await (await dialogNamed('Новый сегмент')).findByText(REFUSAL)).toBeVisible()
})

test('the replay removes a refusal when the form is opened again', async () => {
  const { user, dialog } = await refusedSegment()
  await user.click(dialog.getByRole('button', { name: 'Отмена' }))
  await user.click(await screen.findByRole('button', { name: 'Не сохранять' }))
  await waitFor(() => {
    expect(screen.queryByRole('dialog', { name: 'Новый сегмент' })).not.toBeInTheDocument()
  })
  await user.click(screen.getByRole('button', { name: 'Создать сегмент' }))
  expect((await dialogNamed('Новый сегмент')).queryByText(REFUSAL)).not.toBeInTheDocument()
})
