import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { productEndpoints } from '@/contract/endpoints/products'
import { successEnvelope } from '@/contract/envelope'
import { brokenServer, delayedUntil } from '../../../../../test/failures'
import { aPost, aProduct } from '../../../../../test/server/factories'
import { suggestForUploads } from '../../../../../test/server/sourceFactories'
import { createGate } from '../../../../../test/server/gate'
import { world, type ScreenWorld } from '../../../../../test/world'
import { makeProduct } from '@/features/editor/testing/postInfo'
import { inDepth, WALKED_LOCALES } from '../../../../../test/depth'

const WORDS = {
  ru: {
    search: 'Найти товар',
    notFound: 'Товар не найден. Проверьте артикул или ссылку',
    marks: 'Товары на слайде',
    recent: 'Недавно отмеченные',
    suggested: 'Похоже на слова поста',
    stored: 'Предложено по тексту',
    dismiss: 'Не эти товары',
    others: 'Другие товары',
    loading: 'Загрузка',
    failed: 'Ошибка сервера',
  },
  en: {
    search: 'Find a product',
    notFound: 'Product not found. Check the SKU or the link',
    marks: 'Products on the slide',
    recent: 'Recently tagged',
    suggested: 'Similar to the post’s words',
    stored: 'Suggested by the text',
    dismiss: 'Not these',
    others: 'Other products',
    loading: 'Loading',
    failed: 'Server error',
  },
}

interface Shop {
  text?: string
  /** Whether the mug is marked on the post's slide. */
  hasMug?: boolean
  /** Whether the source of the post suggests products. */
  isSuggested?: boolean
  meanwhile?: (w: ScreenWorld) => unknown
}

/** A post in a shop that sells a mug and a vase. */
async function open(
  locale: 'ru' | 'en',
  { text = 'Вечер', hasMug, isSuggested, meanwhile }: Shop = {},
) {
  const w = await world()
  const mug = await aProduct(w.server, w.account, { article: 'MUG-7' })
  await aProduct(w.server, w.account, {
    article: 'VZ-1',
    name: 'Ваза «Капля»',
    link: 'https://shop.test/catalog/vase-drop',
  })
  const post = await aPost(w.server, w.account, { text, products: hasMug ? [mug] : [] })
  if (isSuggested) await suggestForUploads(w.server, w.account)
  meanwhile?.(w)
  await w.show(`/${post.id}?tab=links`, { locale })
  await w.user.click(await screen.findByRole('combobox', { name: WORDS[locale].search }))
  return w
}

