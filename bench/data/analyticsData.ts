import { sql, type Kysely } from 'kysely'
import { LOGIN_PATH } from '@/contract/addresses'
import { DAY_MS } from '@/contract/constants'
import { endpointPath } from '@/contract/endpoint'
import { analyticsEndpoints } from '@/contract/endpoints/analytics'
import { DEFAULT_GALLERY_SETTINGS } from '@/contract/widgets/settings/gallerySettings'
import { openDatabase, openPostgresDatabase, type Db } from '../../server/db/openDatabase'
import { summariseEvents } from '../../server/domains/analytics/summaries/summariseEvents'
import { createOwner } from '../../server/domains/accounts/createOwner'
import type { DatabaseLimits } from '../../server/db/postgresPool'
import { systemClock } from '../../server/clock'
import { readSettings, type Settings } from '../../server/settings'
import { OWNER, seedShop } from './serverListData'

export { OWNER }
export const CALLS = {
  login: LOGIN_PATH,
  report: endpointPath(analyticsEndpoints.getAnalytics, OWNER.username),
  posts: endpointPath(analyticsEndpoints.listPostAnalytics, OWNER.username),
  products: endpointPath(analyticsEndpoints.listProductContent, OWNER.username),
}

const HOUR_MS = 60 * 60 * 1000
/** Storing tens of millions of rows in one statement takes longer than any request may. */
const PATIENCE: DatabaseLimits = {
  connection: HOUR_MS,
  statement: HOUR_MS,
  answer: HOUR_MS,
  lock: HOUR_MS,
  idleInTransaction: HOUR_MS,
}

const WIDGETS = 6
const POSTS = 10_000
/** Products that have posts and events. */
const PRODUCTS = 500
/** Products of the catalogue. */
const CATALOGUE = 100_000
const PAGES = 2000
const DAYS = 400
/** Events of the shop beside the measured one. */
const OTHERS = 1_000_000
/** Types in thousandths of all events, cumulated. */
const TYPES: readonly (readonly [type: string, till: number])[] = [
  ['load', 400],
  ['view', 700],
  ['open', 880],
  ['productClick', 960],
  ['completion', 980],
  ['action', 990],
  ['addToCart', 996],
  ['purchase', 1000],
]

/**
 * Fills the database at `databaseUrl`, or the embedded one in `dataDir`, with a shop of 100,000 products that had
 * `count` events in 400 days: few posts, products and pages have most of them, and the others some. Returns how many ms
 * it took to summarise the events.
 */
export async function seedEvents(
  dataDir: string,
  count: number,
  databaseUrl: string,
): Promise<number> {
  await seedShop(dataDir, POSTS, databaseUrl)
  const settings = readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  await fill(settings, count)
  const db = await openDatabase(settings)
  try {
    const start = performance.now()
    await summariseEvents({ db, clock: systemClock }, new AbortController().signal)
    return performance.now() - start
  } finally {
    await db.destroy()
  }
}

async function fill(settings: Settings, count: number): Promise<void> {
  const { databaseUrl } = settings
  const isPostgres = Boolean(databaseUrl)
  const db = databaseUrl
    ? openPostgresDatabase(databaseUrl, () => undefined, PATIENCE)
    : await openDatabase(settings)
  try {
    const other = { ...OWNER, email: 'other@bench.test', username: 'other', name: 'Другой' }
    await createOwner({ db, clock: systemClock, settings }, other)
    const accounts = await db.selectFrom('account').select('id').orderBy('id').execute()
    const ids = accounts.map(({ id }) => id)
    await seedCatalogue(db)
    for (const id of ids) await seedPlaces(db, id)
    const restore = await (isPostgres ? withoutIndexesOfPostgres(db) : withoutIndexes(db))
    await insertEvents(db, ids[0] ?? 0, count, isPostgres)
    await insertEvents(db, ids[1] ?? 0, Math.min(OTHERS, count), isPostgres)
    await restore()
    await sql.raw('analyze').execute(db)
  } finally {
    await db.destroy()
  }
}

/** Products like the first one, already indexed for the search. */
async function seedCatalogue(db: Db): Promise<void> {
  await sql
    .raw(
      `insert into sku (account_id, article, name, brand, price, currency, in_stock, link, link_key, image_url,
        source_image_urls, search_text, created_at, indexed_at)
      with recursive numbers(number) as (
        select ${PRODUCTS + 1} union all select number + 1 from numbers where number < ${CATALOGUE}
      )
      select account_id, 'LG-' || number, 'Ваза ' || number, brand, price, currency, in_stock, link || number,
        link_key || number, image_url, source_image_urls, search_text || ' ' || number, created_at, 1
      from sku, numbers where id = 1`,
    )
    .execute(db)
}

