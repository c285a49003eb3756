import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anAlbum } from '../../../../test/server/factories'
import { world } from '../../../../test/world'
import { loadCatalogue } from '@/common/i18n/catalogue'
import { exportRequest } from '@/app/recorder/export/downloadSession'
import { makeRecordFile } from '../../recorder/export/makeRecordFile'
import { createStage } from '../stage/createStage'
import { createPlayerStore, MAX_PAUSE_MS, openRecord } from './playerStore'
import { PlayerProviders } from './startPlayer'
import { selectPlayer } from './playerSlice'
import { ReplayPage } from './ReplayPage'

const STEP_MS = 800
/** The step before a pause in which the person was away. */
const AWAY_AFTER = 2
let record: string

/** The same record, but with steps at known times. */
function evenlyTimed(text: string): string {
  const file = JSON.parse(text) as { actionsById: Record<string, { timestamp: number }> }
  Object.values(file.actionsById).forEach((step, index) => {
    step.timestamp = 1e12 + index * STEP_MS + (index > AWAY_AFTER ? 60_000 : 0)
  })
  return JSON.stringify(file)
}

beforeAll(async () => {
  const w = await world()
  await anAlbum(w.server, w.account, 'Кухня')
  const { store } = await w.show('/')
  await screen.findByText('Здесь будут ваши посты')
  await w.user.click(screen.getByRole('link', { name: 'Альбомы' }))
  await screen.findByRole('link', { name: /Кухня/ })
  record = evenlyTimed(
    makeRecordFile(exportRequest(store.recorder.log(), store.getState(), false)) ?? '',
  )
  cleanup()
})

beforeEach(() => {
  // jsdom has no layout; a virtual list needs some height.
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
})

const fileOf = (text: string) => new File([text], 'session.json', { type: 'application/json' })

async function showPlayer() {
  const place = document.body.appendChild(document.createElement('div'))
  const stage = createStage(place, 'test')
  const store = createPlayerStore(stage)
  render(
    <PlayerProviders store={store} locale="ru" catalogue={await loadCatalogue('ru')} env="test">
      <ReplayPage stage={null} onChoose={(file) => void openRecord(store, stage, file)} />
    </PlayerProviders>,
  )
  const user = userEvent.setup({ delay: null })
  const index = () => selectPlayer(store.getState()).index
  const open = async (text = record) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (input) await user.upload(input, fileOf(text))
    await screen.findByRole('list', { name: 'Действия' })
  }
  return { user, store, index, open, place }
}

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

test.each([
  ['{', 'Файл повреждён'],
  ['{"a":1}', 'Это не запись сеанса'],
  [
    '{"session":{"format":"vitrina-session","v":1,"schema":99,"build":"1a2b3c"}}',
    'Запись сделана в сборке 1a2b3c, которую этот просмотр не понимает. Откройте её в просмотре той же сборки.',
  ],
])('shows why a file cannot be opened: %s', async (text, message) => {
  const { user } = await showPlayer()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input) await user.upload(input, fileOf(text))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(screen.getByRole('button', { name: 'Выбрать файл' })).toBeInTheDocument()
})

test('opens a dropped file at its first state, and steps through it', async () => {
  const { user, index, place } = await showPlayer()
  const file = fileOf(record)
  fireEvent.drop(screen.getByText('или перетащите его сюда'), { dataTransfer: { files: [file] } })
  const list = await screen.findByRole('list', { name: 'Действия' })
  expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('@@INIT')
  expect(screen.getByText('Сборка').nextSibling).toHaveTextContent('dev')
  expect(screen.getByText('Язык').nextSibling).toHaveTextContent('ru')

  await user.click(screen.getByRole('button', { name: 'Шаг вперёд' }))
  expect(index()).toBe(1)
  expect(screen.getByText('location')).toBeInTheDocument()
  expect(screen.getByText(/"type": "location\/locationChanged"/)).toBeInTheDocument()

  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(index()).toBe(2)
  screen.getByRole('slider').focus()
  await user.keyboard('{End}')
  expect(index()).toBeGreaterThan(3)
  expect(screen.getByText('Экран').nextSibling).toHaveTextContent('/albums')
  await waitFor(() => {
    expect(within(place).getByText('Кухня')).toBeInTheDocument()
  })
  expect(place.firstElementChild).toHaveAttribute('inert')

  await user.click(screen.getByRole('button', { name: 'Другой файл' }))
  expect(screen.getByRole('button', { name: 'Выбрать файл' })).toBeInTheDocument()
})

