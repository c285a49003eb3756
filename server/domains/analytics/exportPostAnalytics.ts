import { CSV_CONTENT_TYPE, csvFileName, csvOf, type FileFormat } from '@/contract/text/csv'
import { XLSX_CONTENT_TYPE, xlsxOf } from '@/contract/text/xlsx'
import {
  clickRate,
  currenciesOf,
  revenueIn,
  type ExportedFile,
} from '@/contract/entities/analytics'
import type { Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import { translate } from '../../language/messages'
import type { Question } from './eventQuery'
import { allPostAnalytics } from './postAnalytics'
import { daysIn } from '../../language/times'

const COLUMNS = [
  'server.export_post-id',
  'server.export_post-text',
  'server.export_post-status',
  'server.export_opens',
  'server.export_product-clicks',
  'server.export_click-rate',
  'server.export_purchases',
] as const

/** The table of posts as a file in the user's language, named after its first and last day in the account's time zone. */
export async function exportPostAnalytics(
  db: Db,
  { account, person: { locale } }: Actor,
  question: Question,
  format: FileFormat,
): Promise<ExportedFile> {
  const { dayOf } = daysIn(account.timeZone)
  const posts = await allPostAnalytics(db, account.id, question)
  const currencies = currenciesOf(posts)
  const rows = posts.map((post) => [
    post.id,
    post.text,
    translate(locale, post.isPublished ? 'server.export_published' : 'server.export_draft'),
    post.opens,
    post.productClicks,
    clickRate(post),
    post.purchases,
    ...currencies.map((currency) => revenueIn(post, currency)),
  ])
  const revenueTitle = (currency: string) =>
    translate(locale, 'server.export_revenue', { currency: currency.toUpperCase() })
  const head = [...COLUMNS.map((id) => translate(locale, id)), ...currencies.map(revenueTitle)]
  const fileName = csvFileName('posts', dayOf(question.since), dayOf(question.till - 1), format)
  const table = [head, ...rows]
  if (format === 'csv') {
    return { fileName, contentType: CSV_CONTENT_TYPE, content: csvOf(table, locale) }
  }
  const sheet = { name: translate(locale, 'server.export_posts'), rows: table }
  return {
    fileName,
    contentType: XLSX_CONTENT_TYPE,
    content: await xlsxOf([sheet]),
    isBase64: true,
  }
}