async function seedPlaces(db: Db, accountId: number): Promise<void> {
  const numbers = (length: number) => Array.from({ length }, (_none, index) => index)
  await db
    .insertInto('widget')
    .values(
      numbers(WIDGETS).map((index) => ({
        account_id: accountId,
        embed_id: accountId === 1 ? `bench-${index}` : `other-${index}`,
        widget_type: 'gallery' as const,
        role: `Галерея ${index + 1}`,
        mode: 'full_access' as const,
        created_at: 0,
        settings: JSON.stringify(DEFAULT_GALLERY_SETTINGS),
      })),
    )
    .execute()
  await db
    .insertInto('event_page')
    .values(
      numbers(PAGES).map((index) => ({
        account_id: accountId,
        url: `https://shop.test/catalogue/${index}`,
      })),
    )
    .execute()
}

/** Millions of rows are stored faster without indexes and triggers, which are made again at the end. */
async function withoutIndexes(db: Db): Promise<() => Promise<void>> {
  const schema = db as unknown as Kysely<{
    sqlite_master: { type: string; name: string; tbl_name: string; sql: string | null }
  }>
  const parts = await schema
    .selectFrom('sqlite_master')
    .where('tbl_name', '=', 'event')
    .where('type', 'in', ['index', 'trigger'])
    .where('sql', 'is not', null)
    .select(['type', 'name', 'sql'])
    .execute()
  for (const { type, name } of parts) await sql.raw(`drop ${type} ${name}`).execute(db)
  return async () => {
    for (const part of parts) await sql.raw(part.sql ?? '').execute(db)
  }
}

async function withoutIndexesOfPostgres(db: Db): Promise<() => Promise<void>> {
  const { rows } = await sql
    .raw<{ name: string; made: string }>(
      `select indexname as name, indexdef as made from pg_indexes where tablename = 'event'
        and indexname not in (select conname from pg_constraint where conrelid = 'event'::regclass)`,
    )
    .execute(db)
  await sql.raw('alter table event disable trigger all').execute(db)
  for (const { name } of rows) await sql.raw(`drop index ${name}`).execute(db)
  return async () => {
    for (const { made } of rows) await sql.raw(made).execute(db)
    await sql.raw('alter table event enable trigger all').execute(db)
  }
}

async function insertEvents(
  db: Db,
  accountId: number,
  count: number,
  isPostgres: boolean,
): Promise<void> {
  const first = accountId === 1 ? 0 : WIDGETS
  const now = Date.now()
  const typeOf = TYPES.map(([type, till]) => `when kind < ${till} then '${type}'`).join(' ')
  // Numbers between 0 and 1, the same at each run; a third power makes few keys frequent.
  const chance = (factor: number) =>
    `(number * ${factor} % 1000003 / cast(1000003 as double precision))`
  // A cast rounds down in SQLite, and to the nearest in PostgreSQL.
  const below = (value: string) => `cast(${isPostgres ? `floor(${value})` : value} as bigint)`
  const rare = (factor: number, length: number) =>
    `1 + ${below(`${chance(factor)} * ${chance(factor)} * ${chance(factor)} * ${length}`)}`
  const counted = isPostgres
    ? `select generate_series(1::bigint, ${count})`
    : `select 1 union all select number + 1 from numbers where number < ${count}`
  const ofPost = `kind >= 700`
  const ofProduct = `kind between 880 and 959 or kind >= 990`
  // Posts and products are of the first account; the other one has events of widgets and pages only.
  const own = (value: string) => (accountId === 1 ? value : 'cast(null as bigint)')
  await sql
    .raw(
      `insert into event (account_id, widget_id, event_key, type, post_id, sku_id, amount, currency, device, page_id, created_at)
      with recursive numbers(number) as (${counted}), chosen as (select number, number * 7919 % 1000 as kind from numbers)
      select ${accountId}, ${first} + 1 + (number * 31 % 101) % ${WIDGETS}, 'event-' || number, case ${typeOf} end,
        case when ${ofPost} then ${own(rare(48271, POSTS))} end,
        case when ${ofProduct} then ${own(rare(69621, PRODUCTS))} end,
        case when kind >= 996 then 149000 end, case when kind >= 996 then 'rub' end,
        case number * 17 % 13 % 3 when 0 then 'desktop' when 1 then 'mobile' else 'mobile' end,
        case when kind < 400 then ${accountId === 1 ? '' : `${PAGES} + `}${rare(16807, PAGES)} end,
        ${now} - cast((1 - number / cast(${count + 1} as double precision)) * ${DAYS * DAY_MS} as bigint)
      from chosen`,
    )
    .execute(db)
}
