import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { postEndpoints } from '@/contract/endpoints/posts'
import { aPost, aProduct } from '../../../../../test/server/factories'
import { suggestForUploads } from '../../../../../test/server/sourceFactories'
import { brokenServer } from '../../../../../test/failures'
import { aLibraryToNarrow } from '../../../../../test/scenarios'
import { world } from '../../../../../test/world'

type World = Awaited<ReturnType<typeof world>>

/** Compares texts regardless of which kind of spaces they contain. */
const reads = (words: string) => (name: string) => name.replace(/\s/g, ' ') === words

const chips = () => screen.queryByRole('list', { name: 'Выбранные фильтры' })
const chip = (words: string) =>
  within(screen.getByRole('list', { name: 'Выбранные фильтры' })).findByText(words)
const filtersButton = () => screen.getByRole('button', { name: /^Фильтры/ })

async function openPanel({ user }: World) {
  await user.click(filtersButton())
  return within(await screen.findByRole('dialog', { name: 'Фильтры' }))
}

const onlyWanted = async () => {
  await screen.findByText('1 пост')
  expect(await screen.findByRole('link', { name: /^Нужный/ })).toBeInTheDocument()
}

// libraryAddress.test.ts tests the format of an address, libraryFilter.test.ts the requests, and the tests below the
// other labels, in the panel.
test('shows the filter of the address as chips, sends it with the request, and removes a chip when it is pressed', async () => {
  const w = await world(aLibraryToNarrow)
  const { router } = await w.show('/?created=..2026-03-04&products=no&request=no&failed=no')
  await screen.findByText('1 пост')
  for (const words of ['Без товаров', 'Разрешение не запрошено', 'Запрос без ошибки']) {
    expect(await chip(words)).toBeInTheDocument()
  }
  expect(await chip('Дата поста: по 4 марта 2026 г.')).toBeInTheDocument()
  expect(filtersButton()).toHaveAccessibleName('Фильтры: выбрано 4')
  expect(screen.queryByRole('link', { name: /^Нужный/ })).not.toBeInTheDocument()

  await router.navigate('/?published=2026-03-07..')
  await onlyWanted()
  const words = 'Опубликован: с 7 марта 2026 г.'
  expect(await chip(words)).toBeInTheDocument()
  expect(filtersButton()).toHaveAccessibleName('Фильтры: выбран 1')
  await w.user.click(screen.getByRole('button', { name: reads(`Убрать: ${words}`) }))
  await screen.findByText('2 поста')
  expect(chips()).not.toBeInTheDocument()
})

type Panel = Awaited<ReturnType<typeof openPanel>>
type Choose = (w: World, panel: Panel) => Promise<void> | void

const yes =
  (name: string): Choose =>
  async (w, panel) => {
    const answers = within(panel.getByRole('radiogroup', { name }))
    await w.user.click(answers.getByRole('radio', { name: 'Да' }))
  }
/** A day as a Russian types it; typing is tested in DayRangeField.test.tsx. */
const typedRu = (day: string) => day.split('-').reverse().join('.')
const days =
  (legend: string, since: string, till: string): Choose =>
  (_, panel) => {
    const group = within(panel.getByRole('group', { name: legend }))
    fireEvent.change(group.getByLabelText('С'), { target: { value: typedRu(since) } })
    fireEvent.change(group.getByLabelText('По'), { target: { value: typedRu(till) } })
  }
const picked =
  (name: string, option: string): Choose =>
  async (w, panel) => {
    await w.user.click(await panel.findByRole('combobox', { name }))
    await w.user.click(await screen.findByRole('option', { name: option }))
  }

