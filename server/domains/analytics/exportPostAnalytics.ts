import type { CsvCell, FileFormat } from '@/contract/text/csv'
import {
  clickRate,
  currenciesOf,
  revenueIn,
  type ExportedFile,
  type PostAnalyticsRow,
} from '@/contract/entities/analytics'
import type { Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import { translate } from '../../language/messages'
import { allPostAnalytics, type PostTable } from './postAnalytics'
import type { Question } from './eventQuery'
import { reportFile } from './reportFile'

const COUNTS = [
  'server.export_opens',
  'server.export_product-clicks',
  'server.export_click-rate',
  'server.export_purchases',
] as const
const COLUMNS = [
  'server.export_post-id',
  'server.export_post-text',
  'server.export_post-status',
  ...COUNTS,
] as const

type Counts = NonNullable<PostAnalyticsRow['previous']>

/** The table of posts as a file, in the order and with the comparison of the screen. */
export async function exportPostAnalytics(
  db: Db,
  actor: Actor,
  question: Question,
  table: PostTable & { format: FileFormat },
): Promise<ExportedFile> {
  const { locale } = actor.person
  const posts = await allPostAnalytics(db, actor, question, table)
  const currencies = currenciesOf([
    ...posts,
    ...posts.flatMap(({ previous }) => (previous ? [previous] : [])),
  ])
  const cells = (counts: Counts): CsvCell[] => [
    counts.opens,
    counts.productClicks,
    clickRate(counts),
    counts.purchases,
    ...currencies.map((currency) => revenueIn(counts, currency)),
  ]
  const rows = posts.map((post) => [
    post.id,
    post.text,
    translate(locale, post.isPublished ? 'server.export_published' : 'server.export_draft'),
    ...cells(post),
    ...(post.previous ? cells(post.previous) : []),
  ])
  const revenueTitles = currencies.map((currency) =>
    translate(locale, 'server.export_revenue', { currency: currency.toUpperCase() }),
  )
  const titles = [...COUNTS.map((id) => translate(locale, id)), ...revenueTitles]
  const head = [
    ...COLUMNS.map((id) => translate(locale, id)),
    ...revenueTitles,
    ...(table.isCompared
      ? titles.map((title) => translate(locale, 'server.export_compared', { title }))
      : []),
  ]
  return reportFile(
    actor,
    question,
    { name: 'posts', table: [head, ...rows], format: table.format },
    'server.export_posts',
  )
}
