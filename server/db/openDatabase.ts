import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { Kysely, PostgresDialect, type PostgresPool, Migrator, sql, type Migration } from 'kysely'
import pg from 'pg'
import type { Settings } from '../settings'
import { embeddedDialect } from './embeddedDialect'
import { createPeople } from './migrations/0001People'
import { createContent } from './migrations/0002Content'
import { createWidgets } from './migrations/0003Widgets'
import { createSignInAttempts } from './migrations/0004SignInAttempts'
import { createAccountParts } from './migrations/0005Account'
import { createPostParts } from './migrations/0006PostParts'
import { createPostCount } from './migrations/0007PostCount'
import { createSavedViews } from './migrations/0008SavedViews'
import { addCaptionLang } from './migrations/0009CaptionLang/addCaptionLang'
import { createPostSchedule } from './migrations/0010PostSchedule'
import { addAnswerKey } from './migrations/0011InteractionAnswers'
import { openPeopleAccess } from './migrations/0012PeopleAccess'
import { openInteractionsOfDrafts } from './migrations/0013OpenInteractions'
import { createPublicCalls } from './migrations/0014PublicCalls'
import { createJobs } from './migrations/0015Jobs'
import { createCatalogueFeeds } from './migrations/0016CatalogueFeeds'
import { createProductSearch } from './migrations/0017ProductSearch'
import { createNetworks } from './migrations/0018Networks'
import { createReviewImports } from './migrations/0019Reviews'
import { addGettingStarted } from './migrations/0020GettingStarted'
import { addReviewTextRoles } from './migrations/0021ReviewTexts'
import { createChannels } from './migrations/0023Channels'
import { createFeedReadings } from './migrations/0024FeedReadings'
import { createHashtags } from './migrations/0025Hashtags'
import { indexProductReferences } from './migrations/0026ProductReferences'
import { createInflowMemory } from './migrations/0027InflowMemory'
import { addProductPictures } from './migrations/0028ProductPictures'
import { createInstagramMentions } from './migrations/0029InstagramMentions'
import { createWidgetModels } from './migrations/0031WidgetModels'
import { createWidgetPages } from './migrations/0034WidgetPages'
import { addPurchases } from './migrations/0035Purchases'
import { countOrdersOnce } from './migrations/0036OrdersOnce'
import { countFeedsByIndex } from './migrations/0037FeedCounts'
import { createSourceAlbums } from './migrations/0038SourceAlbums'
import { indexVendorCodes } from './migrations/0039VendorCodes'
import { createUsage } from './migrations/0040Usage'
import { addFirstPhotos } from './migrations/0041FirstPhotos'
import { keepPreviousPublication } from './migrations/0048UndonePublications'
import { createTrash } from './migrations/0049Trash'
import { createPrivacy } from './migrations/0051Privacy'
import { addAccountDays } from './migrations/0052AccountDays'
import { addEventPlaces } from './migrations/0054EventPlaces'
import { createAttention } from './migrations/0056Attention'
import { createEventSummaries } from './migrations/0057EventSummaries'
import { addReportsAndShoppers } from './migrations/0058ReportsAndShoppers'
import { createPostKinds } from './migrations/0059PostKinds'
import { createCreations } from './migrations/0060Creations'
import { createSupportReports } from './migrations/0061SupportReports'
import { createNearDuplicates } from './migrations/0062NearDuplicates'
import { forgetLongSummaries } from './migrations/0063SortedSummaries'
import { lookAtPicturesAgain } from './migrations/0064LooksAgain'
import { createLetters } from './migrations/0044Letters'
import { createEmailChanges } from './migrations/0045EmailChanges'
import { createVisits } from './migrations/0046Visits'
import { createOrders } from './migrations/0042Orders'
import type { Engine } from './migrations/engine'
import { openSqlite } from './openSqlite'
import { DATABASE_LIMITS, postgresPool, type DatabaseLimits } from './postgresPool'
import type { Database } from './tables'

/** Returns PostgreSQL's bigint (oid 20) as a number, as SQLite does; the product's values stay far below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type Db = Kysely<Database>

/** The file of the embedded database. */
export const embeddedFile = (dataDir: string): string => path.join(dataDir, 'vitrina.sqlite')

/** `DATABASE_URL` when set, else the embedded database in the data folder; migrated. */
export async function openDatabase(
  settings: Settings,
  report: (error: unknown) => void = () => undefined,
): Promise<Db> {
  const { databaseUrl } = settings
  if (!databaseUrl) {
    return openEmbedded(settings.dataDir)
  }
  await migratePostgres(databaseUrl, report)
  return openPostgresDatabase(databaseUrl, report)
}

/** Migrating a large database may take longer than any request should. */
async function migratePostgres(url: string, report: (error: unknown) => void): Promise<void> {
  const db = openWith(postgresPool(url, report))
  try {
    await migrate(db, 'postgres')
  } finally {
    await db.destroy()
  }
}