test('searches the list of actions by type, and jumps to a result', async () => {
  const { user, index, open } = await showPlayer()
  await open()
  await user.type(screen.getByRole('textbox', { name: 'Поиск по действиям' }), 'LOCATION')
  const rows = within(screen.getByRole('list', { name: 'Действия' })).getAllByRole('button')
  expect(rows).toHaveLength(2)
  await user.click(rows[1]!)
  expect(index()).toBeGreaterThan(1)
  expect(rows[1]).toHaveAttribute('aria-current', 'step')
  expect(screen.getByText('Экран').nextSibling).toHaveTextContent('/albums')
  await user.type(screen.getByRole('textbox', { name: 'Поиск по действиям' }), 'zzz')
  expect(screen.getByText('Таких действий нет')).toBeInTheDocument()
})

test('lists requests with how long they took, leads to screens by key, and names the moment in the address', async () => {
  const { user, index, open } = await showPlayer()
  await open()
  await user.keyboard('rr')
  const second = index()
  expect(screen.getByText('Экран').nextSibling).toHaveTextContent('/albums')
  await user.keyboard('{Shift>}r{/Shift}')
  expect(index()).toBeLessThan(second)
  expect(location.hash).toBe(`#step=${index()}`)

  await user.click(screen.getByRole('radio', { name: 'Запросы' }))
  const rows = within(screen.getByRole('list', { name: 'Запросы' })).getAllByRole('button')
  expect(rows.at(-1)).toHaveTextContent(/listAlbums|Albums/)
  await user.click(rows.at(-1)!)
  expect(index()).toBeGreaterThan(0)
  await user.click(screen.getByRole('radio', { name: 'Консоль' }))
  expect(screen.getByText('В этой записи их нет')).toBeInTheDocument()
})

test('tells which step could not be replayed', async () => {
  // The tool that replays the actions prints what a reducer threw.
  const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user, open } = await showPlayer()
  const file = JSON.parse(record) as { actionsById: Record<string, { action: object }> }
  file.actionsById[2] = { ...file.actionsById[2], action: { type: 'location/locationChanged' } }
  await open(JSON.stringify(file))
  await user.keyboard('{ArrowRight}')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Этот шаг не удалось повторить: показано последнее верное состояние',
  )
  expect(printed).toHaveBeenCalledTimes(1)
})

test('opens a record at the moment that a link names', async () => {
  history.replaceState(null, '', '/replay#step=3')
  const { index, open } = await showPlayer()
  await open()
  expect(index()).toBe(3)
})

test('plays a record at the recorded times and a chosen speed to the end, and then from the start', async () => {
  const { user, store, index, open } = await showPlayer()
  await open()
  jest.useFakeTimers()
  const { steps } = selectPlayer(store.getState())
  await user.click(screen.getByRole('radio', { name: '4×' }))
  await user.click(screen.getByRole('button', { name: 'Смотреть' }))
  for (let at = 0; at < steps.length - 1; at += 1) {
    const pause = (at === AWAY_AFTER ? MAX_PAUSE_MS : STEP_MS) / 4
    await act(() => jest.advanceTimersByTimeAsync(pause - 1))
    expect(index()).toBe(at)
    await act(() => jest.advanceTimersByTimeAsync(1))
  }
  expect(index()).toBe(steps.length - 1)
  expect(screen.getByRole('button', { name: 'Смотреть' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Смотреть' }))
  expect(index()).toBe(0)
  expect(screen.getByRole('button', { name: 'Пауза' })).toBeInTheDocument()
})
