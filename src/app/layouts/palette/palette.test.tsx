import { screen, waitFor, within } from '@testing-library/react'
import { postEndpoints } from '@/contract/endpoints/posts'
import { selectOverlay } from '@/features/palette/overlaySlice'
import { unreachable } from '../../../../test/failures'
import { aShopAtWork } from '../../../../test/scenarios'
import { world, type ScreenWorld } from '../../../../test/world'

const dialog = () => screen.findByRole('dialog', { name: /Поиск и команды|Search and commands/ })
const field = () => screen.findByRole('combobox', { name: /Поиск и команды|Search and commands/ })
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

async function open(w: ScreenWorld) {
  await w.user.keyboard('{Control>}k{/Control}')
  await dialog()
}

/** What the field announces as chosen by Enter. */
async function chosen() {
  const id = (await field()).getAttribute('aria-activedescendant')
  return document.getElementById(id ?? '')?.textContent
}

test('finds screens, actions and records by keyboard, in both languages and layouts, and offers the latest choices next time', async () => {
  const w = await world(aShopAtWork)
  const { router, store } = await w.show('/segments')
  await screen.findByRole('heading', { level: 1, name: 'Сегменты' })
  await open(w)
  expect(await field()).toHaveFocus()
  // The name of the screen in English, typed in the Russian layout.
  await w.user.keyboard('фдигьы')
  await waitFor(async () => {
    expect(await chosen()).toBe('Альбомы')
  })
  await w.user.clear(await field())
  await w.user.keyboard('утро')
  await screen.findByRole('option', { name: 'Утро на кухне' })
  const products = screen.getByRole('group', { name: 'Товары' })
  expect(within(products).getByRole('option')).toHaveTextContent('Кружка «Утро»')
  expect(await chosen()).toBe('Утро на кухне')
  await w.user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => {
    expect(router.state.location.pathname).toBe(`/products/${String(w.facts.product.id)}`)
  })
  expect(screen.queryByRole('dialog')).toBeNull()

  await open(w)
  expect(options()[0]).toBe('Кружка «Утро»')
  await w.user.keyboard('создать альб{Enter}')
  await screen.findByRole('dialog', { name: 'Новый альбом' })
  expect(router.state.location).toMatchObject({ pathname: '/albums', state: null })
  // A dialog may hold something unfinished.
  await w.user.keyboard('{Control>}k{/Control}')
  expect(selectOverlay(store.getState()).opened).toBeNull()
})

test('offers only what the role may do, in English', async () => {
  const w = await world(aShopAtWork)
  await w.show('/', { as: 'observer', locale: 'en' })
  await w.user.click(await screen.findByRole('button', { name: 'Search' }))
  await dialog()
  expect(options()).toContain('Library')
  for (const word of ['create', 'upload photos', 'invite', 'integrations']) {
    await w.user.clear(await field())
    await w.user.keyboard(word)
    await screen.findByText(`Nothing found for “${word}”`)
  }
  expect(screen.queryByRole('alert')).toBeNull()
  await w.user.keyboard('{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing found for “integrations”')
  await w.user.keyboard('x')
  expect(screen.queryByRole('alert')).toBeNull()
  await w.user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus()
})

test('opens what was found in a tab of its own', async () => {
  const w = await world(aShopAtWork)
  const { router } = await w.show('/segments')
  await open(w)
  await w.user.keyboard('утро')
  await screen.findByRole('option', { name: 'Утро на кухне' })
  await w.user.keyboard('{Control>}{Enter}{/Control}')
  expect(w.tabs).toEqual([expect.stringMatching(/^#\/\d+$/)])
  expect(router.state.location.pathname).toBe('/segments')
})

test('shows a failed search, keeps the earlier results, and searches again', async () => {
  const w = await world(aShopAtWork)
  await w.show('/segments')
  await open(w)
  await w.user.keyboard('утро')
  await screen.findByRole('option', { name: 'Утро на кухне' })
  const heal = w.answer(postEndpoints.searchPosts, {}, unreachable)
  await w.user.keyboard(' на')
  await screen.findByText('Нет соединения: посты и товары сейчас не найти')
  expect(screen.getByRole('option', { name: 'Утро на кухне' })).toBeInTheDocument()
  heal()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await waitFor(() => {
    expect(screen.queryByRole('alert')).toBeNull()
  })
  expect(screen.getByRole('option', { name: 'Утро на кухне' })).toBeInTheDocument()
})

test('offers what the account menu does, but for what is in force already', async () => {
  const w = await world(aShopAtWork)
  const { store } = await w.show('/segments')
  await w.user.click(screen.getByRole('button', { name: /^Аккаунт:/ }))
  await screen.findByRole('menuitem', { name: 'Просторно' })
  screen.getByRole('menuitem', { name: 'Пароль и устройства' })
  await w.user.keyboard('{Escape}')
  await open(w)
  await w.user.keyboard('пар')
  await screen.findByRole('option', { name: 'Пароль и устройства' })
  await w.user.clear(await field())
  await w.user.keyboard('плотность')
  expect(await chosen()).toBe('Плотность: компактно')
  expect(options()).not.toContain('Плотность: просторно')
  await w.user.keyboard('{Enter}')
  expect(store.getState().interface).toMatchObject({ isCompact: true })
  localStorage.clear()
})
