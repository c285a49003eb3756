import {
  oldWildberriesFile,
  ozonFile,
  ozonWorkbook,
  wildberriesFile,
  yandexMarketFile,
} from '../../../test/reviewFiles/reviewFiles'
import { aProduct } from '../../../test/server/factories'
import { reviewDesk } from '../../../test/server/reviewDesk'
import { openShop } from '../../../test/server/shopDesk'

const desk = openShop()
const reviews = reviewDesk(desk)

const WB_ROW = {
  'ID отзыва': 'h1',
  Дата: '05.03.2026 14:20',
  'Артикул продавца': 'vase-1',
  'Артикул WB': 123456789,
  'Количество звезд': 4,
  'Текст отзыва': 'Хорошая ваза',
  Достоинства: 'Красивая',
  Недостатки: 'Тяжёлая',
  Имя: 'Ольга',
  Регион: 'Москва',
  Штрихкод: 2_039_980_000_000,
  Ответ: 'Спасибо!',
} as const
const OZON_ROW = {
  Артикул: 'vase-1',
  SKU: '987654',
  'Название товара': 'Ваза',
  'Номер заказа': '12345-0001',
  'Статус получения': 'Получен',
  'Текст отзыва': 'Первая строка\n"вторая"; третья',
  'Дата публикации': '2026-03-05 14:20:00',
  Оценка: '5',
} as const

async function only() {
  const [post, ...others] = await reviews.reviews()
  if (!post || others.length > 0) throw new Error('Not one review')
  return post
}

test('recognises and reads an export of Wildberries', async () => {
  const vase = await aProduct(desk.world, desk.shop, { article: 'vase-1', name: 'Ваза' })
  const file = await reviews.upload(wildberriesFile(WB_ROW), 'feedbacks.xlsx')
  expect(file).toMatchObject({
    fileName: 'feedbacks.xlsx',
    status: 'ready',
    format: 'wildberries',
    source: 'wildberries',
    rowCount: 1,
  })
  expect(file.columns.map(({ role }) => role)).toEqual([
    'reviewId',
    'date',
    'article',
    'marketplaceId',
    'rating',
    null,
    'text',
    'pros',
    'cons',
    'author',
    null,
    null,
    null,
    null,
    null,
    'barcode',
    'answer',
    null,
    null,
  ])
  const done = await reviews.bring(wildberriesFile(WB_ROW))
  expect(done).toMatchObject({ status: 'done', counts: { created: 1, rejected: 0, unmatched: 0 } })
  const { providerPost, vitrinaPost, review } = await only()
  expect(providerPost).toMatchObject({
    provider: 'wildberries',
    id: 'h1',
    postType: 'review',
    createdAt: '2026-03-05T11:20:00.000Z',
    authorUser: { username: 'Ольга' },
  })
  expect(vitrinaPost).toMatchObject({
    text: 'Хорошая ваза\n\nДостоинства: Красивая\nНедостатки: Тяжёлая',
    isPublished: false,
  })
  expect(review).toEqual({
    rating: 4,
    isArchived: false,
    isEdited: false,
    answer: 'Спасибо!',
    product: { id: vase.id, name: 'Ваза' },
  })
  // The buyer's region is not stored.
  expect(JSON.stringify(await reviews.reviews())).not.toContain('Москва')
})

test('reads an older export of Wildberries', async () => {
  const file = await reviews.upload(oldWildberriesFile(WB_ROW))
  expect(file.format).toBe('wildberries')
  await reviews.bring(oldWildberriesFile(WB_ROW))
  expect(await only()).toMatchObject({
    providerPost: { id: 'h1' },
    vitrinaPost: { text: 'Хорошая ваза' },
    review: { rating: 4 },
  })
})

