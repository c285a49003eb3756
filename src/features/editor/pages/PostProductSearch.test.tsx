import { screen, within } from '@testing-library/react'
import { aPost, aProduct } from '../../../../test/server/factories'
import { world } from '../../../../test/world'

const WORDS = {
  ru: {
    search: 'Найти товар',
    notFound: 'Товар не найден. Проверьте артикул или ссылку',
    marks: 'Товары на слайде',
  },
  en: {
    search: 'Find a product',
    notFound: 'No such product. Check the SKU or the link',
    marks: 'Products on the slide',
  },
}

/** A post without products in a shop that sells a mug and a vase. */
async function open(locale: 'ru' | 'en') {
  const w = await world()
  await aProduct(w.server, w.account, { article: 'MUG-7' })
  await aProduct(w.server, w.account, {
    article: 'VZ-1',
    name: 'Ваза «Капля»',
    link: 'https://shop.test/catalog/vase-drop',
  })
  const post = await aPost(w.server, w.account, { text: 'Утро' })
  await w.show(`/${post.id}?tab=links`, { locale })
  await w.user.click(await screen.findByRole('textbox', { name: WORDS[locale].search }))
  return w
}

describe.each(['ru', 'en'] as const)('in %s', (locale) => {
  const words = WORDS[locale]

  test.each([
    ['its article', 'vz-1'],
    ['its name', 'капля'],
    ['its link as copied from the shop', 'https://www.shop.test/catalog/vase-drop/?utm_source=vk'],
  ])('a product is found by %s', async (_what, typed) => {
    const w = await open(locale)
    await w.user.paste(typed)
    const [found, ...others] = await screen.findAllByRole('option', { name: /Капля/ })
    expect(others).toEqual([])
    await w.user.click(found!)
    const marks = within(screen.getByRole('list', { name: words.marks }))
    expect(marks.getByRole('listitem')).toHaveAccessibleName('1. Ваза «Капля»')
  })

  test.each([
    ['its article as a scanner types it', 'MUG-7'],
    ['the beginning of its name', 'Круж'],
  ])('Enter right after %s marks that product', async (_what, typed) => {
    const w = await open(locale)
    // What the empty search finds is there already, another product first.
    const [first] = await screen.findAllByRole('option')
    expect(first).toHaveTextContent('Капля')
    await w.user.keyboard(`${typed}{Enter}{Enter}`)
    const marks = within(await screen.findByRole('list', { name: words.marks }))
    expect(marks.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'))).toEqual([
      '1. Кружка «Утро»',
    ])
    expect(screen.getByRole('textbox', { name: words.search })).toHaveValue('')
  })

  test('Enter right after what no product has marks none, and that is said', async () => {
    const w = await open(locale)
    await screen.findByRole('option', { name: /Кружка/ })
    await w.user.keyboard('VZ-2{Enter}')
    await screen.findByText(words.notFound)
    expect(screen.queryByRole('list', { name: words.marks })).not.toBeInTheDocument()
  })

  test('nothing is marked by Enter before anything was typed', async () => {
    const w = await open(locale)
    await screen.findByRole('option', { name: /Кружка/ })
    await w.user.keyboard('{Enter}')
    expect(screen.getAllByRole('option')).toHaveLength(2)
    expect(screen.queryByRole('list', { name: words.marks })).not.toBeInTheDocument()
  })

  test('a link of percent signs is taken whole', async () => {
    const w = await open(locale)
    const link = `https://shop.test/catalog/${encodeURIComponent('белая-глина-'.repeat(6))}`
    await aProduct(w.server, w.account, { article: 'VZ-3', name: 'Ваза «Волна»', link })
    await w.user.paste(link)
    await w.user.keyboard('{Enter}')
    const marks = within(await screen.findByRole('list', { name: words.marks }))
    expect(marks.getByRole('listitem')).toHaveAccessibleName('1. Ваза «Волна»')
  })

  test('a link that leads to no product is answered in words', async () => {
    const w = await open(locale)
    await w.user.paste('https://shop.test/catalog/another')
    await screen.findByText(words.notFound)
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
  })
})
