import { sql } from 'kysely'
import type { AuditEntry, AuditThingKind } from '@/contract/entities/account/audit'
import { AUDIT_THINGS } from '@/contract/entities/account/audit'
import type { Db } from '../../../db/openDatabase'

type Thing = NonNullable<AuditEntry['thing']>
interface Named {
  entity: string
  entity_id: string
}

const isKind = (entity: string): entity is AuditThingKind =>
  AUDIT_THINGS.some((kind) => kind === entity)

type Names = ReadonlyMap<string, string | null>
type ReadNames = (db: Db, accountId: number, ids: string[]) => Promise<[string, string | null][]>

const named = (rows: { id: number | string; name: string | null }[]): [string, string | null][] =>
  rows.map(({ id, name }) => [String(id), name])
const numbers = (ids: string[]) => ids.map(Number).filter((id) => Number.isSafeInteger(id))

/** The names in a table of the account, by the column that identifies its records in the audit. */
function namesIn(
  table: 'post' | 'album' | 'widget' | 'sku' | 'segment',
  key: 'id' | 'embed_id',
  name: 'name' | 'role' | null,
): ReadNames {
  return async (db, accountId, ids) => {
    const values: (number | string)[] = key === 'id' ? numbers(ids) : ids
    const shownName = name === null ? sql<string | null>`null` : sql.ref<string | null>(name)
    return named(
      await db
        .selectFrom(table)
        .where('account_id', '=', accountId)
        .where(sql.ref<number | string>(key), 'in', values)
        .select([sql.ref<number | string>(key).as('id'), shownName.as('name')])
        .execute(),
    )
  }
}

/** Names of the account's records that still exist; those without a name have null. */
const READ: Record<AuditThingKind, ReadNames> = {
  post: namesIn('post', 'id', null),
  album: namesIn('album', 'id', 'name'),
  widget: namesIn('widget', 'embed_id', 'role'),
  sku: namesIn('sku', 'id', 'name'),
  segment: namesIn('segment', 'id', 'name'),
  member: async (db, accountId, ids) => {
    const rows = await db
      .selectFrom('member')
      .leftJoin('person', 'person.id', 'member.person_id')
      .where('member.account_id', '=', accountId)
      .where('member.id', 'in', numbers(ids))
      .select(['member.id', 'person.name', 'member.invited_name'])
      .execute()
    return named(rows.map(({ id, name, invited_name }) => ({ id, name: name ?? invited_name })))
  },
  person: async (db, accountId, ids) =>
    named(
      await db
        .selectFrom('person')
        .innerJoin('member', 'member.person_id', 'person.id')
        .where('member.account_id', '=', accountId)
        .where('person.id', 'in', numbers(ids))
        .select(['person.id', 'person.name'])
        .execute(),
    ),
  feed: unnamed,
  source: unnamed,
  integration: unnamed,
  'review-import': unnamed,
  account: unnamed,
}

/** For kinds of records that have no name but a page that always exists. */
function unnamed(_db: Db, _accountId: number, ids: string[]): Promise<[string, null][]> {
  return Promise.resolve(ids.map((id) => [id, null]))
}

/** The record of each of these audit entries; null for a record without a page. */
export async function auditThings(
  db: Db,
  accountId: number,
  entries: readonly Named[],
): Promise<(Thing | null)[]> {
  const ids = new Map<AuditThingKind, Set<string>>()
  for (const { entity, entity_id } of entries) {
    if (!isKind(entity)) continue
    ids.set(entity, (ids.get(entity) ?? new Set()).add(entity_id))
  }
  const names = new Map<AuditThingKind, Names>()
  for (const [kind, of] of ids) {
    names.set(kind, new Map(await READ[kind](db, accountId, [...of])))
  }
  return entries.map(({ entity, entity_id }) => {
    if (!isKind(entity)) return null
    const known = names.get(entity)
    // A person outside the team, such as one of the provider, has no page.
    if (entity === 'person' && !known?.has(entity_id)) return null
    return {
      kind: entity,
      id: entity_id,
      name: known?.get(entity_id) ?? null,
      isThere: known?.has(entity_id) ?? false,
    }
  })
}
