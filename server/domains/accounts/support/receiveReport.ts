import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import * as v from 'valibot'
import { DAY_MS } from '@/contract/constants'
import { REPORT_LIMITS, sentRecordSchema } from '@/contract/entities/account/supportReport'
import { MEGABYTE } from '@/contract/files/uploads'
import { cutText } from '@/contract/text/typedText'
import type { Actor } from '../../../auth/actor'
import { audit } from '../../../auth/audit'
import { createOnce, storedResult } from '../../../auth/createOnce'
import type { Db } from '../../../db/openDatabase'
import { ApiError, refused } from '../../../errors/apiError'
import { textOf } from '../../../http/readBody'
import type { ReceivedFile } from '../../../media/checkFile'
import type { World } from '../../../world'

const compressed = promisify(gzip)

interface SentReport {
  id: number
  code: string
}

export function recordTooLarge(): ApiError {
  return new ApiError(413, 'file-too-large', {
    values: { maxMb: REPORT_LIMITS.bytes / MEGABYTE },
  })
}

/** Stores the record of a session for the provider's people; throws when it is none, or when the account sent too many. */
export async function receiveReport(
  world: World,
  actor: Actor,
  file: ReceivedFile,
  note: string,
): Promise<SentReport> {
  if (file.bytes > REPORT_LIMITS.bytes) throw recordTooLarge()
  const stored = storedResult<SentReport>(actor)
  if (stored) {
    // The person did not learn that it had arrived, and may have written more since.
    await world.db
      .updateTable('support_report')
      .set({ note: noteOf(note) })
      .where('id', '=', stored.id)
      .execute()
    return stored
  }
  const { id: accountId } = actor.account
  await demandRoom(world.db, accountId, world.clock.now())
  const bytes = await readFile(file.path)
  const { code, build } = sessionIn(bytes)
  const record = (await compressed(bytes)).toString('base64')
  return createOnce(world, actor, async (db) => {
    const now = world.clock.now()
    await demandRoom(db, accountId, now)
    const { id } = await db
      .insertInto('support_report')
      .values({
        account_id: accountId,
        code,
        build,
        state: 'new',
        note: noteOf(note),
        bytes: file.bytes,
        created_at: now,
        record,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(db, world, actor, {
      action: 'support.report',
      entity: 'support-report',
      id,
      detail: { code },
    })
    return { id, code }
  })
}

async function demandRoom(db: Db, accountId: number, now: number): Promise<void> {
  const { count } = await db
    .selectFrom('support_report')
    .where('account_id', '=', accountId)
    .where('created_at', '>', now - DAY_MS)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= REPORT_LIMITS.perDay) {
    throw refused('support-full', undefined, { count: REPORT_LIMITS.perDay })
  }
}

/** The code and the build of a record; throws 400 for anything that the support page would not open. */
function sessionIn(bytes: Buffer) {
  let record: unknown
  try {
    record = JSON.parse(textOf(bytes))
  } catch {
    throw new ApiError(400, 'bad-request')
  }
  const checked = v.safeParse(sentRecordSchema, record)
  if (!checked.success) throw new ApiError(400, 'bad-request')
  return checked.output.session
}

/** The note without characters that PostgreSQL does not store or that are invisible. */
function noteOf(text: string): string {
  const clean = text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]|\p{Surrogate}/gu, '')
  return cutText(clean.trim(), REPORT_LIMITS.note)
}

/** Deletes the reports whose days are over. */
export async function forgetReports({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('support_report')
    .where('created_at', '<=', clock.now() - REPORT_LIMITS.days * DAY_MS)
    .execute()
}
