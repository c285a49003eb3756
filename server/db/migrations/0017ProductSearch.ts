import { sql, type Kysely } from 'kysely'
import { owned, required, startingAt, withId } from './columns'
import type { Engine } from './engine'

/**
 * Products are found by words, typos and SKUs through an index in tables of its own. A migration cannot build it: every product counts as not
 * indexed, and a job of each account indexes them.
 */
export async function createProductSearch(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createWords(db, engine)
  await createEntries(db, engine)
  await extendProducts(db, engine)
  await sql`
    insert into job (account_id, kind, subject, run_at, created_at)
    select id, 'product-index', 'products', created_at, created_at from account
    where exists (select 1 from sku where sku.account_id = account.id)
  `.execute(db)
}

/** Compared by bytes, so that the words with a prefix are one range of an index. */
const word = (engine: Engine) => (engine === 'sqlite' ? sql`text` : sql`text collate "C"`)

async function createWords(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('search_stem'), engine)
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('stem', word(engine), required)
    .addColumn('product_count', 'integer', startingAt(0))
    .addUniqueConstraint('search_stem_once', ['account_id', 'stem'])
    .execute()
  await narrow(db, engine, 'search_form')
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('form', word(engine), required)
    .addColumn('stem_id', 'bigint', required)
    .addPrimaryKeyConstraint('search_form_once', ['account_id', 'form', 'stem_id'])
    .execute()
  await narrow(db, engine, 'search_typo')
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('key', word(engine), required)
    .addColumn('stem_id', 'bigint', required)
    .addPrimaryKeyConstraint('search_typo_once', ['account_id', 'key', 'stem_id'])
    .execute()
}

async function createEntries(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await narrow(db, engine, 'search_posting')
    .addColumn('sku_id', 'bigint', owned('sku.id'))
    .addColumn('stem_id', 'bigint', required)
    .addColumn('weight', 'smallint', required)
    .addPrimaryKeyConstraint('search_posting_once', ['sku_id', 'stem_id'])
    .execute()
  await db.schema
    .createIndex('search_posting_stem')
    .on('search_posting')
    .columns(['stem_id', 'weight desc', 'sku_id'])
    .execute()
  await narrow(db, engine, 'search_article')
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('key', word(engine), required)
    .addColumn('sku_id', 'bigint', owned('sku.id'))
    .addColumn('rank', 'smallint', required)
    .addPrimaryKeyConstraint('search_article_once', ['account_id', 'key', 'sku_id'])
    .execute()
  await db.schema.createIndex('search_article_sku').on('search_article').column('sku_id').execute()
}

/** A table whose columns are all in the key: the embedded engine stores them in the key's tree only. */
function narrow<Table extends string>(db: Kysely<unknown>, engine: Engine, name: Table) {
  const table = db.schema.createTable(name)
  return engine === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table
}

/** The product list is sorted and filtered by indexes. */
async function extendProducts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable('sku').addColumn('indexed_at', 'bigint').execute()
  await db.schema
    .createIndex('sku_not_indexed')
    .on('sku')
    .columns(['account_id', 'id'])
    .where(sql.ref('indexed_at'), 'is', null)
    .execute()
  // Compared byte by byte, so that the subcategories of a category are one range.
  if (engine === 'postgres') {
    await sql`alter table sku alter column category type text collate "C"`.execute(db)
  }
  await db.schema
    .createIndex('sku_category')
    .on('sku')
    .columns(['account_id', 'category'])
    .execute()
  const orders = { name: ['name'], price: ['price'], stock: ['in_stock desc', 'name'], age: [] }
  for (const [order, columns] of Object.entries(orders)) {
    await db.schema
      .createIndex(`sku_by_${order}`)
      .on('sku')
      .columns(['account_id', ...columns, 'id'])
      .execute()
  }
}