/** `report` receives the loss of an idle connection; the pool opens a new one at the next query. */
export function openPostgresDatabase(
  connectionString: string,
  report: (error: unknown) => void,
  limits: DatabaseLimits = DATABASE_LIMITS,
): Db {
  return openWith(postgresPool(connectionString, report, limits))
}

function openWith(pool: PostgresPool): Db {
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}

async function openEmbedded(dataDir: string): Promise<Db> {
  mkdirSync(dataDir, { recursive: true })
  const file = embeddedFile(dataDir)
  const writer = openSqlite(file)
  await migrate(new Kysely({ dialect: embeddedDialect({ writer, reader: null }) }), 'sqlite')
  // Opened after the migration, because prepared statements keep the columns that they had.
  const handles = { writer, reader: openSqlite(file, 'reader') }
  return new Kysely({ dialect: embeddedDialect(handles) })
}

/** `:memory:` or a file, with one handle. */
export function openSqliteDatabase(file: string): Db {
  return new Kysely({ dialect: embeddedDialect({ writer: openSqlite(file), reader: null }) })
}

type Step = (db: Kysely<unknown>, engine: Engine) => Promise<void>

/** In order; a released step never changes. */
const STEPS: Record<string, Step> = {
  '0001People': createPeople,
  '0002Content': createContent,
  '0003Widgets': createWidgets,
  '0004SignInAttempts': createSignInAttempts,
  '0005Account': createAccountParts,
  '0006PostParts': createPostParts,
  '0007PostCount': createPostCount,
  '0008SavedViews': createSavedViews,
  '0009CaptionLang': addCaptionLang,
  '0010PostSchedule': createPostSchedule,
  '0011InteractionAnswers': addAnswerKey,
  '0012PeopleAccess': openPeopleAccess,
  '0013OpenInteractions': openInteractionsOfDrafts,
  '0014PublicCalls': createPublicCalls,
  '0015Jobs': createJobs,
  '0016CatalogueFeeds': createCatalogueFeeds,
  '0017ProductSearch': createProductSearch,
  '0018Networks': createNetworks,
  '0019Reviews': createReviewImports,
  '0020GettingStarted': addGettingStarted,
  '0021ReviewTexts': addReviewTextRoles,
  '0023Channels': createChannels,
  '0024FeedReadings': createFeedReadings,
  '0025Hashtags': createHashtags,
  '0026ProductReferences': indexProductReferences,
  '0027InflowMemory': createInflowMemory,
  '0028ProductPictures': addProductPictures,
  '0029InstagramMentions': createInstagramMentions,
  '0031WidgetModels': createWidgetModels,
  '0034WidgetPages': createWidgetPages,
  '0035Purchases': addPurchases,
  '0036OrdersOnce': countOrdersOnce,
  '0037FeedCounts': countFeedsByIndex,
  '0038SourceAlbums': createSourceAlbums,
  '0039VendorCodes': indexVendorCodes,
  '0040Usage': createUsage,
  '0041FirstPhotos': addFirstPhotos,
  '0042Orders': createOrders,
  '0044Letters': createLetters,
  '0045EmailChanges': createEmailChanges,
  '0046Visits': createVisits,
  '0048UndonePublications': keepPreviousPublication,
  '0049Trash': createTrash,
  '0051Privacy': createPrivacy,
  '0052AccountDays': addAccountDays,
  '0054EventPlaces': addEventPlaces,
  // Made counts that the step after the next one removes where they were made.
  '0055EventCounts': () => Promise.resolve(),
  '0056Attention': createAttention,
  '0057EventSummaries': createEventSummaries,
  '0058ReportsAndShoppers': addReportsAndShoppers,
  '0059PostKinds': createPostKinds,
  '0060Creations': createCreations,
  '0061SupportReports': createSupportReports,
  '0062NearDuplicates': createNearDuplicates,
  '0063SortedSummaries': forgetLongSummaries,
  '0064LooksAgain': lookAtPicturesAgain,
}

/** The name of the newest step. */
export const newestSchema = (): string => Object.keys(STEPS).toSorted().at(-1) ?? ''

/** Migrates the database to the newest schema; throws the error of the failing step. */
export async function migrate(db: Kysely<Database>, engine: Engine): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(STEPS).map(([name, step]): [string, Migration] => [
      name,
      { up: (transaction) => step(transaction, engine) },
    ]),
  )
  const schema = engine === 'postgres' ? await currentSchema(db) : undefined
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    ...(schema ? { migrationTableSchema: schema } : {}),
  }).migrateToLatest()
  if (error)
    throw error instanceof Error ? error : new Error('A migration failed', { cause: error })
}

async function currentSchema(db: Kysely<Database>): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  return rows[0]?.name
}
