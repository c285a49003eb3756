import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LIMITS } from '@/contract/limits'
import type { Locale } from '@/contract/locale'
import { loadCatalogue } from '@/common/i18n/catalogue'
import type { RecordFile } from '../../recorder/recordFormat'
import { createStage } from '../stage/createStage'
import { readRecord } from '../stage/record/readRecord'
import { recordIdOf } from '../stage/record/recordId'
import { recordVisit } from '../testing/recordVisit'
import {
  compareRecord,
  createPlayerStore,
  followAddress,
  MAX_PAUSE_MS,
  openRecord,
} from './playerStore'
import { PlayerProviders } from './startPlayer'
import { selectPlayer } from './playerSlice'
import { ReplayPage } from './ReplayPage'

const STEP_MS = 800
/** The step before a pause in which the person was away. */
const AWAY_AFTER = 2
let record: string

/** The same record, but with steps at known times. */
function evenlyTimed(text: string, start = 1e12): string {
  const file = JSON.parse(text) as { actionsById: Record<string, { timestamp: number }> }
  Object.values(file.actionsById).forEach((step, index) => {
    step.timestamp = start + index * STEP_MS + (index > AWAY_AFTER ? 60_000 : 0)
  })
  return JSON.stringify(file)
}

beforeAll(async () => {
  record = evenlyTimed(await recordVisit())
})

beforeEach(() => {
  // jsdom has no layout; a virtual list needs some height.
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
})

function idOf(text: string): string {
  const file = readRecord(text)
  if ('problem' in file) throw new Error(file.problem)
  return recordIdOf(file)
}

const fileOf = (text: string) => new File([text], 'session.json', { type: 'application/json' })

async function showPlayer(locale: Locale = 'ru') {
  const place = document.body.appendChild(document.createElement('div'))
  const stage = createStage(place, 'test')
  const saved: { name: string; content: string }[] = []
  const saveFile = (name: string, content: string) => saved.push({ name, content })
  const store = createPlayerStore(stage, { saveFile })
  render(
    <PlayerProviders
      store={store}
      locale={locale}
      catalogue={await loadCatalogue(locale)}
      env="test"
    >
      <ReplayPage
        stage={null}
        onChoose={(file) => void openRecord(store, stage, file)}
        onCompare={(file) => void compareRecord(store, stage, file)}
      />
    </PlayerProviders>,
  )
  const user = userEvent.setup({ delay: null })
  const index = () => selectPlayer(store.getState()).index
  const open = async (text = record) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (input) await user.upload(input, fileOf(text))
    await screen.findByRole('list', { name: 'Действия' })
  }
  return { user, store, index, open, place, saved }
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
  expect(screen.getByText('location', { selector: 'dt' })).toBeInTheDocument()
  expect(screen.getByText(/"type": "location\/locationChanged"/)).toBeInTheDocument()

  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(index()).toBe(2)
  screen.getByRole('slider').focus()
  await user.keyboard('{End}')
  expect(index()).toBeGreaterThan(3)
  expect(screen.getByText('Экран').nextSibling).toHaveTextContent('/albums')
  await waitFor(() => {
    expect(within(place).getByText('Альбомы', { selector: 'h1' })).toBeInTheDocument()
  })
  expect(place.firstElementChild).toHaveAttribute('inert')

  await user.click(screen.getByRole('button', { name: 'Другой файл' }))
  expect(screen.getByRole('button', { name: 'Выбрать файл' })).toBeInTheDocument()
})

test('searches the list of actions by type, and jumps to a result', async () => {
  const { user, index, open } = await showPlayer()
  await open()
  await user.type(screen.getByRole('textbox', { name: 'Поиск по списку' }), 'LOCATION')
  const rows = within(screen.getByRole('list', { name: 'Действия' })).getAllByRole('button')
  expect(rows).toHaveLength(2)
  await user.click(rows[1]!)
  expect(index()).toBeGreaterThan(1)
  expect(rows[1]).toHaveAttribute('aria-current', 'step')
  expect(screen.getByText('Экран').nextSibling).toHaveTextContent('/albums')
  await user.type(screen.getByRole('textbox', { name: 'Поиск по списку' }), 'zzz')
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
  expect(location.hash).toBe(`#record=${idOf(record)}&step=${index()}`)

  await user.click(screen.getByRole('radio', { name: 'Запросы' }))
  const rows = within(screen.getByRole('list', { name: 'Запросы' })).getAllByRole('button')
  expect(rows.at(-1)).toHaveTextContent(/listAlbums|Albums/)
  await user.click(rows.at(-1)!)
  expect(index()).toBeGreaterThan(0)
  await user.click(screen.getByRole('radio', { name: 'Консоль' }))
  expect(screen.getByText('В этой записи их нет')).toBeInTheDocument()
})

