import * as v from 'valibot'
import { isDay, type DayRange } from '@/common/lib/days'
import type { AuditFilter } from '@/contract/entities/account/audit'
import { AUDIT_KINDS, type AuditKind } from '@/contract/entities/account/auditActions'

/** What the audit shows, as in its address; null is everything. */
export interface AuditChoice {
  person: NonNullable<AuditFilter['person']> | null
  kind: AuditKind | null
  days: DayRange
  page: number
}

export const WHOLE_AUDIT: AuditChoice = { person: null, kind: null, days: {}, page: 1 }

const numberSchema = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number))
const personSchema = v.union([v.picklist(['provider', 'system']), numberSchema])

/** Invalid parts are left out. */
export function choiceOfAddress(address: URLSearchParams): AuditChoice {
  const read = <Value>(name: string, schema: v.GenericSchema<string, Value>): Value | null => {
    const parsed = v.safeParse(schema, address.get(name) ?? '')
    return parsed.success ? parsed.output : null
  }
  const [since, till] = [address.get('since') ?? '', address.get('till') ?? '']
  return {
    person: read('person', personSchema),
    kind: read('kind', v.picklist(AUDIT_KINDS)),
    days: { ...(isDay(since) ? { since } : {}), ...(isDay(till) ? { till } : {}) },
    page: read('page', numberSchema) ?? 1,
  }
}

export function addressOfChoice({ person, kind, days, page }: AuditChoice): URLSearchParams {
  const { since, till } = days
  return new URLSearchParams({
    ...(person === null ? {} : { person: String(person) }),
    ...(kind === null ? {} : { kind }),
    ...(since === undefined ? {} : { since }),
    ...(till === undefined ? {} : { till }),
    ...(page === 1 ? {} : { page: String(page) }),
  })
}
