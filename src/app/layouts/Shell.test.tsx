import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { navigationFolded } from '../state/interfaceSlice'
import { aProduct } from '../../../test/server/factories'
import { world } from '../../../test/world'

test('uses the person’s language, which the account menu changes and the back office stores', async () => {
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

test('titles the window by the record on the page, in the chosen language, until the page is left', async () => {
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

test('shows in the navigation only the sections that the role may open', async () => {
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
    'Корзина',
  ])
})

test('marks “more” as current on the screens of its hidden sections', async () => {
  const w = await world()
  const { router } = await w.show('/products')
  expect(screen.getByRole('button', { name: 'Ещё', current: true })).toBeInTheDocument()
  await router.navigate('/albums')
  await screen.findByRole('heading', { name: 'Альбомы' })
  expect(screen.getByRole('button', { name: 'Ещё', current: false })).toBeInTheDocument()
})

describe('the folded navigation', () => {
  const KEY = 'vitrina.isNavigationFolded'
  const fold = { name: 'Свернуть меню' }
  const unfold = { name: 'Развернуть меню' }
  afterEach(() => {
    jest.restoreAllMocks()
    localStorage.clear()
  })

  test('is changed by an action of the store, and stored for the next visit', async () => {
    const w = await world()
    const { store } = await w.show('/')
    await w.user.click(screen.getByRole('button', fold))
    expect(store.getState().interface).toMatchObject({ isNavigationFolded: true })
    expect(localStorage.getItem(KEY)).toBe('true')

    w.crash()
    const next = await w.show('/')
    expect(next.store.getState().interface).toMatchObject({ isNavigationFolded: true })
    const button = screen.getByRole('button', unfold)
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await w.user.click(button)
    expect(localStorage.getItem(KEY)).toBe('false')
  })

  test('is expanded when the stored value is invalid, and does not overwrite that value', async () => {
    localStorage.setItem(KEY, '[null')
    const w = await world()
    await w.show('/')
    expect(screen.getByRole('button', fold)).toBeInTheDocument()
    expect(localStorage.getItem(KEY)).toBe('[null')
  })

  test.each(['getItem', 'setItem'] as const)(
    'is remembered until the page is closed when the browser refuses %s',
    async (name) => {
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('full or forbidden', 'QuotaExceededError')
      })
      const w = await world()
      const { router } = await w.show('/')
      await w.user.click(screen.getByRole('button', fold))
      await router.navigate('/albums')
      await screen.findByRole('heading', { name: 'Альбомы' })
      expect(screen.getByRole('button', unfold)).toBeInTheDocument()
    },
  )

  test('follows the latest choice of two tabs, and an idle tab does not overwrite that choice', async () => {
    const w = await world()
    const looking = await w.show('/')
    cleanup()
    await w.show('/')
    await w.user.click(screen.getByRole('button', fold))
    await looking.router.navigate('/albums')
    looking.store.dispatch(navigationFolded(false))
    expect(localStorage.getItem(KEY)).toBe('true')
    looking.store.dispatch(navigationFolded(true))
    looking.store.dispatch(navigationFolded(false))
    expect(localStorage.getItem(KEY)).toBe('false')
  })
})

test('draws lists compactly when a person chooses so in the account menu, and stores it for the next visit', async () => {
  const gap = () => getComputedStyle(document.documentElement).getPropertyValue('--list-gap')
  const w = await world()
  const { store } = await w.show('/')
  expect(gap()).toBe('16px')
  await w.user.click(screen.getByRole('button', { name: /^Аккаунт:/ }))
  await w.user.click(await screen.findByRole('menuitem', { name: 'Компактно' }))
  expect(store.getState().interface).toMatchObject({ isCompact: true })
  expect(gap()).toBe('8px')
  w.crash()
  await w.show('/')
  expect(gap()).toBe('8px')
  localStorage.clear()
})

test.each(['/nowhere', '/12x', '/galleries/g/unknown'])(
  'shows not-found for an unknown address: %s',
  async (address) => {
    const w = await world()
    const { router } = await w.show(address)
    await screen.findByRole('heading', { name: 'Такой страницы нет' })
    screen.getByText('Возможно, её удалили или в адресе опечатка.')
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/not-found')
    })
  },
)
