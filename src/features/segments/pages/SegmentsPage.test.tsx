import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { segmentEndpoints } from '@/contract/endpoints/segments'
import { aSegment } from '../../../../test/server/accountFactories'
import { aPost } from '../../../../test/server/factories'
import { brokenServer } from '../../../../test/failures'
import { expectTypedIsKept } from '../../../../test/expectTypedIsKept'
import { world, type ScreenWorld } from '../../../../test/world'

const menuOf = (name: string) =>
  screen.getByRole('button', { name: `Действия с сегментом ${name}` })

async function askToDelete(user: UserEvent, name: string) {
  await user.click(menuOf(name))
  await user.click(await screen.findByRole('menuitem', { name: 'Удалить' }))
}

/** Opens the dialog of a new segment once the segments are loaded; until then the button is disabled. */
async function openCreation(w: ScreenWorld): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Создать сегмент' })
  await waitFor(() => {
    expect(button).toBeEnabled()
  })
  await w.user.click(button)
}

test('creates a segment with a null provider id, and deletes it', async () => {
  const w = await world()
  const sent = jest.spyOn(globalThis, 'fetch')
  await w.show('/segments')
  await screen.findByText('Создайте первый сегмент')
  await w.user.click(screen.getAllByRole('button', { name: 'Создать сегмент' })[0]!)
  const dialog = await screen.findByRole('dialog', { name: 'Новый сегмент' })
  await w.user.click(within(dialog).getByLabelText(/Название/))
  await w.user.paste('Постоянные')
  const code = within(dialog).getByLabelText(/Код/)
  expect(code).toHaveValue('postoyannye')
  await w.user.clear(code)
  await w.user.type(code, 'vip{Enter}')
  await screen.findByText('Сегмент «Постоянные» создан')
  const addresses = sent.mock.calls.map(([request]) => new URL(new Request(request).url))
  const creation = addresses.find(({ pathname }) => pathname.endsWith('/segment/create'))
  expect(Object.fromEntries(creation!.searchParams)).toEqual({
    name: 'Постоянные',
    code: 'vip',
    idAtProvider: 'null',
  })
  sent.mockRestore()
  expect(screen.getByText('vip')).toBeInTheDocument()

  await askToDelete(w.user, 'Постоянные')
  const question = await screen.findByRole('dialog', { name: 'Удалить сегмент «Постоянные»?' })
  expect(question).toHaveTextContent('Этого сегмента нет ни у одного поста.')
  await w.user.click(within(question).getByRole('button', { name: 'Удалить' }))
  await screen.findByText('Сегмент «Постоянные» удалён')
  await waitFor(() => {
    expect(screen.queryByText('vip')).not.toBeInTheDocument()
  })
})

test('sorts segments by a column, by keyboard, and keeps the order in the address', async () => {
  const w = await world()
  const [vip] = [
    await aSegment(w.server, w.account, 'vip'),
    await aSegment(w.server, w.account, 'b'),
  ]
  const post = await aPost(w.server, w.account)
  await w.server.db
    .insertInto('post_segment')
    .values({ post_id: post.id, segment_id: vip.id })
    .execute()
  const { router } = await w.show('/segments')
  const table = within(await screen.findByRole('table', { name: 'Сегменты' }))
  const codes = () =>
    table
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]?.textContent)
  const head = (name: string) => table.getByRole('columnheader', { name })
  expect(head('Посты')).not.toHaveAttribute('aria-sort')
  expect(within(head('Действия')).queryByRole('button')).toBeNull()

  table.getByRole('button', { name: 'Посты' }).focus()
  await w.user.keyboard('{Enter}')
  expect(codes()).toEqual(['vip', 'b'])
  expect(head('Посты')).toHaveAttribute('aria-sort', 'descending')
  await w.user.keyboard(' ')
  expect(codes()).toEqual(['b', 'vip'])
  expect(head('Посты')).toHaveAttribute('aria-sort', 'ascending')
  expect(router.state.location.search).toBe('?sort=posts')

  await w.user.click(table.getByRole('button', { name: 'Код' }))
  expect(codes()).toEqual(['b', 'vip'])
  expect(head('Посты')).not.toHaveAttribute('aria-sort')
})

test('validates the code while it is typed, and again in the back office', async () => {
  const w = await world()
  await aSegment(w.server, w.account, 'vip')
  await w.show('/segments')
  await openCreation(w)
  const dialog = await screen.findByRole('dialog', { name: 'Новый сегмент' })
  await w.user.type(within(dialog).getByLabelText(/Код/), 'v p{Enter}')
  const name = within(dialog).getByLabelText(/Название/)
  expect(name).toHaveFocus()
  expect(name).toBeInvalid()
  expect(name).toHaveAccessibleDescription('Заполните это поле')
  const wrongCode = 'Подойдут только буквы, цифры, точки, дефисы и подчёркивания'
  expect(within(dialog).getByText(wrongCode)).toBeVisible()
  await w.user.clear(within(dialog).getByLabelText(/Код/))
  await w.user.type(within(dialog).getByLabelText(/Код/), 'vip')
  expect(within(dialog).queryByText(wrongCode)).not.toBeInTheDocument()

  await w.user.type(within(dialog).getByLabelText(/Название/), 'Другие{Enter}')
  await within(dialog).findByText('Сегмент с кодом vip уже существует')
  const code = within(dialog).getByLabelText(/Код/)
  expect(code).toHaveFocus()
  expect(code).toHaveAccessibleDescription(/Сегмент с кодом vip уже существует/)
  expect(within(dialog).getByLabelText(/Название/)).toHaveValue('Другие')
  await w.user.type(within(dialog).getByLabelText(/Код/), '2{Enter}')
  await screen.findByText('Сегмент «Другие» создан')
})

