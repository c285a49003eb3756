import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { widgetWeightEndpoints } from '@/contract/endpoints/widgets/widgetFacts'
import type { ScreenWeight, WidgetWeight } from '@/contract/entities/widgets/widgetFacts'
import { successEnvelope } from '@/contract/envelope'
import { brokenServer, respondsWithStatus } from '../../../../test/failures'
import { withBuiltEmbed } from '../../../../test/server/widgets/builtEmbed'
import { anAlbum, aPost, aWidget } from '../../../../test/server/factories'
import { withWeb } from '../../../../test/server/web/webPages'
import { world, type ScreenWorld } from '../../../../test/world'

const PAGE = 'https://shop.test/lookbook'

const load = (kilobytes: number, requests: number) => ({ bytes: kilobytes * 1024, requests })
const DRAWN: ScreenWeight = {
  isDrawn: true,
  code: load(12, 3),
  content: load(6, 1),
  pictures: load(282, 10),
  model: load(0, 0),
  whileScrolling: load(43, 2),
  onOpening: load(14, 2),
}
const UNDRAWN: ScreenWeight = {
  ...DRAWN,
  isDrawn: false,
  ...{ pictures: load(0, 0), whileScrolling: load(0, 0), onOpening: load(0, 0) },
}
const WEIGHT: WidgetWeight = {
  isEmpty: false,
  headerPictures: 0,
  phone: DRAWN,
  desktop: { ...DRAWN, whileScrolling: load(0, 0) },
}

/** Opens the installation tab of a widget of the given weight. */
async function open(
  weight: WidgetWeight,
  { options, page }: { options?: Parameters<ScreenWorld['show']>[1]; page?: string } = {},
) {
  const w = await world()
  const { embed_id: id } = await aWidget(w.server, w.account)
  w.answer(widgetWeightEndpoints.getWidgetWeight, { id }, () =>
    HttpResponse.json(successEnvelope(weight)),
  )
  if (page !== undefined) withWeb(w.server, { [PAGE]: page })
  await w.show(`/galleries/g/${id}?tab=installation`, options)
  return { w, table: await screen.findByRole('table') }
}

const cells = (table: HTMLElement, name: string) =>
  within(within(table).getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replace(/\s+/g, ' '))

test('shows an observer the weight of a saved widget, from the real back office', async () => {
  const w = await world()
  await withBuiltEmbed(w.server)
  const album = await anAlbum(w.server, w.account)
  await aPost(w.server, w.account, { is_published: 1, albums: [album] })
  const settings = { albums: [album.id] }
  const { embed_id } = await aWidget(w.server, w.account, { settings })
  await w.show(`/galleries/g/${embed_id}?tab=installation`, { as: 'observer' })
  const table = await screen.findByRole('table', { name: 'Вес виджета' })
  expect(cells(table, 'Код виджета')).toEqual(['8 кБ 3 запроса', '8 кБ 3 запроса'])
  expect(cells(table, 'Картинки на экране')[0]).toMatch(/ 1 запрос$/)
  expect(cells(table, 'При открытии поста')).toEqual(['7 кБ 1 запрос', '7 кБ 1 запрос'])
})

test('sums up the first load and its time', async () => {
  const { table } = await open(WEIGHT)
  expect(cells(table, 'Всего сразу')).toEqual([
    '300 кБ 14 запросов около 0,2 с',
    '300 кБ 14 запросов меньше 0,1 с',
  ])
  expect(cells(table, 'При прокрутке')).toEqual(['43 кБ 2 запроса', 'нет'])
  expect(within(table).queryByText(/3D-модели/)).not.toBeInTheDocument()
})

test('compares the widget with a checked page, in English', async () => {
  const page = '<script src="/a.js"></script><img src="/a.jpg"><img src="/b.jpg">'
  const { w } = await open(WEIGHT, { options: { locale: 'en' }, page })
  await w.user.type(screen.getByRole('textbox', { name: 'Page to check' }), `${PAGE}{Enter}`)
  await screen.findByText(
    `The page ${PAGE} now has 1 script, 0 style sheets and 2 pictures. On a phone the widget adds 3 scripts and 12 pictures.`,
  )
})

test.each<[string, WidgetWeight, RegExp]>([
  [
    'without content',
    { ...WEIGHT, isEmpty: true, phone: UNDRAWN, desktop: UNDRAWN },
    /Показать пока нечего/,
  ],
  ['hidden on phones', { ...WEIGHT, phone: UNDRAWN }, /На телефоне виджет не показывается/],
  ['hidden on computers', { ...WEIGHT, desktop: UNDRAWN }, /На компьютере виджет не показывается/],
  ['with pictures in its header', { ...WEIGHT, headerPictures: 2 }, /2 картинки заголовка/],
])('explains the weight of a widget %s', async (_what, weight, words) => {
  const { table } = await open(weight)
  expect(screen.getByText(words)).toBeVisible()
  expect(within(table).getByText('Код виджета')).toBeVisible()
})

test('shows a failure in place and offers a retry', async () => {
  const w = await world()
  const { embed_id: id } = await aWidget(w.server, w.account)
  const repair = w.answer(widgetWeightEndpoints.getWidgetWeight, { id }, brokenServer)
  await w.show(`/galleries/g/${id}?tab=installation`)
  await screen.findByRole('alert')
  repair()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  expect(await screen.findByText(/Показать пока нечего/)).toBeVisible()
})

test('shows that permission is missing when the response is 403', async () => {
  const w = await world()
  const { embed_id: id } = await aWidget(w.server, w.account)
  w.answer(widgetWeightEndpoints.getWidgetWeight, { id }, respondsWithStatus(403))
  await w.show(`/galleries/g/${id}?tab=installation`)
  expect(await screen.findByText(/недостаточно прав/)).toBeVisible()
})
