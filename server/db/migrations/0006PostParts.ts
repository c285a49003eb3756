import type { Kysely } from 'kysely'
import type { Engine } from './engine'
import { loose, owned, required, startingAt, withId } from './columns'

/** Ready backgrounds in the order of their ids; the eighth is the default (product-rules/posts.md#backgrounds). */
const BACKGROUNDS = [
  { type: 'gradient', angle: 135, colors: ['#fdfbfb', '#ebedee'] },
  { type: 'gradient', angle: 135, colors: ['#ffecd2', '#fcb69f'] },
  { type: 'gradient', angle: 135, colors: ['#a1c4fd', '#c2e9fb'] },
  { type: 'gradient', angle: 135, colors: ['#d4fc79', '#96e6a1'] },
  { type: 'gradient', angle: 135, colors: ['#fbc2eb', '#a6c1ee'] },
  { type: 'gradient', angle: 135, colors: ['#43cea2', '#185a9d'] },
  { type: 'gradient', angle: 135, colors: ['#434343', '#000000'] },
  { type: 'gradient', angle: 135, colors: ['#fdf497', '#fd5949', '#d6249f', '#285aeb'] },
  { type: 'color', colors: ['#ffffff'] },
  { type: 'color', colors: ['#f4f2ef'] },
  { type: 'color', colors: ['#0f766e'] },
  { type: 'color', colors: ['#211f1d'] },
]

/** Tables of posts, pictures, products and albums beyond the first ones. */
export async function createPostParts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .alterTable('post')
    .addColumn('need_copyright_request', 'smallint', startingAt(0))
    .execute()
  await db.schema.alterTable('post').addColumn('promo_code_status', 'text').execute()
  await db.schema
    .createTable('copyright_request')
    .addColumn('post_id', 'bigint', (column) =>
      column.primaryKey().references('post.id').onDelete('cascade'),
    )
    .addColumn('status', 'text', required)
    .addColumn('updated_at', 'bigint', required)
    .execute()
  await withId(db.schema.createTable('copyright_comment'), engine)
    .addColumn('post_id', 'bigint', owned('post.id'))
    .addColumn('person_id', 'bigint', loose('person.id'))
    .addColumn('text', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .execute()
  await db.schema
    .createIndex('copyright_comment_post')
    .on('copyright_comment')
    .column('post_id')
    .execute()

  await db.schema
    .createTable('review')
    .addColumn('post_id', 'bigint', (column) =>
      column.primaryKey().references('post.id').onDelete('cascade'),
    )
    .addColumn('rating', 'integer', required)
    .addColumn('is_archived', 'smallint', startingAt(0))
    .addColumn('is_edited', 'smallint', startingAt(0))
    .execute()

  await withId(db.schema.createTable('interaction_answer'), engine)
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('post_id', 'bigint', owned('post.id'))
    .addColumn('type', 'text', required)
    .addColumn('carousel_position', 'integer', required)
    .addColumn('answer', 'text', required)
    .addColumn('value', 'integer')
    .addColumn('created_at', 'bigint', required)
    .execute()
  await db.schema
    .createIndex('interaction_answer_post')
    .on('interaction_answer')
    .columns(['post_id', 'type', 'carousel_position', 'created_at'])
    .execute()

  await withId(db.schema.createTable('background'), engine)
    .addColumn('background', 'text', required)
    .execute()
  // One after another: the ids of a new table start at 1, and are the order.
  const tables = db.withTables<{ background: { background: string } }>()
  for (const background of BACKGROUNDS) {
    await tables
      .insertInto('background')
      .values({ background: JSON.stringify(background) })
      .execute()
  }
  await withId(db.schema.createTable('user_media'), engine)
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('blob', 'text', required)
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .addColumn('variants', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .execute()

  await db.schema
    .createTable('sku_substitute')
    .addColumn('sku_id', 'bigint', owned('sku.id'))
    .addColumn('substitute_id', 'bigint', owned('sku.id'))
    .addColumn('position', 'integer', required)
    .addPrimaryKeyConstraint('sku_substitute_key', ['sku_id', 'substitute_id'])
    .execute()
  await withId(db.schema.createTable('sku_media'), engine)
    .addColumn('sku_id', 'bigint', owned('sku.id'))
    .addColumn('blob', 'text', required)
    .addColumn('variants', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .execute()

  await db.schema.alterTable('album').addColumn('cover_blob', 'text').execute()
  await db.schema.alterTable('album').addColumn('cover_variants', 'text').execute()
}