const NO_WIDGET = 'Не видны: альбома нет в виджетах'
const CHOICES: [chip: string, choose: Choose][] = [
  ['Альбом: Кухня', picked('Альбомы', 'Кухня')],
  ['Сегмент: VIP', picked('Сегменты', 'VIP')],
  [
    'С фото',
    async (w, panel) => {
      const kinds = within(panel.getByRole('radiogroup', { name: 'Содержимое' }))
      await w.user.click(kinds.getByRole('radio', { name: 'Фото' }))
    },
  ],
  [
    NO_WIDGET,
    (w, panel) =>
      w.user.selectOptions(panel.getByRole('combobox', { name: 'Показ покупателям' }), NO_WIDGET),
  ],
  ['С товарами', yes('Товары отмечены')],
  ['Снято покупателем', yes('Снято покупателем')],
  [
    'Источник: Добавлено по ссылке',
    (w, panel) => w.user.click(panel.getByRole('checkbox', { name: 'Добавлено по ссылке' })),
  ],
  [
    'Автор: anna',
    async (w, panel) => {
      await w.user.type(panel.getByRole('combobox', { name: 'Автор' }), 'ann')
      await w.user.click(await screen.findByRole('option', { name: 'anna 1 пост' }))
    },
  ],
  [
    'Язык: русский',
    (w, panel) =>
      w.user.selectOptions(panel.getByRole('combobox', { name: 'Язык подписи' }), 'русский'),
  ],
  [
    'Пост № 2',
    (w, panel) => w.user.type(panel.getByRole('textbox', { name: 'Номер поста' }), '2{Enter}'),
  ],
  ['Дата поста: 1–5 марта 2026 г.', days('Дата поста', '2026-03-01', '2026-03-05')],
  ['Добавлен: 6 марта 2026 г.', days('Добавлен в медиатеку', '2026-03-06', '2026-03-06')],
  ['Опубликован: 7–9 марта 2026 г.', days('Опубликован', '2026-03-07', '2026-03-09')],
  ['Разрешение запрошено', yes('Разрешение запрошено')],
  ['Разрешение получено', yes('Разрешение получено')],
  ['Промокод выдан', yes('Промокод выдан')],
]

test('writes the choices in the panel to the address and the chips', async () => {
  const w = await world(aLibraryToNarrow)
  expect(w.facts).toMatchObject({ album: { id: 1 }, segment: { id: 1 }, wanted: { id: 2 } })
  const { router } = await w.show('/')
  await screen.findByText('2 поста')
  const panel = await openPanel(w)
  for (const [, choose] of CHOICES) await choose(w, panel)
  await w.user.click(await panel.findByRole('button', { name: 'Показать 1 пост' }))
  await onlyWanted()
  for (const [words] of CHOICES) expect(await chip(words)).toBeInTheDocument()
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    album: '1',
    segment: '1',
    source: 'link',
    media: 'photo',
    usage: 'no-widget',
    products: 'yes',
    ugc: 'yes',
    lang: 'ru',
    author: 'anna',
    post: '2',
    created: '2026-03-01..2026-03-05',
    added: '2026-03-06..2026-03-06',
    published: '2026-03-07..2026-03-09',
    request: 'yes',
    approved: 'yes',
    promo: 'yes',
  })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('removes parts of the filter one by one or all together without losing the focus', async () => {
  const w = await world(aLibraryToNarrow)
  const { router } = await w.show('/?status=published&author=anna&ugc=yes&sort=likeCount-desc')
  await w.user.click(await screen.findByRole('button', { name: 'Убрать: Снято покупателем' }))
  await waitFor(() => {
    expect(router.state.location.search).toBe('?status=published&author=anna&sort=likeCount-desc')
  })
  expect(document.activeElement).toHaveAccessibleName('Убрать: Автор: anna')
  await w.user.keyboard('{Enter}')
  await waitFor(() => {
    expect(chips()).not.toBeInTheDocument()
  })
  expect(screen.getByRole('main')).toHaveFocus()

  await openPanel(w)
  await w.user.click(
    within(screen.getByRole('radiogroup', { name: 'Товары отмечены' })).getByRole('radio', {
      name: 'Нет',
    }),
  )
  await screen.findByText('Ничего не нашлось')
  await w.user.keyboard('{Escape}')
  await w.user.click(await screen.findByRole('button', { name: 'Сбросить всё' }))
  await screen.findByText('2 поста')
  // The order is not part of the filter, so a reset keeps it.
  expect(router.state.location.search).toBe('?sort=likeCount-desc')
})

