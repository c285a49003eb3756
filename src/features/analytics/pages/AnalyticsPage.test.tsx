import { screen, waitFor, within } from '@testing-library/react'
import readXlsxFile from 'read-excel-file/node'
import { anAlbum, aPost, aProduct, aWidget } from '../../../../test/server/factories'
import { analyticsEndpoints } from '@/contract/endpoints/analytics'
import { brokenServer } from '../../../../test/failures'
import { world, type ScreenWorld } from '../../../../test/world'
import { shopperEvents, shopperOrder } from '../testing/shopperEvents'

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent.replace(/\s/g, ' '))

/** A shop with a widget that was loaded and seen today. */
async function aShopThatWasSeen() {
  const w = await world()
  const widget = await aWidget(w.server, w.account, { role: 'На главной' })
  await shopperEvents(w, widget, [{ type: 'load' }, { type: 'view' }])
  return w
}

test("shows the counts of a widget's events, and exports them", async () => {
  const w = await world()
  const album = await anAlbum(w.server, w.account)
  const sku = await aProduct(w.server, w.account, { name: 'Кружка', article: 'M-1' })
  const post = await aPost(w.server, w.account, {
    text: 'Утро',
    is_published: 1,
    albums: [album],
    products: [sku],
  })
  const widget = await aWidget(w.server, w.account, { role: 'На главной' })
  await shopperEvents(w, widget, [
    { type: 'load' },
    { type: 'load' },
    { type: 'view' },
    { type: 'open', postId: post.id },
    { type: 'productClick', postId: post.id, skuId: sku.id },
  ])
  await shopperOrder(w, widget, { postId: post.id, skuId: sku.id, article: 'M-1' })

  await w.show('/analytic')
  const row = await screen.findByRole('row', { name: /На главной/ })
  expect(cellsOf(row)).toEqual(['2', '1', '1', '1', '0', '1', '1 490 ₽'])
  expect(screen.getByTestId('total-loads')).toHaveTextContent('2')
  expect(screen.getByTestId('total-revenue')).toHaveTextContent(/1\s490\s₽/)
  expect(screen.getByRole('row', { name: /Кружка/ })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Утро' })).toHaveAttribute(
    'href',
    `/posts-analytic/${post.id}`,
  )

  for (const [table, name, content] of [
    ['Виджеты', /^widgets_/, 'На главной;2;1;1;1;0;1;1490'],
    ['Товары', /^products_/, 'M-1;Кружка;1'],
    ['Посты', /^posts_/, `${post.id};Утро;1;1;100`],
    ['Заказы открывших', /^uplift_/, 'Открывали посты;0;0;\r\nТолько видели виджет;0;0;'],
    ['По дням', /^days_\d{4}-\d\d-\d\d_/, 'Клики по товарам;В корзину;Покупки'],
  ] as const) {
    await w.user.click(screen.getByRole('button', { name: 'Скачать' }))
    await w.user.click(await screen.findByRole('menuitem', { name: table }))
    expect(w.saved.at(-1)?.name).toMatch(name)
    expect(w.saved.at(-1)?.content).toContain(content)
  }
  await w.user.click(screen.getByRole('button', { name: 'Скачать' }))
  await w.user.click(await screen.findByRole('menuitem', { name: /^Excel/ }))
  await waitFor(() => {
    expect(w.saved.at(-1)?.name).toMatch(/^analytics_.*\.xlsx$/)
  })
  const book = await readXlsxFile(Buffer.from(w.saved.at(-1)?.content ?? '', 'base64'))
  expect(book).toHaveLength(10)
  expect(book.find((sheet) => sheet.sheet === 'Виджеты')?.data[1]).toEqual([
    'На главной',
    ...[2, 1, 1, 1, 0, 1],
    1490,
  ])
})

test('exports a table in the order that was chosen on the screen', async () => {
  const w = await aShopThatWasSeen()
  const sale = await aWidget(w.server, w.account, { role: 'Распродажа' })
  await shopperEvents(w, sale, [{ type: 'load' }])
  await w.show('/analytic')
  await screen.findByRole('row', { name: /Распродажа/ })
  const exported = async () => {
    await w.user.click(screen.getByRole('button', { name: 'Скачать' }))
    await w.user.click(await screen.findByRole('menuitem', { name: 'Виджеты' }))
    const lines = (w.saved.at(-1)?.content ?? '').trimEnd().split('\r\n')
    return lines.slice(1).map((line) => line.split(';')[0])
  }
  expect(await exported()).toEqual(['На главной', 'Распродажа'])
  const widgets = within(screen.getByRole('table', { name: 'Виджеты' }))
  await w.user.click(widgets.getByRole('button', { name: 'Показы' }))
  await w.user.click(widgets.getByRole('button', { name: 'Показы' }))
  expect(await exported()).toEqual(['Распродажа', 'На главной'])
})