describe.each(WALKED_LOCALES)('in %s', (locale) => {
  const words = WORDS[locale]

  test('finds a product by any form of its link, and shows a message for an unknown link', async () => {
    const w = await open(locale)
    await w.user.paste('https://shop.test/catalog/another')
    await screen.findByText(words.notFound)
    expect(screen.queryByRole('option')).not.toBeInTheDocument()

    const field = screen.getByRole('combobox', { name: words.search })
    await w.user.clear(field)
    await w.user.paste('https://www.shop.test/catalog/vase-drop/?utm_source=vk')
    const [found, ...others] = await screen.findAllByRole('option', { name: /Капля/ })
    expect(others).toEqual([])
    await w.user.click(found!)
    const marks = within(screen.getByRole('list', { name: words.marks }))
    expect(marks.getByRole('listitem')).toHaveAccessibleName('1. Ваза «Капля»')

    // A long percent-encoded link is not truncated.
    const link = `https://shop.test/catalog/${encodeURIComponent('белая-глина-'.repeat(6))}`
    await aProduct(w.server, w.account, { article: 'VZ-3', name: 'Ваза «Волна»', link })
    await w.user.click(field)
    await w.user.paste(link)
    await w.user.keyboard('{Enter}')
    expect(await marks.findByRole('listitem', { name: '2. Ваза «Волна»' })).toBeInTheDocument()
  })

  const typings = [
    ['its article as a scanner types it', 'MUG-7'],
    ['the beginning of its name', 'Круж'],
  ] as const
  test.each(inDepth<readonly (typeof typings)[number][]>(typings, [typings[0]]))(
    'marks the found product on Enter immediately after %s',
    async (_what, typed) => {
      const w = await open(locale)
      // The results of the empty search are shown already, with another product first.
      const [first] = await screen.findAllByRole('option')
      expect(first).toHaveTextContent('Капля')
      await w.user.keyboard(`${typed}{Enter}{Enter}`)
      const marks = within(await screen.findByRole('list', { name: words.marks }))
      expect(marks.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'))).toEqual(
        ['1. Кружка «Утро»'],
      )
      expect(screen.getByRole('combobox', { name: words.search })).toHaveValue('')
    },
  )

  test('marks nothing on Enter before a query or when the search finds nothing', async () => {
    const w = await open(locale)
    await screen.findByRole('option', { name: /Кружка/ })
    await w.user.keyboard('{Enter}')
    expect(screen.getAllByRole('option')).toHaveLength(2)
    await w.user.keyboard('VZ-2{Enter}')
    await screen.findByText(words.notFound)
    expect(screen.queryByRole('list', { name: words.marks })).not.toBeInTheDocument()
  })

  const group = (name: string) => {
    const options = within(screen.getByRole('group', { name })).getAllByRole('option')
    return options.map((option) => /Кружка|Капля|Блюдце/.exec(option.textContent)?.[0])
  }

  test('suggests products that the text names before a query, and marks them by keys', async () => {
    const w = await open(locale, { text: 'Поставили вазу рядом с кружкой' })
    expect(await screen.findByRole('group', { name: words.suggested })).toBeInTheDocument()
    expect(screen.getByRole('listbox')).toHaveAccessibleName(words.search)
    expect(group(words.suggested)).toEqual(['Капля', 'Кружка'])
    expect(screen.queryByRole('group', { name: words.others })).not.toBeInTheDocument()
    await w.user.keyboard('{ArrowDown}{Enter}')
    const marks = within(await screen.findByRole('list', { name: words.marks }))
    expect(marks.getByRole('listitem')).toHaveAccessibleName('1. Ваза «Капля»')

    await aProduct(w.server, w.account, { article: 'BL-1', name: 'Блюдце' })
    await w.user.click(screen.getByRole('combobox', { name: words.search }))
    expect(await screen.findByRole('group', { name: words.recent })).toBeInTheDocument()
    expect(group(words.recent)).toEqual(['Капля'])
    expect(group(words.suggested)).toEqual(['Кружка'])
    await w.user.keyboard('mug')
    await waitFor(() => {
      expect(screen.queryByRole('group', { name: words.recent })).not.toBeInTheDocument()
    })
    expect(await screen.findByRole('option', { name: /Кружка/ })).toBeInTheDocument()
  })

  test('lists the source’s suggestions first and similar products separately, and removes suggestions once marked', async () => {
    const text = 'Кружка «Утро» и какая-то ваза'
    const w = await open(locale, { text, isSuggested: true })
    expect(await screen.findByRole('group', { name: words.stored })).toBeInTheDocument()
    expect(screen.getAllByRole('group')[0]).toHaveAccessibleName(words.stored)
    expect(group(words.stored)).toEqual(['Кружка'])
    expect(group(words.suggested)).toEqual(['Капля'])
    await w.user.click(screen.getByRole('option', { name: /Кружка/ }))
    await w.user.keyboard('{Control>}s{/Control}')
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: words.dismiss })).not.toBeInTheDocument()
    })
    expect(await w.server.db.selectFrom('post_suggestion').selectAll().execute()).toEqual([])
  })

  test('dismisses suggestions, and moves the focus to the search when the keyboard was used', async () => {
    const w = await open(locale, { text: 'Кружка «Утро»', isSuggested: true })
    expect(await screen.findByRole('group', { name: words.stored })).toBeInTheDocument()
    screen.getByRole('button', { name: words.dismiss }).focus()
    await w.user.keyboard('{Enter}')
    await waitFor(() => {
      expect(screen.getByRole('combobox', { name: words.search })).toHaveFocus()
    })
    expect(screen.queryByRole('button', { name: words.dismiss })).not.toBeInTheDocument()
    await w.user.click(screen.getByRole('combobox', { name: words.search }))
    expect(await screen.findByRole('group', { name: words.suggested })).toBeInTheDocument()
    expect(screen.queryByRole('group', { name: words.stored })).not.toBeInTheDocument()
  })

  test('does not suggest products that the slide already has', async () => {
    await open(locale, { text: 'Кружка и ваза', hasMug: true })
    expect(await screen.findByRole('group', { name: words.suggested })).toBeInTheDocument()
    expect(group(words.suggested)).toEqual(['Капля'])
    expect(group(words.others)).toEqual(['Кружка'])
  })

  test.each<[string, Shop]>([
    ['names no product', { text: 'Скидки до воскресенья' }],
    [
      'cannot be checked for suggestions',
      {
        text: 'Ваза',
        meanwhile: (w) => w.answer(productEndpoints.suggestProducts, {}, brokenServer),
      },
    ],
  ])('keeps the suggestions when a text %s', async (_what, shop) => {
    await open(locale, shop)
    expect(await screen.findAllByRole('option')).toHaveLength(2)
    expect(screen.queryByRole('group')).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('offers nothing until both lists of suggestions are loaded, so that no option moves under the pointer', async () => {
    const gate = createGate()
    const meanwhile: Shop['meanwhile'] = (w) =>
      w.answer(productEndpoints.suggestProducts, {}, delayedUntil(gate.opened))
    await open(locale, { text: 'Ваза', meanwhile })
    await screen.findByText(words.loading)
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
    gate.open()
    expect(await screen.findByRole('group', { name: words.suggested })).toBeInTheDocument()
  })
})

test.each(WALKED_LOCALES)(
  'shows a short message when the list of suggestions fails: %s',
  async (locale) => {
    await open(locale, {
      meanwhile: (w) => {
        w.answer(productEndpoints.searchProducts, {}, brokenServer)
      },
    })
    expect(await screen.findByText(WORDS[locale].failed)).toBeInTheDocument()
  },
)

test('marks a product as having left the catalogue, in the list and on its card', async () => {
  const left = { ...makeProduct(), price: 0, hasLeft: true }
  const w = await open('ru', {
    meanwhile: ({ answer }) => {
      answer(productEndpoints.searchProducts, {}, () =>
        HttpResponse.json(successEnvelope({ skuList: [left] })),
      )
    },
  })
  const option = await screen.findByRole('option', { name: 'Ваза 500 A-500 · нет в каталоге' })
  await w.user.click(option)
  const marks = within(screen.getByRole('list', { name: WORDS.ru.marks }))
  expect(marks.getByRole('listitem')).toHaveTextContent('нет в каталоге')
  expect(marks.queryByText(/₽/)).not.toBeInTheDocument()
})