test('lists a repeated error once, and shows it whole at its step', async () => {
  const { user, open } = await showPlayer()
  const error = { kind: 'console', at: 1e12 + 1, level: 'error', text: 'TypeError: x' }
  const track = [1, 2].map(() => ({ ...error, places: ['main.js:1:2', 'react.js:3:4'] }))
  await open(JSON.stringify({ ...(JSON.parse(record) as RecordFile), track }))
  await user.click(screen.getByRole('radio', { name: 'Консоль' }))
  const rows = within(screen.getByRole('list', { name: 'Консоль' })).getAllByRole('button')
  expect(rows.map((row) => row.textContent)).toEqual(['00:00:002 × TypeError: x · main.js:1:2'])
  expect(screen.getByText(/react\.js:3:4/)).toHaveTextContent('2 × TypeError: x main.js:1:2')
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

test('opens a record at the moment that a link names, and says when the link is of another record', async () => {
  history.replaceState(null, '', `/replay#record=${idOf(record)}&step=3`)
  const { user, store, index, open } = await showPlayer()
  await open(evenlyTimed(record, 2e12))
  expect(index()).toBe(0)
  expect(screen.getByRole('alert')).toHaveTextContent(`шагу 3 записи ${idOf(record)}`)
  await user.click(screen.getByRole('button', { name: 'Другой файл' }))
  await open()
  expect(index()).toBe(3)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  history.replaceState(null, '', `/replay#record=${idOf(record)}&step=2`)
  followAddress(store)
  expect(index()).toBe(2)
})

test('lists the actions of a slice and of an endpoint, and says its keys', async () => {
  const { user, open } = await showPlayer()
  await open()
  const list = screen.getByRole('list', { name: 'Действия' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Часть состояния' }), 'location')
  for (const row of within(list).getAllByRole('button')) expect(row).toHaveTextContent('location/')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Часть состояния' }), 'api')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Запрос к серверу' }), 'listAlbums')
  const rows = within(list).getAllByRole('button')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('listAlbums · pending'),
    expect.stringContaining('listAlbums · fulfilled'),
  ])

  // By its button: here the shown cabinet is in the same page and takes the key.
  await user.click(screen.getByRole('button', { name: 'Сочетания клавиш' }))
  const sheet = await screen.findByRole('dialog', { name: 'Сочетания клавиш' })
  expect(within(sheet).getByText('К предыдущей ошибке').nextSibling).toHaveTextContent('Shift+E')
  await user.keyboard('{Escape}')
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
  await user.keyboard('f')
  expect(screen.getByRole('textbox', { name: 'Поиск по списку' })).toHaveFocus()
})

test('keeps notes on moments in the file that is downloaded, and asks before they are lost', async () => {
  const { user, index, open, saved } = await showPlayer()
  await open()
  const note = (step: number) => screen.getByRole('textbox', { name: `Заметка к шагу ${step}` })
  await user.keyboard('{ArrowRight}{ArrowRight}w')
  expect(note(2)).toHaveFocus()
  await user.keyboard('Здесь медлит?')
  screen.getByRole('slider').focus()
  await user.keyboard('{End}{Home}n')
  expect(index()).toBe(2)
  expect(note(2)).toHaveValue('Здесь медлит?')

  await user.click(screen.getByRole('button', { name: 'Удалить заметку' }))
  expect(note(2)).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Вернуть' }))
  await user.click(screen.getByRole('button', { name: 'Другой файл' }))
  const question = await screen.findByRole('dialog', { name: 'Закрыть запись без заметок?' })
  await user.click(within(question).getByRole('button', { name: 'Отмена' }))
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
  expect(screen.getByText('Заметки ещё не скачаны')).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Скачать запись с заметками' }))
  expect(screen.queryByText('Заметки ещё не скачаны')).not.toBeInTheDocument()
  const [file] = saved
  expect(file?.name).toBe(`session-${idOf(record)}.json`)
  await user.click(screen.getByRole('button', { name: 'Другой файл' }))
  await open(file?.content)
  await user.click(screen.getByRole('radio', { name: 'Заметки' }))
  await user.click(screen.getByRole('button', { name: /Здесь медлит/ }))
  expect(note(2)).toHaveValue('Здесь медлит?')
  const { notes, ...rest } = JSON.parse(file?.content ?? '') as Record<string, unknown>
  expect(notes).toEqual([{ step: 2, text: 'Здесь медлит?' }])
  expect(rest).toEqual(JSON.parse(record))

  fireEvent.change(note(2), { target: { value: 'я'.repeat(LIMITS.recordNote) } })
  expect(screen.getByText(/больше не поместится/)).toBeInTheDocument()
})

