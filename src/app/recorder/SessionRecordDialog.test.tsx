import { screen, waitFor, within } from '@testing-library/react'
import { anAlbum } from '../../../test/server/factories'
import { atTestEnd } from '../../../test/setup/testFile'
import { world } from '../../../test/world'
import { readRecord } from '../replay/stage/readRecord'

type World = Awaited<ReturnType<typeof world>>

async function openDialog({ user }: World) {
  await user.click(screen.getByRole('button', { name: /^Аккаунт:/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Запись сеанса для поддержки' }))
  return screen.findByRole('dialog', { name: 'Запись сеанса' })
}

test('describes the content of the session record and downloads it', async () => {
  const w = await world()
  await anAlbum(w.server, w.account, 'Кухня')
  await w.show('/albums')
  await screen.findByRole('link', { name: /Кухня/ })
  const dialog = await openDialog(w)
  expect(dialog).toHaveTextContent('Паролей, почты, телефонов, имён')
  expect(within(dialog).getByRole('checkbox')).not.toBeChecked()
  await w.user.click(within(dialog).getByRole('button', { name: 'Скачать файл' }))
  await waitFor(() => {
    expect(w.saved).toHaveLength(1)
  })
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
  const [{ name, content } = { name: '', content: '' }] = w.saved
  expect(name).toMatch(/^session-dev-\d{4}-\d\d-\d\d\.json$/)
  expect(readRecord(content)).toMatchObject({
    session: { locale: 'ru', texts: false, truncated: false },
    committedState: { location: { pathname: '/' } },
    actionsById: { 1: { action: { payload: { pathname: '/albums' } } } },
  })
  expect(content).not.toContain('Кухня')
  expect(content).not.toContain('owner@shop.test')
})

test('includes texts of posts when the box is ticked', async () => {
  const w = await world()
  await w.show('/albums')
  const dialog = await openDialog(w)
  await w.user.click(within(dialog).getByRole('checkbox', { name: 'Включить тексты постов' }))
  await w.user.click(within(dialog).getByRole('button', { name: 'Скачать файл' }))
  await waitFor(() => {
    expect(w.saved).toHaveLength(1)
  })
  expect(readRecord(w.saved[0]?.content ?? '')).toMatchObject({ session: { texts: true } })
})

test('discards a session record that still contains personal data, with a message', async () => {
  const w = await world()
  await w.show('/albums')
  // Everything is renamed but the facts of the session, so a name in one of them is detected.
  process.env.BUILD_ID = 'owner@shop.test'
  atTestEnd(() => {
    delete process.env.BUILD_ID
  })
  const dialog = await openDialog(w)
  await w.user.click(within(dialog).getByRole('button', { name: 'Скачать файл' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('личные данные')
  expect(w.saved).toEqual([])
})

test('shows a failed export of the session record until the dialog is closed', async () => {
  const w = await world()
  const { store } = await w.show('/albums')
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
    ?.actions.push({ action: { type: 'x', payload: broken }, at: 0 })
  await w.user.click(within(dialog).getByRole('button', { name: 'Скачать файл' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Не получилось собрать запись')
  await w.user.click(within(dialog).getByRole('button', { name: 'Отмена' }))
  await openDialog(w)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
