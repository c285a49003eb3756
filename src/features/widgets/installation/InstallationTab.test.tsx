import { runInNewContext } from 'node:vm'
import { screen, waitFor } from '@testing-library/react'
import { widgetPreviewEndpoints } from '@/contract/endpoints/widgets/widgetPreview'
import { brokenServer } from '../../../../test/failures'
import { anAlbum, aPost, aWidget } from '../../../../test/server/factories'
import { world, type ScreenWorld } from '../../../../test/world'

async function aShownWidget(w: ScreenWorld): Promise<string> {
  const album = await anAlbum(w.server, w.account)
  await aPost(w.server, w.account, { is_published: 1, albums: [album] })
  const settings = { albums: [album.id] }
  const { embed_id } = await aWidget(w.server, w.account, { role: 'Главная', settings })
  return embed_id
}

async function openTab(w: ScreenWorld, embedId?: string): Promise<string> {
  const opened = embedId ?? (await aShownWidget(w))
  await w.show(`/galleries/g/${opened}`)
  await w.user.click(await screen.findByRole('tab', { name: 'Установка' }))
  return opened
}

const code = async (name = 'Код для сайта') =>
  (await screen.findByRole('region', { name })).textContent
const choose = (w: ScreenWorld, platform: string) =>
  w.user.selectOptions(screen.getByLabelText('На чём сделан магазин'), platform)

test('reserves space in the code for the current contents of the widget', async () => {
  const w = await world()
  const embedId = await openTab(w)
  expect(await code()).toMatch(
    new RegExp(
      `<div data-vitrina="${embedId}" style="[^"]*container-type:inline-size">\\s*<div data-vitrina-room`,
    ),
  )
  expect(await code()).toContain(`/widget/v1/${embedId}.html">Главная</a></noscript>`)
  expect(screen.getByText(/выделяет на странице место/)).toBeInTheDocument()
})

test('reserves no space in the code, and explains why, until the preview can be loaded', async () => {
  const w = await world()
  const id = await aShownWidget(w)
  const mend = w.answer(widgetPreviewEndpoints.previewWidget, { id }, brokenServer)
  await openTab(w, id)
  expect(await screen.findByText(/место под виджет не выделяет/)).toBeInTheDocument()
  expect(await code()).not.toContain('data-vitrina-room')
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await waitFor(async () => expect(await code()).toContain('data-vitrina-room'))
  expect(screen.queryByText(/место под виджет не выделяет/)).not.toBeInTheDocument()
})

const PLATFORMS: [platform: string, steps: RegExp, article: string][] = [
  [
    'Shopify',
    /Custom Liquid/,
    'article="{{ product.selected_or_first_available_variant.sku | escape }}"',
  ],
  [
    'WooCommerce',
    /single-product/,
    'article="<?php global $product; echo esc_attr( $product->get_sku() ); ?>"',
  ],
  ['1С-Битрикс', /catalog\.element/, "['PROPERTIES']['ARTNUMBER']['VALUE']) ?>\""],
  ['InSales', /шаблон товара/, 'article="{{ product.variants.first.sku | escape }}"'],
  ['OpenCart', /product\.twig/, 'article="{{ model }}"'],
  ['Tilda', /АРТИКУЛ/, 'article="АРТИКУЛ"'],
]

test('shows the steps and the code of a product page for each platform, and remembers the chosen platform', async () => {
  const w = await world()
  await openTab(w)
  await code()
  for (const [platform, steps, article] of PLATFORMS) {
    await choose(w, platform)
    expect(screen.getAllByText(steps).length).toBeGreaterThan(0)
    expect(await code('Код для страницы товара')).toContain(article)
  }
  await w.user.click(screen.getByRole('tab', { name: 'Вид' }))
  await w.user.click(screen.getByRole('tab', { name: 'Установка' }))
  expect(await screen.findByLabelText('На чём сделан магазин')).toHaveDisplayValue('Tilda')
})

test('shows the code and the steps for a product’s page first for a product gallery', async () => {
  const w = await world()
  const { embed_id } = await aWidget(w.server, w.account, { widget_type: 'sku' })
  await openTab(w, embed_id)
  const [first] = await screen.findAllByRole('region', { name: /^Код/ })
  expect(first).toHaveTextContent('data-vitrina-article="АРТИКУЛ"')
  const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps()[2]).toMatch(/шаблон магазина подставит вместо «АРТИКУЛ» артикул товара/)
  expect(await code('Код без артикула')).not.toContain('article')
  expect(screen.getByText(/показывает посты всех товаров/)).toBeInTheDocument()

  await choose(w, 'Shopify')
  expect(await code('Код для страницы товара')).toContain('article="{{ product.')
  expect(steps()[1]).toMatch(/артикул \(SKU\) подставит Shopify/)
  await w.user.selectOptions(screen.getByLabelText('Как определять товар'), 'По адресу страницы')
  expect(await code('Код для страницы товара')).toContain('data-vitrina-address')
  expect(steps()[2]).toMatch(/Один код для страниц всех товаров/)
})