test('ignores invalid parts of an address and shows a single message', async () => {
  const w = await world(aLibraryToNarrow)
  const { router } = await w.show('/?author=anna&status=burnt&published=2026-02-30..')
  await onlyWanted()
  const notice = await screen.findByText(/Часть адреса не удалось понять/)
  const alert = notice.closest<HTMLElement>('[role=status]')!
  await w.user.click(within(alert).getByRole('button', { name: 'Закрыть' }))
  await waitFor(() => {
    expect(notice).not.toBeInTheDocument()
  })
  expect(router.state.location.search).toBe('?author=anna')
})

test('marks a deleted album or segment in the filter, from which it can be removed', async () => {
  const w = await world(aLibraryToNarrow)
  await w.show('/?album=77&segment=78')
  await screen.findByText('Ничего не нашлось')
  await screen.findByText('Сегмент удалён')
  await w.user.click(screen.getByRole('button', { name: 'Убрать: Сегмент удалён' }))
  await w.user.click(await screen.findByRole('button', { name: 'Убрать: Альбом удалён' }))
  await screen.findByText('2 поста')
})

test('sorts posts by the field in the bar, and offers the manual order when a single album is chosen', async () => {
  const w = await world(aLibraryToNarrow)
  const { store, router } = await w.show('/')
  await screen.findByText('2 поста')
  const asked = () => Object.keys(store.getState().api.queries)
  expect(asked().some((key) => /^list(Albums|Segments|SavedViews|PostAuthors)/.test(key))).toBe(
    false,
  )
  const sort = () => screen.getByRole('combobox', { name: 'Сортировка' })
  expect(within(sort()).queryByRole('option', { name: 'Порядок альбома' })).not.toBeInTheDocument()
  await w.user.selectOptions(sort(), 'Сначала старые')
  await waitFor(() => {
    expect(screen.getAllByRole('link', { name: /^(Нужный|Another)/ })[0]).toHaveAccessibleName(
      /^Another/,
    )
  })
  expect(router.state.location.search).toBe('?sort=providerCreatedAt-asc')
  await w.user.selectOptions(sort(), 'Сначала новые')
  await waitFor(() => {
    expect(router.state.location.search).toBe('')
  })
  await router.navigate('/?album=1')
  await onlyWanted()
  expect(asked().some((key) => key.startsWith('listAlbums'))).toBe(true)
  expect(sort()).toHaveDisplayValue('Порядок альбома')
  await w.user.selectOptions(sort(), 'Больше лайков')
  await waitFor(() => {
    expect(router.state.location.search).toBe('?album=1&sort=likeCount-desc')
  })
})

test('resets choices by a button, accepts a typed author, and rejects an invalid number', async () => {
  const w = await world(aLibraryToNarrow)
  const { router } = await w.show('/?author=anna&products=yes')
  const panel = await openPanel(w)
  expect(panel.getByRole('combobox', { name: 'Автор' })).toHaveValue('anna')
  await w.user.click(panel.getByRole('button', { name: 'Сбросить' }))
  await panel.findByRole('button', { name: 'Показать 2 поста' })
  expect(panel.getByRole('combobox', { name: 'Автор' })).toHaveValue('')
  expect(router.state.location.search).toBe('')

  await w.user.type(panel.getByRole('combobox', { name: 'Автор' }), ' boris {Enter}')
  await panel.findByRole('button', { name: 'Показать 1 пост' })
  expect(router.state.location.search).toBe('?author=boris')
  await w.user.clear(panel.getByRole('combobox', { name: 'Автор' }))
  await panel.findByRole('button', { name: 'Показать 2 поста' })

  await w.user.type(panel.getByRole('textbox', { name: 'Номер поста' }), '12a{Enter}')
  expect(panel.getByText('Номер состоит только из цифр')).toBeVisible()
  expect(router.state.location.search).toBe('')
})