test.each([
  ['CSV', ozonFile],
  ['a workbook', ozonWorkbook],
])(
  'distinguishes reviews of an Ozon export as %s by their order number, which is not stored',
  async (_, fileOf) => {
    const other = { ...OZON_ROW, 'Номер заказа': '77777-0002' }
    const cancelled = { ...OZON_ROW, 'Номер заказа': '3', 'Статус получения': 'Отменён' }
    const file = await reviews.upload(fileOf(OZON_ROW))
    expect(file).toMatchObject({ format: 'ozon', source: 'ozon' })
    const done = await reviews.bring(fileOf(OZON_ROW, other, cancelled))
    expect(done).toMatchObject({
      counts: { created: 2, rejected: 1 },
      problems: [{ reason: 'cancelled-order', column: 'Статус получения', value: 'Отменён' }],
    })
    expect((await reviews.bring(fileOf(other, OZON_ROW))).counts).toMatchObject({ unchanged: 2 })
    const [first] = await reviews.reviews()
    expect(first?.vitrinaPost.text).toBe('Первая строка\n"вторая"; третья')
    const { db } = desk.world
    const kept = [
      await db.selectFrom('post').selectAll().execute(),
      await db.selectFrom('audit').selectAll().execute(),
      await db.selectFrom('review_import').where('status', '=', 'done').selectAll().execute(),
      await db.selectFrom('job').selectAll().execute(),
    ]
    expect(JSON.stringify(kept)).not.toMatch(/77777/)
  },
)

test('assigns fields to the known columns of a Yandex Market file', async () => {
  const vase = await aProduct(desk.world, desk.shop, { article: 'vase-1', name: 'Ваза' })
  const file = yandexMarketFile({
    Дата: '05.03.2026',
    'Ваш SKU': 'vase-1',
    'Название товара': 'Ваза',
    'Имя покупателя': 'Ольга',
    'Оценка (от 1 до 5)': 4,
    Достоинства: 'Красивая',
    Недостатки: 'Тяжёлая',
    Комментарий: 'Хорошая ваза',
    'Ответ магазина': 'Спасибо!',
  })
  const uploaded = await reviews.upload(file, 'отзывы.xlsx')
  expect(uploaded).toMatchObject({ format: null, source: 'yandex-market', rowCount: 1 })
  expect(uploaded.columns.map(({ role }) => role)).toEqual([
    'date',
    'article',
    null,
    'author',
    'rating',
    'pros',
    'cons',
    'text',
    'answer',
  ])
  await reviews.bring(file)
  expect(await only()).toMatchObject({
    providerPost: { provider: 'yandex-market', authorUser: { username: 'Ольга' } },
    vitrinaPost: { text: 'Хорошая ваза\n\nДостоинства: Красивая\nНедостатки: Тяжёлая' },
    review: { rating: 4, answer: 'Спасибо!', product: { id: vase.id, name: 'Ваза' } },
  })
})

test.each([
  ['Оценка покупателя', 'Комментарий покупателя', 'Автор отзыва', 'Дата создания отзыва'],
  ['Рейтинг*', '«Текст отзыва»', 'ФИО покупателя', 'Дата и время отзыва:'],
  ['Оценка товара (звёзд)', 'Текст_комментария', 'Имя автора', 'Дата публикации отзыва'],
])('recognises different column names: %s, %s, %s, %s', async (...names) => {
  const file = await reviews.upload(`${names.join(';')}\n5;Хорошо;Ольга;05.03.2026\n`)
  expect(file.columns.map(({ role }) => role)).toEqual(['rating', 'text', 'author', 'date'])
})

test('lets the user assign the columns of Yandex Market and of any other table', async () => {
  const text = 'Ваш SKU\tЗвёзды\tЧто пишут\tКогда\nvase-1\t★★★☆☆\tТак себе\t5 марта 2026 г.\n'
  const file = await reviews.upload(text)
  expect(file).toMatchObject({ format: null, source: 'yandex-market' })
  expect(file.columns).toEqual([
    { name: 'Ваш SKU', samples: ['vase-1'], role: 'article' },
    { name: 'Звёзды', samples: ['★★★☆☆'], role: 'rating' },
    { name: 'Что пишут', samples: ['Так себе'], role: null },
    { name: 'Когда', samples: ['5 марта 2026 г.'], role: null },
  ])
  await reviews.bring(text, {
    source: 'yandex-market',
    columns: ['article', 'rating', 'text', 'date'],
  })
  expect(await only()).toMatchObject({
    providerPost: { provider: 'yandex-market', createdAt: '2026-03-05T09:00:00.000Z' },
    vitrinaPost: { text: 'Так себе' },
    review: { rating: 3 },
  })
})
