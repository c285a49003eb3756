import * as v from 'valibot'
import type {
  ReviewCounts,
  ReviewMapping,
  ReviewProblem,
} from '@/contract/entities/posts/reviewImport'
import type { Db } from '../../db/openDatabase'
import { readJson } from '../../db/readJson'
import { nextTurn } from '../../sheets/sheet'
import { planReviews, type PlannedReview } from './planReviews'
import { productFinder } from './productFinder'
import { rowReader, type FileReview } from './readReview'

/** Rows per step. */
const BATCH = 250
const cellsSchema = v.array(v.string())

export const NO_COUNTS: ReviewCounts = {
  created: 0,
  changed: 0,
  unchanged: 0,
  rejected: 0,
  unmatched: 0,
}

/** Some rows of a file as they will be stored. */
export interface ReadBatch {
  /** The line after the last of them. */
  nextLine: number
  rowCount: number
  planned: PlannedReview[]
  problems: ReviewProblem[]
  counts: ReviewCounts
}

interface ImportToRead {
  id: number
  accountId: number
  /** Names of its columns. */
  names: readonly string[]
  mapping: ReviewMapping
  now: number
  /** Stops the reading between two batches. */
  signal?: AbortSignal
}

/** Reads the stored rows of an import in batches; rows before `from` are read too, to find duplicates. */
export async function* readImport(
  db: Db,
  { id, accountId, names, mapping, now, signal }: ImportToRead,
  from = 0,
): AsyncGenerator<ReadBatch> {
  const read = rowReader(mapping, names, now)
  const products = productFinder(db, accountId)
  const seen = new Set<string>()
  for (let line = 0; ;) {
    const rows = await db
      .selectFrom('review_import_row')
      .where('import_id', '=', id)
      .where('line', '>=', line)
      .select(['line', 'cells'])
      .orderBy('line')
      .limit(BATCH)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    line = last.line + 1
    const reviews: FileReview[] = []
    const problems: ReviewProblem[] = []
    for (const row of rows) {
      const found = read({ line: row.line, cells: readJson(cellsSchema, row.cells) })
      if ('problem' in found) problems.push(found.problem)
      else if (seen.has(found.review.key)) problems.push(repeated(row.line))
      else {
        seen.add(found.review.key)
        reviews.push(found.review)
      }
    }
    // Otherwise the embedded database would block other work of the thread.
    await nextTurn()
    signal?.throwIfAborted()
    if (line <= from) continue
    await products.look(reviews.flatMap((review) => review.products))
    const planned = await planReviews(
      db,
      { accountId, mapping },
      reviews.map((review) => ({ review, product: products.find(review.products) })),
    )
    const counts = countsOf(planned, problems)
    yield { nextLine: line, rowCount: rows.length, planned, problems, counts }
  }
}

const repeated = (line: number): ReviewProblem => ({
  line,
  column: '',
  reason: 'repeated',
  value: '',
})

function countsOf(planned: readonly PlannedReview[], problems: readonly unknown[]): ReviewCounts {
  const counts = { ...NO_COUNTS, rejected: problems.length }
  for (const { change, review, product } of planned) {
    counts[change] += 1
    if (product === null && review.products.length > 0) counts.unmatched += 1
  }
  return counts
}

export function addedCounts(one: ReviewCounts, other: ReviewCounts): ReviewCounts {
  return {
    created: one.created + other.created,
    changed: one.changed + other.changed,
    unchanged: one.unchanged + other.unchanged,
    rejected: one.rejected + other.rejected,
    unmatched: one.unmatched + other.unmatched,
  }
}
