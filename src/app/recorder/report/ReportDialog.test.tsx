import { screen, waitFor, within } from '@testing-library/react'
import { supportEndpoints } from '@/contract/endpoints/account/support'
import { REPORT_LIMITS } from '@/contract/entities/account/supportReport'
import { anAlbum } from '../../../../test/server/factories'
import { atTestEnd } from '../../../../test/setup/testFile'
import { brokenServer, delayedUntil, refusedWith } from '../../../../test/failures'
import { world } from '../../../../test/world'
import { readRecord } from '../../replay/stage/record/readRecord'
import { openReport } from './loadReport'

type World = Awaited<ReturnType<typeof world>>

const CODE = /[2-9A-HJ-NP-Z]{3}(?:-[2-9A-HJ-NP-Z]{3}){4}/
const config = { supportContact: 'help@service.test' }
const show = (w: World) => w.show('/albums', { config })

async function openDialog({ user }: World) {
  await user.click(screen.getByRole('button', { name: /^Аккаунт:/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Сообщить о проблеме' }))
  return screen.findByRole('dialog', { name: 'Сообщить о проблеме' })
}

const press = ({ user }: World, dialog: HTMLElement, name: string) =>
  user.click(within(dialog).getByRole('button', { name }))
const codeIn = (dialog: HTMLElement) => CODE.exec(dialog.textContent)?.[0] ?? ''
const stored = ({ server }: World) =>
  server.db.selectFrom('support_report').select(['code', 'note']).execute()

test('describes the content of the session record and saves it under its code, with a letter to attach it to', async () => {
  const w = await world()
  await anAlbum(w.server, w.account, 'Кухня')
  await show(w)
  await screen.findByRole('link', { name: /Кухня/ })
  const dialog = await openDialog(w)
  expect(dialog).toHaveTextContent('Паролей, почты, телефонов, имён')
  expect(dialog).toHaveTextContent(/В записи \d+ шаг\S* с \d/)
  expect(within(dialog).getByRole('checkbox')).not.toBeChecked()
  await press(w, dialog, 'Скачать файл')
  const letter = await within(dialog).findByRole('link', { name: 'Написать в поддержку' })
  const code = codeIn(dialog)
  expect(decodeURIComponent(letter.getAttribute('href') ?? '')).toContain(code)
  const [{ name, content } = { name: '', content: '' }] = w.saved
  expect(name).toMatch(new RegExp(`^session-${code}-\\d{4}-\\d\\d-\\d\\d\\.json$`))
  expect(readRecord(content)).toMatchObject({
    session: { locale: 'ru', texts: false, truncated: false, code },
    committedState: { location: { pathname: '/' } },
    actionsById: { 1: { action: { payload: { pathname: '/albums' } } } },
  })
  expect(content).not.toContain('Кухня')
  expect(content).not.toContain('owner@shop.test')
})

test('includes texts of posts when the box is ticked', async () => {
  const w = await world()
  await show(w)
  const dialog = await openDialog(w)
  await w.user.click(within(dialog).getByRole('checkbox', { name: 'Включить тексты постов' }))
  await press(w, dialog, 'Скачать файл')
  await waitFor(() => {
    expect(w.saved).toHaveLength(1)
  })
  expect(readRecord(w.saved[0]?.content ?? '')).toMatchObject({ session: { texts: true } })
})

test('sends the record once with the note and shows the code, although it is pressed twice', async () => {
  const w = await world()
  await show(w)
  const dialog = await openDialog(w)
  await w.user.type(within(dialog).getByLabelText('Что случилось'), 'Альбом пуст')
  await w.user.dblClick(within(dialog).getByRole('button', { name: 'Отправить в поддержку' }))
  expect(await within(dialog).findByText(/Запись отправлена/)).toBeVisible()
  expect(await stored(w)).toEqual([{ code: codeIn(dialog), note: 'Альбом пуст' }])
  await w.user.keyboard('{Escape}')
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

test('keeps the note when sending fails or is refused, and sends the report at another attempt', async () => {
  const w = await world()
  await show(w)
  const dialog = await openDialog(w)
  const note = within(dialog).getByLabelText('Что случилось')
  await w.user.type(note, 'Альбом пуст')
  const heal = w.answer(supportEndpoints.sendReport, {}, brokenServer)
  await press(w, dialog, 'Отправить в поддержку')
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Запись не отправилась')
  heal()
  const refusal = refusedWith(
    { code: 'support-full', message: 'Хватит на сегодня' },
    'Хватит на сегодня',
  )
  const end = w.answer(supportEndpoints.sendReport, {}, refusal)
  await press(w, dialog, 'Попробовать снова')
  expect(await within(dialog).findByText('Хватит на сегодня')).toBeVisible()
  end()
  expect(note).toHaveValue('Альбом пуст')
  await press(w, dialog, 'Попробовать снова')
  expect(await within(dialog).findByText(/Запись отправлена/)).toBeVisible()
  expect(await stored(w)).toEqual([{ code: codeIn(dialog), note: 'Альбом пуст' }])
})

test('discards a session record that still contains personal data, with a message', async () => {
  const w = await world()
  await show(w)
  // Everything is renamed but the facts of the session, so a name in one of them is detected.
  process.env.BUILD_ID = 'owner@shop.test'
  atTestEnd(() => {
    delete process.env.BUILD_ID
  })
  const dialog = await openDialog(w)
  await press(w, dialog, 'Отправить в поддержку')
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('личные данные')
  expect(await stored(w)).toEqual([])
  await press(w, dialog, 'Скачать файл')
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('личные данные')
  expect(w.saved).toEqual([])
})

test('shows a failed export of the session record until the dialog is closed', async () => {
  const w = await world()
  const { store } = await show(w)
  const dialog = await openDialog(w)
  // An object that cannot be traversed cannot be exported.
  const broken = Object.defineProperty({}, 'broken', {
    enumerable: true,
    get: () => {
      throw new Error('broken')
    },
  })
  store.recorder
    .log()
    .segments.at(-1)
    ?.actions.unshift({ action: { type: 'x', payload: broken }, at: 0 })
  await press(w, dialog, 'Скачать файл')
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Не получилось собрать запись')
  await press(w, dialog, 'Отмена')
  await openDialog(w)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('copies the code, and shows when the browser refuses it', async () => {
  const w = await world()
  await show(w)
  const dialog = await openDialog(w)
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await press(w, dialog, 'Скопировать код')
  expect(await screen.findByText('Код скопирован')).toBeVisible()
  expect(copied).toHaveBeenCalledWith(codeIn(dialog))
  copied.mockRejectedValue(new Error('no'))
  await press(w, dialog, 'Скопировать код')
  expect(await screen.findByText(/Выделите код и скопируйте сами/)).toBeVisible()
  copied.mockRestore()
})

/** Begins to send a record that arrives when it is let. */
async function sendSlowly(w: World, dialog: HTMLElement): Promise<() => void> {
  let arrive = () => undefined as void
  const then = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const end = w.answer(supportEndpoints.sendReport, {}, delayedUntil(then))
  await press(w, dialog, 'Отправить в поддержку')
  await within(dialog).findByRole('progressbar')
  end()
  return arrive
}

test('stops sending when asked to, and sends the same report later', async () => {
  const w = await world()
  await show(w)
  const dialog = await openDialog(w)
  await w.user.type(within(dialog).getByLabelText('Что случилось'), 'Альбом пуст')
  const arrive = await sendSlowly(w, dialog)
  await press(w, dialog, 'Прервать отправку')
  await waitFor(() => {
    expect(within(dialog).queryByRole('progressbar')).not.toBeInTheDocument()
  })
  arrive()
  expect(within(dialog).getByLabelText('Что случилось')).toHaveValue('Альбом пуст')
  await press(w, dialog, 'Отправить в поддержку')
  expect(await within(dialog).findByText(/Запись отправлена/)).toBeVisible()
  expect(await stored(w)).toEqual([{ code: codeIn(dialog), note: 'Альбом пуст' }])
})

test('names the code in a toast when the dialog was closed before the record arrived', async () => {
  const w = await world()
  await show(w)
  const dialog = await openDialog(w)
  const code = codeIn(dialog)
  const arrive = await sendSlowly(w, dialog)
  await w.user.keyboard('{Escape}')
  arrive()
  expect(await screen.findByText(`Запись отправлена, код ${code}`)).toBeVisible()
})

test('shows why a suspended account sends nothing, and what can be done', async () => {
  const w = await world()
  await show(w)
  const dialog = await openDialog(w)
  await w.server.db
    .updateTable('account')
    .set({ suspended_at: w.server.clock.now(), suspended_reason: 'Не оплачено' })
    .execute()
  await press(w, dialog, 'Отправить в поддержку')
  const alert = await within(dialog).findByRole('alert')
  expect(alert).toHaveTextContent(
    'Запись отправить нельзя: Аккаунт «Магазин shop» приостановлен. Причина: Не оплачено. Скачайте файл и передайте его поддержке.',
  )
  expect(w.left).toEqual([])
})

test('does not send a record that is too large, and names the limit', async () => {
  const w = await world()
  await show(w)
  const dialog = await openDialog(w)
  const limit = jest.replaceProperty(REPORT_LIMITS, 'bytes', 1)
  await press(w, dialog, 'Отправить в поддержку')
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/Запись больше \S+ МБ/)
  expect(await stored(w)).toEqual([])
  limit.restore()
})

test('saves the record without the page where the store is broken', async () => {
  const w = await world()
  const { store } = await show(w)
  // The test browser has neither.
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined })
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation()
  Object.assign(URL, { createObjectURL: () => 'blob:record', revokeObjectURL: () => undefined })
  const broken = {
    ...store,
    dispatch: () => {
      throw new Error('broken')
    },
  }
  await openReport(broken)
  await w.user.click(screen.getByText('Скачать файл'))
  expect(await screen.findByText(/Файл session-.* сохранён/)).toBeInTheDocument()
  expect(clicked).toHaveBeenCalledTimes(1)
  clicked.mockRestore()
})
