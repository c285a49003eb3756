import { screen, waitFor, within } from '@testing-library/react'
import { keptInterface } from '../state/keptInterface'
import { aProduct } from '../../../test/server/factories'
import { world } from '../../../test/world'

test('the language is the person’s, changed in the menu and kept by the back office', async () => {
  const w = await world()
  await w.show('/albums')
  expect(document.title).toBe('Панель управления Vitrina — shop')
  await w.user.click(screen.getByRole('button', { name: /^Аккаунт/ }))
  await w.user.click(await screen.findByRole('menuitem', { name: 'English' }))

  await screen.findByRole('heading', { name: 'Albums' })
  expect(document.documentElement).toHaveAttribute('lang', 'en')
  expect(document.title).toBe('Vitrina admin panel — shop')
  const { locale } = await w.server.db
    .selectFrom('person')
    .select('locale')
    .executeTakeFirstOrThrow()
  expect(locale).toBe('en')
})

test('the window is named after the record on the page, in the language that is chosen, until the page is left', async () => {
  const w = await world()
  const { id } = await aProduct(w.server, w.account, { name: 'Ваза «Озеро»' })
  await w.show(`/products/${String(id)}`)
  await waitFor(() => {
    expect(document.title).toBe('Ваза «Озеро» · Панель управления Vitrina — shop')
  })
  await w.user.click(screen.getByRole('button', { name: /^Аккаунт/ }))
  await w.user.click(await screen.findByRole('menuitem', { name: 'English' }))
  await waitFor(() => {
    expect(document.title).toBe('Ваза «Озеро» · Vitrina admin panel — shop')
  })
  await w.user.click(screen.getByRole('link', { name: 'Albums' }))
  await screen.findByRole('heading', { name: 'Albums' })
  expect(document.title).toBe('Vitrina admin panel — shop')
})

test('the navigation shows the sections that the role opens', async () => {
  const w = await world()
  await w.show('/', { as: 'editor' })
  const sections = within(screen.getByRole('navigation', { name: 'Разделы' }))
  expect(sections.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Медиатека',
    'Альбомы',
    'Виджеты',
    'Товары',
    'Отзывы',
    'Сегменты',
  ])
})

test('folding the navigation is an event of the store', async () => {
  const w = await world()
  const { store } = await w.show('/')
  await w.user.click(screen.getByRole('button', { name: 'Свернуть меню' }))
  expect(store.getState().interface.isNavigationFolded).toBe(true)
  // The next visit starts with this.
  expect(keptInterface().payload).toBe(true)
  expect(screen.getByRole('button', { name: 'Развернуть меню' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
})

test.each(['/nowhere', '/12x', '/galleries/g/unknown'])(
  'an address that leads nowhere says so: %s',
  async (address) => {
    const w = await world()
    const { router } = await w.show(address)
    await screen.findByRole('heading', { name: 'Такой страницы нет' })
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/not-found')
    })
  },
)