test('changes the filter by keyboard alone', async () => {
  const w = await world(aLibraryToNarrow)
  const { router } = await w.show('/', { as: 'observer' })
  await screen.findByText('2 поста')
  filtersButton().focus()
  await w.user.keyboard('{Enter}')
  const panel = within(await screen.findByRole('dialog', { name: 'Фильтры' }))
  await panel.findByRole('combobox', { name: 'Альбомы' })
  const radio = within(panel.getByRole('radiogroup', { name: 'Товары отмечены' })).getByRole(
    'radio',
    {
      name: 'Не важно',
    },
  )
  for (let presses = 0; document.activeElement !== radio && presses < 20; presses += 1) {
    await w.user.tab()
  }
  await w.user.keyboard('{ArrowRight}')
  await panel.findByRole('button', { name: 'Показать 1 пост' })
  await w.user.keyboard('{Escape}')
  await waitFor(() => {
    expect(filtersButton()).toHaveFocus()
  })
  expect(router.state.location.search).toBe('?products=yes')
  expect(await chip('С товарами')).toBeInTheDocument()
})

test('explains that shoppers see no post, and finds those that they do not see by the reason', async () => {
  const w = await world(aLibraryToNarrow)
  await w.show('/?usage=used')
  expect(
    await screen.findByRole('heading', { name: 'Покупатели пока не видят постов' }),
  ).toBeInTheDocument()
  expect(await chip('Видны в виджетах')).toBeInTheDocument()
  const panel = await openPanel(w)
  const usage = panel.getByRole('combobox', { name: 'Показ покупателям' })
  await w.user.selectOptions(usage, 'Не видны в виджетах')
  await panel.findByRole('button', { name: 'Показать 2 поста' })
  await w.user.selectOptions(usage, 'Не видны: черновики')
  await panel.findByRole('button', { name: 'Показать 1 пост' })
  await w.user.selectOptions(usage, 'Не видны: не добавлены в альбом')
  await panel.findByRole('button', { name: 'Постов не нашлось' })
  await w.user.keyboard('{Escape}')
  expect(
    screen.getByText('Каждый опубликованный пост лежит хотя бы в одном альбоме.'),
  ).toBeVisible()
  await w.user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }))
  await screen.findByText('2 поста')
})

test('keeps the chips when the filtered list fails to load, and retries', async () => {
  const w = await world(aLibraryToNarrow)
  const mend = w.answer(postEndpoints.searchPosts, {}, brokenServer)
  await w.show('/?author=anna')
  await screen.findByText('Не получилось загрузить')
  expect(await chip('Автор: anna')).toBeInTheDocument()
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await onlyWanted()
})

test('marks posts with suggested products and filters by them', async () => {
  const w = await world()
  await aProduct(w.server, w.account, { article: 'VZ-1', name: 'Ваза «Лесное озеро»' })
  await aPost(w.server, w.account, { text: 'Новая ваза «Лесное озеро»' })
  await aPost(w.server, w.account, { text: 'Просто вечер' })
  await suggestForUploads(w.server, w.account)
  const { router } = await w.show('/')
  await screen.findByText('2 поста')
  const badges = screen.getAllByText('Предложены товары')
  expect(badges.map((badge) => badge.closest('article'))).toEqual([
    screen.getByRole('link', { name: /^Новая ваза/ }).closest('article'),
  ])
  const panel = await openPanel(w)
  await yes('Предложены товары')(w, panel)
  await w.user.click(await panel.findByRole('button', { name: 'Показать 1 пост' }))
  await screen.findByText('1 пост')
  expect(screen.getByRole('link', { name: /^Новая ваза/ })).toBeInTheDocument()
  expect(await chip('С предложенными товарами')).toBeInTheDocument()
  expect(router.state.location.search).toBe('?suggested=yes')
})