test('proposes a free code while the name is typed, until the user types a code', async () => {
  const w = await world()
  await aSegment(w.server, w.account, 'vip')
  await w.show('/segments')
  await openCreation(w)
  const dialog = within(await screen.findByRole('dialog', { name: 'Новый сегмент' }))
  const [name, code] = [dialog.getByLabelText(/Название/), dialog.getByLabelText(/Код/)]
  await w.user.type(name, 'ВИП')
  expect(code).toHaveValue('vip-2')
  await w.user.type(name, ' клиент')
  expect(code).toHaveValue('vip-klient')
  await w.user.clear(code)
  expect(code).toHaveValue('')
  await w.user.type(name, 'ы')
  expect(code).toHaveValue('vip-klienty')

  await w.user.type(code, '_1')
  await w.user.clear(name)
  await w.user.type(name, 'Новые{Enter}')
  expect(code).toHaveValue('vip-klienty_1')
  await screen.findByText('Сегмент «Новые» создан')
  expect(screen.getByText('vip-klienty_1')).toBeVisible()
})

test('renames a segment by keyboard, and shows at the field that a name is already used', async () => {
  const w = await world()
  await aSegment(w.server, w.account, 'vip', 'VIP')
  await aSegment(w.server, w.account, 'new', 'Новые')
  const sent = jest.spyOn(globalThis, 'fetch')
  await w.show('/segments', { as: 'editor' })
  await screen.findByText('Новые')
  menuOf('VIP').focus()
  await w.user.keyboard('{Enter}')
  await screen.findByRole('menuitem', { name: 'Переименовать' })
  await w.user.keyboard('{ArrowDown}{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Название сегмента' })
  const field = within(dialog).getByLabelText(/Название/)
  expect(field).toHaveValue('VIP')
  expect(field).toHaveAccessibleDescription('Код vip не изменится: сайт знает сегмент по нему.')
  await w.user.clear(field)
  await w.user.keyboard('{Enter}')
  expect(field).toHaveAccessibleDescription(/Заполните это поле/)
  await w.user.keyboard('новые{Enter}')
  await within(dialog).findByText('Сегмент «новые» уже есть. Назовите иначе')
  expect(field).toHaveFocus()

  await w.user.keyboard(' друзья')
  const save = within(dialog).getByRole('button', { name: 'Сохранить' })
  fireEvent.click(save)
  fireEvent.click(save)
  await waitFor(() => {
    expect(dialog).not.toBeInTheDocument()
  })
  await waitFor(() => {
    expect(menuOf('новые друзья')).toHaveFocus()
  })
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Новые',
    'новые друзья',
  ])
  const renamings = sent.mock.calls.filter(([request]) =>
    new Request(request).url.includes('/segment/rename/'),
  )
  // The first request was refused. During the second, pressing the button again sent nothing.
  expect(renamings).toHaveLength(2)
  sent.mockRestore()
})

test('keeps the typed name when the segment was deleted meanwhile', async () => {
  const w = await world()
  const { id } = await aSegment(w.server, w.account)
  await w.show('/segments')
  await screen.findByText('VIP')
  await w.user.click(menuOf('VIP'))
  await w.user.click(await screen.findByRole('menuitem', { name: 'Переименовать' }))
  await w.server.db.deleteFrom('segment').where('id', '=', id).execute()
  const dialog = await screen.findByRole('dialog', { name: 'Название сегмента' })
  const field = within(dialog).getByLabelText(/Название/)
  await w.user.type(field, '2{Enter}')
  await screen.findByText('Ничего не нашлось. Возможно, запись уже удалили')
  expect(field).toHaveValue('VIP2')
})

test('names the posts that lose a deleted segment', async () => {
  const w = await world()
  const { id } = await aSegment(w.server, w.account)
  const post = await aPost(w.server, w.account)
  await w.server.db
    .insertInto('post_segment')
    .values({ post_id: post.id, segment_id: id })
    .execute()
  await w.show('/segments', { as: 'editor' })
  await screen.findByText('1 пост')
  await askToDelete(w.user, 'VIP')
  expect(await screen.findByRole('dialog')).toHaveTextContent('Снимем его с 1 поста')
})

test('retries loading the list, and asks before Escape drops a typed name of a new segment', async () => {
  const w = await world()
  const mend = w.answer(segmentEndpoints.listSegments, {}, brokenServer)
  await w.show('/segments')
  await screen.findByRole('alert')
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByText('Создайте первый сегмент')

  await w.user.click(screen.getAllByRole('button', { name: /Создать сегмент/ })[0]!)
  const field = await screen.findByLabelText(/Название/)
  await w.user.type(field, 'А')
  await expectTypedIsKept(w.user, field, 'А')
})

test('redirects an observer away from the segments', async () => {
  const w = await world()
  const { router } = await w.show('/segments', { as: 'observer' })
  await screen.findByText('У вас нет прав на этот раздел')
  expect(router.state.location.pathname).toBe('/')
})
