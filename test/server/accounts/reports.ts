import { gzipSync } from 'node:zlib'
import type { SupportReportTable } from '../../../server/db/tables/support'
import type { TestWorld } from '../world'

export const A_CODE = 'K7D-9MP-2X4-F3B-7QZ'

/** The text of a session's record, as far as the back office reads it. */
export const recordText = (code = A_CODE, rest: object = {}): string =>
  JSON.stringify({ session: { format: 'vitrina-session', build: 'abc123', code }, ...rest })

/** The form in which the cabinet sends a report. */
export function reportForm(note = 'Не сохраняется пост', text = recordText()): FormData {
  const form = new FormData()
  form.append('note', note)
  form.append('file', new File([text], 'session.json', { type: 'application/json' }))
  return form
}

/** A report of an account, as it is stored. */
export function aReport(
  { db, clock }: Pick<TestWorld, 'db' | 'clock'>,
  account: { id: number },
  changes: Partial<SupportReportTable> = {},
): Promise<{ id: number }> {
  const text = recordText()
  return db
    .insertInto('support_report')
    .values({
      account_id: account.id,
      code: A_CODE,
      build: 'abc123',
      state: 'new',
      note: 'Не сохраняется пост',
      bytes: text.length,
      created_at: clock.now(),
      record: gzipSync(text).toString('base64'),
      ...(changes as object),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}