test('copies the record as a test, and downloads it where the browser does not allow copying', async () => {
  const { user, open, saved } = await showPlayer()
  await open()
  const copying = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: 'Шаг вперёд' }))
  await user.keyboard('t')
  expect(await screen.findByText('Тест скопирован')).toBeInTheDocument()
  const [copied = ''] = copying.mock.calls[0] ?? []
  expect(copied).toContain(`has the state of the step 1 (`)
  copying.mockRejectedValue(new Error('no'))
  await user.keyboard('t')
  expect(await screen.findByText(/скачан файлом/)).toBeInTheDocument()
  expect(saved).toEqual([{ name: `record-${idOf(record)}.test.ts`, content: copied }])
})

test('lays another record beside the open one, and leads to steps of both', async () => {
  const { user, index, open } = await showPlayer()
  await open()
  const choose = async (text: string) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (input) await user.upload(input, fileOf(text))
    return screen.findByRole('dialog', { name: 'Сравнение записей' })
  }
  const refused = await choose('{')
  expect(await within(refused).findByRole('alert')).toHaveTextContent('Файл повреждён')
  await user.keyboard('{Escape}')
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  const parted = JSON.parse(evenlyTimed(record, 2e12)) as RecordFile
  // Later ones may refer to what an action holds; none is after the last.
  const last = parted.stagedActionIds.length - 1
  parted.actionsById[last] = { type: 'PERFORM_ACTION', action: { type: 'other' }, timestamp: 3e12 }
  const other = JSON.stringify(parted)
  const dialog = await choose(other)
  expect(await within(dialog).findByText('Впервые расходятся действия:')).toBeInTheDocument()
  await user.click(within(dialog).getByRole('button', { name: 'Показать этот шаг' }))
  expect(index()).toBe(last)

  await user.click(screen.getByRole('button', { name: 'Сравнить с другой записью' }))
  const again = await screen.findByRole('dialog', { name: 'Сравнение записей' })
  await user.click(within(again).getByRole('button', { name: /other/ }))
  expect(await screen.findByText(idOf(other))).toBeInTheDocument()
  expect(index()).toBe(last)
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

test('names in support’s language what the customer pressed, and finds what was answered', async () => {
  const { user, place } = await showPlayer('en')
  const file = JSON.parse(record) as RecordFile
  const at = (file.actionsById[0]?.timestamp ?? 0) + 1
  const point = { kind: 'press', at, x: 1, y: 1 } as const
  file.track = [
    { ...point, role: 'button', label: 'trash.action_restore' },
    { ...point, role: 'menuitem', label: '…' },
  ]
  await user.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    fileOf(JSON.stringify(file)),
  )
  const list = await screen.findByRole('list', { name: 'Actions' })
  expect(within(list).getByText('Pressed: button · Restore')).toBeInTheDocument()
  expect(within(list).getByText('Pressed: menu item')).toBeInTheDocument()
  await within(place).findByRole('heading', { name: 'Медиатека' })

  await user.click(screen.getByRole('radio', { name: 'Requests' }))
  await user.type(screen.getByRole('textbox', { name: 'Search the list' }), '"total":')
  const found = within(screen.getByRole('list', { name: 'Requests' })).getAllByRole('listitem')
  expect(found[0]).toHaveTextContent('searchPosts')
})

test('shows a long action at once in part, and whole when asked', async () => {
  const { user, open } = await showPlayer()
  const file = JSON.parse(record) as RecordFile
  Object.assign(file.actionsById[1]!.action, { note: 'x'.repeat(20_000) })
  await open(JSON.stringify(file))
  await user.keyboard('{ArrowRight}')
  expect(screen.getByText(/"type": "location\/locationChanged"/).textContent).toMatch(/…$/)
  await user.click(screen.getByRole('button', { name: /^Показать целиком/ }))
  expect(screen.getByText(/"type": "location\/locationChanged"/).textContent).toMatch(/\}$/)
})