test.each([
  ['gallery', 'g', /Альбомы не выбраны: виджету нечего показать/, 'Выбрать альбомы', 'Альбомы'],
  ['stl', 'stl', /Модель не загружена/, 'Загрузить модель', null],
] as const)(
  'warns first that a %s has nothing to show, and opens the tab where this can be changed',
  async (widget_type, room, text, action, field) => {
    const w = await world()
    const made = await aWidget(w.server, w.account, { widget_type, mode: 'admin_mode' })
    await w.show(`/galleries/${room}/${made.embed_id}?tab=installation`)
    await screen.findByText(text)
    const notices = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(notices.filter(Boolean).slice(0, 2)).toEqual([
      expect.stringMatching(text),
      expect.stringMatching(/Виджет видите только вы/),
    ])
    await w.user.click(screen.getByRole('button', { name: action }))
    expect(screen.getByRole('tab', { name: 'Вид' })).toHaveAttribute('aria-selected', 'true')
    if (field === null) return
    await w.user.click(await screen.findByRole('combobox', { name: field }))
  },
)

test('inserts the element by an escaped script in the code for a tag manager', async () => {
  const w = await world()
  const embedId = await openTab(w)
  await code()
  await choose(w, 'Google Tag Manager')
  const tag = await code()
  const [, script = ''] = /<script>\n([^]*)\n<\/script>$/.exec(tag) ?? []
  expect(script).not.toContain('<')
  const shop = document.implementation.createHTMLDocument()
  runInNewContext(script, { document: shop })
  expect(shop.body.innerHTML).toBe('')
  shop.body.innerHTML = '<main><p>Catalogue</p></main>'
  runInNewContext(script, { document: shop })
  expect(shop.querySelector('main')?.innerHTML).toBe(
    `<p>Catalogue</p><div data-vitrina="${embedId}"></div>`,
  )
})

test('identifies a product in the code by SKU or page address, in a tag manager only by address', async () => {
  const w = await world()
  const embedId = await openTab(w)
  const element = `<div data-vitrina="${embedId}" data-vitrina-address`
  expect(await code('Код для страницы товара')).not.toContain('data-vitrina-address')
  await w.user.selectOptions(screen.getByLabelText('Как определять товар'), 'По адресу страницы')
  expect(await code('Код для страницы товара')).toContain(element)
  await choose(w, 'Shopify')
  expect(screen.getByText(/Один код для страниц всех товаров/)).toBeInTheDocument()
  await w.user.selectOptions(screen.getByLabelText('Как определять товар'), 'По артикулу')
  expect(await code('Код для страницы товара')).toContain('data-vitrina-article="{{ product')

  await choose(w, 'Google Tag Manager')
  expect(screen.queryByLabelText('Как определять товар')).not.toBeInTheDocument()
  expect(screen.getByText(/только на страницах товаров/)).toBeInTheDocument()
  const tag = await code('Код для страницы товара')
  const [, script = ''] = /<script>\n([^]*)\n<\/script>$/.exec(tag) ?? []
  const shop = document.implementation.createHTMLDocument()
  shop.body.innerHTML = '<main></main>'
  runInNewContext(script, { document: shop })
  expect(shop.querySelector('main')?.innerHTML).toBe(`${element}=""></div>`)
})

test('adds the choice about consent to every code and shows the lines of code that report the consent', async () => {
  const w = await world()
  await openTab(w)
  expect(await code()).toContain('<script async src=')
  for (const [choice, value] of [
    ['До согласия только считать', 'anonymous'],
    ['До согласия ничего не делать', 'required'],
  ] as const) {
    const attribute = `<script async data-vitrina-consent="${value}" src=`
    await choose(w, 'Tilda')
    await w.user.selectOptions(screen.getByLabelText('Согласие покупателей'), choice)
    expect(await code()).toContain(attribute)
    expect(await code('Код для страницы товара')).toContain(attribute)
    expect(await code('Код для страницы «Спасибо за заказ»')).toContain(attribute)
    await choose(w, 'Google Tag Manager')
    expect(await code()).toContain(attribute)
  }

  const lines = (await code('Строки о согласии')).replace(/<\/?script>/g, '')
  const page: { window?: object; vitrina?: { q: ArrayLike<unknown>[] } } = {}
  page.window = page
  runInNewContext(lines, page)
  expect(page.vitrina?.q.map((said) => Array.from(said))).toEqual([['consent', true]])

  await w.user.selectOptions(screen.getByLabelText('Согласие покупателей'), 'Не спрашиваем')
  expect(await code()).toContain('<script async src=')
  expect(screen.queryByRole('region', { name: 'Строки о согласии' })).not.toBeInTheDocument()
})
