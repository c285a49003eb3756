import type { Kysely } from 'kysely'
import { emptyList, loose, owned, required, startingAt, withId } from './columns'
import type { Engine } from './engine'

/** Reviews are imported from files: each has its product and the shop's answer, and a file is stored here until it is imported. */
export async function createReviewImports(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // One column per statement: the embedded engine adds only one.
  await db.schema.alterTable('review').addColumn('sku_id', 'bigint', loose('sku.id')).execute()
  await db.schema
    .alterTable('review')
    .addColumn('answer', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('review_sku').on('review').column('sku_id').execute()

  await withId(db.schema.createTable('review_import'), engine)
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('file_name', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('format', 'text')
    .addColumn('source', 'text', required)
    .addColumn('columns', 'text', emptyList)
    .addColumn('row_count', 'integer', startingAt(0))
    .addColumn('next_line', 'integer', startingAt(0))
    .addColumn('done', 'integer', startingAt(0))
    .addColumn('counts', 'text', required)
    .addColumn('problems', 'text', emptyList)
    .addColumn('created_at', 'bigint', required)
    .execute()
  await db.schema
    .createIndex('review_import_account')
    .on('review_import')
    .column('account_id')
    .execute()
  await db.schema
    .createTable('review_import_row')
    .addColumn('import_id', 'bigint', owned('review_import.id'))
    .addColumn('line', 'integer', required)
    .addColumn('cells', 'text', required)
    .addPrimaryKeyConstraint('review_import_row_once', ['import_id', 'line'])
    .execute()
}
