import { readFile } from 'node:fs/promises'
import type { ReviewImport } from '@/contract/entities/posts/reviewImport'
import { MEGABYTE } from '@/contract/files/uploads'
import { REVIEW_FILE_LIMITS } from '@/contract/reviewFileLimits'
import { cutText } from '@/contract/text/typedText'
import type { Actor } from '../../auth/actor'
import { audit } from '../../auth/audit'
import { createOnce, storedResult } from '../../auth/createOnce'
import type { Db } from '../../db/openDatabase'
import { ApiError, refused } from '../../errors/apiError'
import type { ReceivedFile } from '../../media/checkFile'
import { deleteJob, planJob } from '../../queue/jobQueue'
import { openSheet } from '../../sheets/openSheet'
import { SheetFailure, type SheetFailureKind } from '../../sheets/sheet'
import type { World } from '../../world'
import { guessedRoles, knownColumns, recognised } from './knownColumns'
import { NO_COUNTS } from './readImport'
import { dropOldestWaiting, importJob, ownImport, presentImport } from './reviewImports'

/** How long a file waits for a user: it may contain personal data that the cabinet never shows. */
export const WAITING_MS = 24 * 3_600_000
/** Limits of one statement: rows, and characters, as rows may be long. */
const BATCH = { rows: 500, length: 4 * 1024 * 1024 }
const SAMPLES = 3
const SAMPLE_LENGTH = 80

export function fileTooLarge(): ApiError {
  return new ApiError(413, 'file-too-large', {
    values: { maxMb: REVIEW_FILE_LIMITS.bytes / MEGABYTE },
  })
}

/** Reads a file to its end and stores its rows, so that a user can map its columns (product-rules/reviews.md#import). */
export async function uploadReviews(
  world: World,
  actor: Actor,
  file: ReceivedFile,
): Promise<ReviewImport> {
  if (file.bytes > REVIEW_FILE_LIMITS.bytes) throw fileTooLarge()
  const uploaded = storedResult<ReviewImport>(actor)
  if (uploaded) return uploaded
  const { db, clock } = world
  const now = clock.now()
  await dropOldestWaiting(db, actor.account.id)
  const row = await db
    .insertInto('review_import')
    .values({
      account_id: actor.account.id,
      file_name: cutText(file.fileName, REVIEW_FILE_LIMITS.fileName),
      status: 'reading',
      source: 'marketplace',
      format: null,
      counts: JSON.stringify(NO_COUNTS),
      created_at: now,
    })
    .returning(['id', 'account_id'])
    .executeTakeFirstOrThrow()
  try {
    await planJob(db, importJob(row), now + WAITING_MS, now)
    const facts = await storeRows(db, row.id, await readFile(file.path))
    const ready = await createOnce(world, actor, async (transaction) => {
      await transaction
        .updateTable('review_import')
        .set({ ...facts, columns: JSON.stringify(facts.columns), status: 'ready' })
        .where('id', '=', row.id)
        .execute()
      await audit(transaction, world, actor, {
        action: 'review-import.create',
        entity: 'review-import',
        id: row.id,
        detail: { rows: facts.row_count, format: facts.format },
      })
      return presentImport(transaction, await ownImport(transaction, actor, row.id))
    })
    // A simultaneous request has stored the same file.
    if (ready.id !== row.id) await deleteImport(db, row)
    return ready
  } catch (error) {
    await deleteImport(db, row)
    throw asRefusal(error)
  }
}

async function deleteImport(db: Db, row: { id: number; account_id: number }): Promise<void> {
  await deleteJob(db, importJob(row))
  await db.deleteFrom('review_import').where('id', '=', row.id).execute()
}

/** One statement per batch: a single transaction would block other writers. */
async function storeRows(db: Db, importId: number, file: Buffer) {
  const { header, rows } = await openSheet(file, knownColumns)
  const names = header.cells.map((name) =>
    cutText(clean(name).replace(/\s+/gu, ' ').trim(), REVIEW_FILE_LIMITS.columnName),
  )
  const samples = names.map((): string[] => [])
  let batch: { import_id: number; line: number; cells: string }[] = []
  let length = 0
  let count = 0
  const store = async () => {
    if (batch.length === 0) return
    await db.insertInto('review_import_row').values(batch).execute()
    batch = []
    length = 0
  }
  for await (const { line, cells } of rows) {
    const cleaned = cells.map(clean)
    addSamples(samples, cleaned)
    const stored = JSON.stringify(cleaned)
    batch.push({ import_id: importId, line, cells: stored })
    length += stored.length
    count += 1
    if (batch.length === BATCH.rows || length > BATCH.length) await store()
  }
  await store()
  const roles = guessedRoles(names)
  const columns = names.map((name, index) => ({
    name,
    samples: samples[index] ?? [],
    role: roles[index] ?? null,
  }))
  return { ...recognised(names), columns, row_count: count }
}

/** Removes characters that PostgreSQL does not store or that are invisible. */
const clean = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]|\p{Surrogate}/gu, '')

function addSamples(samples: string[][], cells: readonly string[]): void {
  for (const [index, found] of samples.entries()) {
    const text = cutText((cells[index] ?? '').replace(/\s+/gu, ' ').trim(), SAMPLE_LENGTH)
    if (text !== '' && found.length < SAMPLES && !found.includes(text)) found.push(text)
  }
}

/** The limits that messages name. */
const LIMIT: Partial<Record<SheetFailureKind, number>> = {
  'too-many-rows': REVIEW_FILE_LIMITS.rows,
  'too-many-columns': REVIEW_FILE_LIMITS.columns,
}

/**
 * Turns the error of a file into a failure with a message for the user; other errors are internal.
 */
function asRefusal(error: unknown): unknown {
  if (!(error instanceof SheetFailure)) return error
  const { kind, line } = error
  const place = kind === 'broken' && line !== null
  return refused(`review-file-${place ? 'broken-line' : kind}`, 'file', {
    line: line ?? 0,
    count: LIMIT[kind] ?? 0,
  })
}
