import { xlsxOf, type XlsxCell } from '../sheets/xlsxOf'

/**
 * Files of reviews in the formats that marketplaces export, by the lists of columns that programs
 * for sellers read.
 */

const WILDBERRIES = [
  'ID отзыва',
  'Дата',
  'Артикул продавца',
  'Артикул WB',
  'Количество звезд',
  'Бренд',
  'Текст отзыва',
  'Достоинства',
  'Недостатки',
  'Имя',
  'Регион',
  'Цвет',
  'Размер',
  'Полезность (количество минусов)',
  'Полезность (количество плюсов)',
  'Штрихкод',
  'Ответ',
  'ID начального отзыва',
  'ID дополнительного отзыва',
] as const
const NOT_IN_OLD = new Set<string>(['Достоинства', 'Недостатки', ...WILDBERRIES.slice(-2)])

const OZON = [
  'Артикул',
  'SKU',
  'Название товара',
  'Номер заказа',
  'Статус получения',
  'Текст отзыва',
  'Дата публикации',
  'Статус отзыва',
  'Оценка',
  'Количество фото',
  'Количество видео',
  'Количество ответов на отзыв',
] as const

/**
 * The columns that sellers of Yandex Market save from its cabinet: it exports no texts, and names
 * vary.
 */
const YANDEX_MARKET = [
  'Дата',
  'Ваш SKU',
  'Название товара',
  'Имя покупателя',
  'Оценка (от 1 до 5)',
  'Достоинства',
  'Недостатки',
  'Комментарий',
  'Ответ магазина',
] as const

type Row<Columns extends readonly string[]> = Partial<Record<Columns[number], XlsxCell>>
export type WildberriesRow = Row<typeof WILDBERRIES>
export type OzonRow = Row<typeof OZON>
export type YandexMarketRow = Row<typeof YANDEX_MARKET>

const table = (columns: readonly string[], rows: readonly Record<string, XlsxCell>[]) => [
  columns,
  ...rows.map((row) => columns.map((column) => row[column] ?? null)),
]

/** With a title above the header, as the cabinet exports it. */
export const wildberriesFile = (...rows: WildberriesRow[]): Buffer =>
  xlsxOf({ Отзывы: [['Отзывы за период с 01.03.2026'], [null], ...table(WILDBERRIES, rows)] })

/** In the format of earlier years: no pros and cons, no ids of other reviews; `ё` in the stars. */
export const oldWildberriesFile = (...rows: WildberriesRow[]): Buffer => {
  const columns = WILDBERRIES.filter((column) => !NOT_IN_OLD.has(column))
  const [, ...lines] = table(columns, rows)
  const header = columns.map((column) => column.replace('звезд', 'звёзд'))
  return xlsxOf({ Sheet1: [header, ...lines] })
}

const quoted = (cell: XlsxCell) =>
  typeof cell === 'string' && /[";\n]/.test(cell)
    ? `"${cell.replaceAll('"', '""')}"`
    : String(cell ?? '')

export const ozonFile = (...rows: OzonRow[]): Buffer =>
  Buffer.from(
    `\uFEFF${table(OZON, rows)
      .map((cells) => `${cells.map(quoted).join(';')}\r\n`)
      .join('')}`,
  )

export const ozonWorkbook = (...rows: OzonRow[]): Buffer => xlsxOf({ Отзывы: table(OZON, rows) })

export const yandexMarketFile = (...rows: YandexMarketRow[]): Buffer =>
  xlsxOf({ Отзывы: [['Отзывы покупателей'], [null], ...table(YANDEX_MARKET, rows)] })