test('folds the filters behind a button that counts what is chosen', async () => {
  const w = await aShopThatWasSeen()
  await w.show('/analytic?device=mobile&compare=none')
  const button = await screen.findByRole('button', { name: 'Фильтры: выбрано 2' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  button.focus()
  await w.user.keyboard('{Enter}')
  expect(button).toHaveAttribute('aria-expanded', 'true')
})

test('reads the chart by keyboard, and shows its numbers as a table', async () => {
  const w = await aShopThatWasSeen()
  await w.show('/analytic?days=7')
  const chart = within(await screen.findByRole('region', { name: 'Показы' }))
  ;(await chart.findByRole('application')).focus()
  await w.user.keyboard('{End}')
  expect(chart.getByText(/: 1\. Для сравнения, .+: 0$/)).toBeInTheDocument()
  await w.user.keyboard('{ArrowLeft}')
  expect(chart.getByText(/: 0\. Для сравнения, .+: 0$/)).toBeInTheDocument()

  await w.user.click(chart.getByRole('button', { name: 'Показать таблицей' }))
  expect(chart.getAllByRole('row')).toHaveLength(8)
  await w.user.click(chart.getByRole('radio', { name: 'По часам суток' }))
  expect(chart.getAllByRole('row')).toHaveLength(25)
  await w.user.click(screen.getByRole('button', { name: /^Загрузки \d/ }))
  expect(screen.getByRole('region', { name: 'Загрузки' })).toBeInTheDocument()
  await w.user.click(screen.getByRole('button', { name: 'Что значит «Загрузки»' }))
  await screen.findByText('Сколько раз виджет загрузился на странице магазина')
})

test('keeps the days, the comparison and the filters in the address', async () => {
  const w = await aShopThatWasSeen()
  const { router } = await w.show('/analytic')
  await w.user.click(await screen.findByRole('button', { name: /^Период: 30 дней/ }))
  await w.user.click(await screen.findByRole('button', { name: /^7 дней/ }))
  await w.user.click(screen.getByRole('button', { name: /^Сравнение/ }))
  await w.user.click(await screen.findByRole('button', { name: 'Без сравнения' }))
  await w.user.click(screen.getByRole('combobox', { name: 'Устройство' }))
  await w.user.click(await screen.findByRole('option', { name: 'Телефон' }))
  await screen.findByText('По этим фильтрам ничего нет')
  expect(router.state.location.search).toBe('?days=7&compare=none&device=mobile')
  await w.user.click(screen.getByRole('button', { name: 'Сбросить всё' }))
  await screen.findByTestId('total-views')
  expect(router.state.location.search).toBe('?days=7&compare=none')
  expect(screen.queryByText(/не с чем сравнить/)).not.toBeInTheDocument()
})

test('shows the next step when events are missing', async () => {
  const w = await world()
  await w.show('/analytic')
  await screen.findByText('Пока нечего показать')
  expect(screen.getByRole('link', { name: 'К виджетам' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Скачать' })).toBeDisabled()
})

describe('orders of those who opened something', () => {
  const shoppers = (
    w: ScreenWorld,
    times: number,
    { opened = false, ordered = false }: { opened?: boolean; ordered?: boolean },
  ) =>
    w.server.db
      .insertInto('shopper')
      .values(
        Array.from({ length: times }, () => ({
          ...{ account_id: w.account.id, mark: null, began_at: Date.now() - 1000 },
          ...{
            opened_at: opened ? Date.now() - 500 : null,
            ordered_at: ordered ? Date.now() : null,
          },
        })),
      )
      .execute()
  const TITLE = 'Из ста покупателей заказали'
  const panel = async () => within(await screen.findByRole('region', { name: TITLE }))
  const isLast = () => {
    expect(screen.getAllByRole('region').at(-1)).toHaveAccessibleName(TITLE)
  }
  const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ')

  test('are shown with the interval of the difference, and in the file', async () => {
    const w = await aShopThatWasSeen()
    await shoppers(w, 12, { opened: true, ordered: true })
    await shoppers(w, 188, { opened: true })
    await shoppers(w, 6, { ordered: true })
    await shoppers(w, 994, {})
    await w.show('/analytic')
    const { findByText, getAllByRole, getByText } = await panel()
    await findByText('Открывшие посты заказывают чаще.')
    isLast()
    expect(getAllByRole('definition').map((one) => plain(one.textContent))).toEqual([
      '612 из 200',
      '0,66 из 1 000',
      '+5,4с вероятностью 95 % от +2,8 до +9,6',
    ])
    expect(plain(getByText(/^Это не доказательство/).textContent)).toContain(
      'Посчитаны 1 200 покупателей',
    )
    await w.user.click(screen.getByRole('button', { name: 'Скачать' }))
    await w.user.click(await screen.findByRole('menuitem', { name: 'Заказы открывших' }))
    expect(w.saved.at(-1)?.content).toContain(
      [
        'Открывали посты;200;12;6',
        'Только видели виджет;1000;6;0,6',
        'Разница;;;5,4',
        'Разница не меньше (95 %);;;2,8',
        'Разница не больше (95 %);;;9,6',
      ].join('\r\n'),
    )
  })

  test('are not compared while there are few shoppers, with how many are missing', async () => {
    const w = await aShopThatWasSeen()
    await shoppers(w, 79, { opened: true, ordered: true })
    await shoppers(w, 1000, {})
    await w.show('/analytic')
    const { findByText } = await panel()
    isLast()
    await findByText('Пока судить рано: не хватает 21 покупателя, открывшего посты.')
    isLast()
  })

  test('are not known without the code of the order page', async () => {
    const w = await aShopThatWasSeen()
    await shoppers(w, 100, { opened: true })
    await shoppers(w, 100, {})
    await w.show('/analytic')
    await (await panel()).findByText(/^Заказов пока не видно/)
  })

  test('load again after a failure, beside the report', async () => {
    const w = await aShopThatWasSeen()
    const mend = w.answer(analyticsEndpoints.getUplift, {}, brokenServer)
    await w.show('/analytic')
    const retry = await (await panel()).findByRole('button', { name: 'Попробовать снова' })
    expect(screen.getByTestId('total-views')).toHaveTextContent('1')
    mend()
    await w.user.click(retry)
    await screen.findByText(/^Пока судить рано/)
  })
})

test('denies access to an editor', async () => {
  const w = await world()
  await w.show('/analytic', { as: 'editor' })
  await screen.findByText(
    'У вас недостаточно прав для просмотра этого раздела. Обратитесь к администратору',
  )
})
