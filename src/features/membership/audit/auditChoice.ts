import { choiceInAddress, isId, pageOfAddress } from '@/common/routing/addressParts'
import { isDay, type DayRange } from '@/common/lib/days'
import type { AuditFilter } from '@/contract/entities/account/audit'
import { AUDIT_KINDS, type AuditKind } from '@/contract/entities/account/auditActions'

/** The filter of the audit, as in its address; null: no restriction. */
export interface AuditChoice {
  person: NonNullable<AuditFilter['person']> | null
  kind: AuditKind | null
  days: DayRange
  page: number
}

export const WHOLE_AUDIT: AuditChoice = { person: null, kind: null, days: {}, page: 1 }

/** Sides outside of the team. */
const SIDES = ['provider', 'system'] as const

/** Invalid parts are left out. */
export function choiceOfAddress(address: URLSearchParams): AuditChoice {
  const person = address.get('person') ?? ''
  const [since, till] = [address.get('since') ?? '', address.get('till') ?? '']
  return {
    person:
      Number(person) > 0 && isId(person)
        ? Number(person)
        : choiceInAddress(address, 'person', SIDES),
    kind: choiceInAddress(address, 'kind', AUDIT_KINDS),
    days: { ...(isDay(since) ? { since } : {}), ...(isDay(till) ? { till } : {}) },
    page: pageOfAddress(address),
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
