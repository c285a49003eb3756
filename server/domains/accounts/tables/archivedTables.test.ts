import { sql } from 'kysely'
import { createTestWorld, type TestWorld } from '../../../../test/server/world'
import { ARCHIVED_TABLES } from './storedTables'

/** Tables of the engine and of the migrations. */
const NOT_OURS = /^(?:kysely_|sqlite_)/
/** Columns whose names only sound secret: keys of records, and figures. */
const HARMLESS = new Set([
  'account.company',
  'deleted_item.key',
  'event.event_key',
  'interaction_answer.answer_key',
  'plan_order.key',
  'saved_view.name_key',
  'search_article.key',
  'search_typo.key',
  'sku.link_key',
  'sku.offer_hash',
  'source_item.key',
  'telegram_part.key',
])

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.dispose())

async function schema(): Promise<Map<string, string[]>> {
  const tables = await world.db.introspection.getTables()
  const ours = tables.filter(({ name }) => !NOT_OURS.test(name))
  return new Map(ours.map(({ name, columns }) => [name, columns.map((column) => column.name)]))
}

test('names only columns that exist, and leaves out every column that may be a secret', async () => {
  const columns = await schema()
  const wrong: string[] = []
  for (const {
    table,
    of,
    key,
    only,
    leftOut = {},
    refs = {},
    codes = {},
    json = [],
  } of ARCHIVED_TABLES) {
    const own = columns.get(table) ?? []
    const named = [
      ...key,
      ...json,
      ...[leftOut, refs, codes].flatMap(Object.keys),
      ...(only ? [only.column] : []),
      ...(typeof of === 'object' ? [of.column] : []),
    ]
    wrong.push(...named.filter((column) => !own.includes(column)).map((one) => `${table}.${one}`))
    for (const column of own) {
      const isSecret = /password|token|secret|hash|(?:^|_)key$/.test(column)
      const name = `${table}.${column}`
      if (isSecret && !leftOut[column] && !HARMLESS.has(name)) wrong.push(name)
    }
  }
  expect(wrong).toEqual([])
})

test('describes every reference, in an order in which its target comes before', async () => {
  // PostgreSQL has the same references: one set of migrations makes both.
  if (world.settings.databaseUrl !== null) return
  const wrong: string[] = []
  const known = new Set<string>()
  for (const { table, refs = {}, codes = {}, leftOut = {} } of ARCHIVED_TABLES) {
    const { rows } = await sql<{ from: string; table: string }>`
      select "from", "table" from pragma_foreign_key_list(${table})
    `.execute(world.db)
    for (const { from, table: target } of rows) {
      const isDescribed = refs[from] ?? codes[from] ?? leftOut[from] ?? target === 'account'
      if (!isDescribed) wrong.push(`${table}.${from}`)
      if (!codes[from] && !leftOut[from] && !known.has(target)) wrong.push(`${table} ${target}`)
    }
    known.add(table)
  }
  expect(wrong).toEqual([])
})
