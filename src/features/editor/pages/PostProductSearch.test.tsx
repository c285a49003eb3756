import { screen, within } from '@testing-library/react'
import { aPost, aProduct } from '../../../../test/server/factories'
import { world } from '../../../../test/world'

const WORDS = {
  ru: {
    search: 'Найти товар',
    notFound: 'Товар не найден. Проверьте артикул или ссылку',
    marks: 'Товары на снимке',
  },
  en: {
    search: 'Find a product',
    notFound: 'No such product. Check the article or the link',
    marks: 'Products on the picture',
  },
}

/** A post without products in a shop that sells a mug and a vase. */
async function open(locale: 'ru' | 'en') {
  const w = await world()
  await aProduct(w.server, w.account)
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

  test('a link that leads to no product is answered in words', async () => {
    const w = await open(locale)
    await w.user.paste('https://shop.test/catalog/another')
    await screen.findByText(words.notFound)
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
  })
})
