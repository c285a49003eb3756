import { screen, waitFor, within } from '@testing-library/react'
import { libraryEndpoints } from '@/contract/endpoints/library'
import { expectTypedIsKept } from '../../../../../test/expectTypedIsKept'
import { brokenServer } from '../../../../../test/failures'
import { aLibraryToNarrow } from '../../../../../test/scenarios'
import { world } from '../../../../../test/world'

type World = Awaited<ReturnType<typeof world>>

const viewsButton = () => screen.getByRole('button', { name: 'Сохранённые фильтры' })
const viewsDialog = async ({ user }: World) => {
  await user.click(viewsButton())
  return within(await screen.findByRole('dialog', { name: 'Сохранённые фильтры' }))
}

test('saves a filter under a name, marks it while it is applied, applies it again and deletes it', async () => {
  const w = await world(aLibraryToNarrow)
  const { router } = await w.show('/', { as: 'observer' })
  await screen.findByText('2 поста')
  let views = await viewsDialog(w)
  expect(await views.findByText(/Сохраните набор фильтров/)).toBeInTheDocument()
  expect(views.queryByRole('button', { name: 'Сохранить текущий фильтр' })).not.toBeInTheDocument()
  await w.user.keyboard('{Escape}')

  await router.navigate('/?author=anna&products=yes')
  await screen.findByText('1 пост')
  views = await viewsDialog(w)
  await w.user.click(await views.findByRole('button', { name: 'Сохранить текущий фильтр' }))
  let dialog = within(await screen.findByRole('dialog', { name: 'Новый сохранённый фильтр' }))
  await w.user.click(dialog.getByRole('button', { name: 'Сохранить' }))
  expect(dialog.getByText('Введите название фильтра')).toBeVisible()
  await w.user.type(dialog.getByLabelText(/Название/), 'Анна с товарами{Enter}')
  await screen.findByText('Фильтр «Анна с товарами» сохранён')
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  views = await viewsDialog(w)
  const link = await views.findByRole('link', { name: 'Анна с товарами' })
  expect(link).toHaveAttribute('aria-current', 'true')
  await w.user.keyboard('{Escape}')
  await w.user.click(screen.getByRole('button', { name: 'Убрать: С товарами' }))
  await waitFor(() => {
    expect(router.state.location.search).toBe('?author=anna')
  })

  views = await viewsDialog(w)
  expect(await views.findByRole('link', { name: 'Анна с товарами' })).not.toHaveAttribute(
    'aria-current',
  )
  await w.user.click(views.getByRole('button', { name: 'Сохранить текущий фильтр' }))
  dialog = within(await screen.findByRole('dialog', { name: 'Новый сохранённый фильтр' }))
  await w.user.type(dialog.getByLabelText(/Название/), 'анна с товарами{Enter}')
  await dialog.findByText('Фильтр с названием «анна с товарами» уже есть')
  await expectTypedIsKept(w.user, dialog.getByLabelText(/Название/), 'анна с товарами')

  views = await viewsDialog(w)
  await w.user.click(await views.findByRole('link', { name: 'Анна с товарами' }))
  await waitFor(() => {
    expect(router.state.location.search).toBe('?products=yes&author=anna')
  })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

  views = await viewsDialog(w)
  await w.user.click(await views.findByRole('button', { name: 'Удалить фильтр: Анна с товарами' }))
  dialog = within(await screen.findByRole('dialog', { name: 'Удалить фильтр «Анна с товарами»?' }))
  await w.user.click(dialog.getByRole('button', { name: 'Удалить' }))
  await screen.findByText('Фильтр «Анна с товарами» удалён')
  expect(await w.server.db.selectFrom('saved_view').selectAll().execute()).toEqual([])
})

test('retries loading the saved filters', async () => {
  const w = await world(aLibraryToNarrow)
  const mend = w.answer(libraryEndpoints.listSavedViews, {}, brokenServer)
  await w.show('/')
  const views = await viewsDialog(w)
  await views.findByText('Не получилось загрузить')
  mend()
  await w.user.click(views.getByRole('button', { name: 'Попробовать снова' }))
  await views.findByText(/Сохраните набор фильтров/)
})
