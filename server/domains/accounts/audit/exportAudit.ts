import type { ExportedFile } from '@/contract/entities/analytics'
import {
  AUDIT_SIDE_LABELS,
  AUDIT_THING_LABELS,
  type AuditEntry,
  type AuditFilter,
} from '@/contract/entities/account/audit'
import { AUDIT_ACTIONS, isAuditAction } from '@/contract/entities/account/auditActions'
import type { Locale } from '@/contract/locale'
import { CSV_CONTENT_TYPE, csvFileName, csvOf } from '@/contract/text/csv'
import type { Db } from '../../../db/openDatabase'
import type { Actor } from '../../../auth/actor'
import { translate } from '../../../language/messages'
import { daysIn } from '../../../language/times'
import { readEntries } from './listAudit'

const COLUMNS = [
  'audit.label_at',
  'audit.label_person',
  'audit.label_side',
  'audit.label_action',
  'audit.label_thing',
  'audit.label_reason',
  'audit.label_tariff',
] as const

/** Limited, because the file is built in memory. */
const MAX_ENTRIES = 20_000

/** The audit as a file in the user's language. With more than `MAX_ENTRIES` it contains the newest only, and its last line states so. */
export async function exportAudit(
  db: Db,
  { account, person: { locale }, requestedAt: now }: Actor,
  filter: AuditFilter,
  timeZone: string,
): Promise<ExportedFile> {
  const { dayOf, clockOf } = daysIn(timeZone)
  const found = await readEntries(db, account.id, filter, {
    now,
    limit: MAX_ENTRIES + 1,
    offset: 0,
  })
  const entries = found.slice(0, MAX_ENTRIES)
  const isCut = found.length > entries.length
  const dayWords = (time: string) => dayOf(Date.parse(time))
  const rows = entries.map((entry) => [
    clockOf(Date.parse(entry.at)),
    entry.person,
    translate(locale, AUDIT_SIDE_LABELS[entry.side]),
    actionWords(entry.action, locale),
    thingWords(entry, locale),
    entry.reason,
    entry.tariff &&
      [entry.tariff.plan, entry.tariff.paidUntil === null ? '' : dayWords(entry.tariff.paidUntil)]
        .filter(Boolean)
        .join(', '),
  ])
  const notice = translate(locale, 'server.export_newest-audit', { count: MAX_ENTRIES })
  const oldest = timeOf(entries.at(-1)) ?? now
  const newest = timeOf(entries.at(0)) ?? now
  const first = filter.since && !isCut ? Date.parse(filter.since) : oldest
  const last = filter.till ? Date.parse(filter.till) - 1 : newest
  const table = [COLUMNS.map((id) => translate(locale, id)), ...rows, ...(isCut ? [[notice]] : [])]
  return {
    fileName: csvFileName('audit', dayOf(first), dayOf(last)),
    contentType: CSV_CONTENT_TYPE,
    content: csvOf(table, locale),
  }
}

const timeOf = (entry: AuditEntry | undefined) => entry && Date.parse(entry.at)

const actionWords = (action: string, locale: Locale) =>
  isAuditAction(action) ? translate(locale, AUDIT_ACTIONS[action][1]) : action

/** The kind of the record with its name, or else its number. */
function thingWords({ thing }: AuditEntry, locale: Locale): string {
  if (thing === null) return ''
  const kind = translate(locale, AUDIT_THING_LABELS[thing.kind])
  if (thing.kind === 'account') return kind
  return thing.name === null
    ? translate(locale, 'audit.text_thing-numbered', { kind, id: thing.id })
    : translate(locale, 'audit.text_thing-named', { kind, name: thing.name })
}
