import type { Kysely } from 'kysely'
import type { Engine } from './engine'
import { owned, required, withId } from './columns'

/** Files of 3D widgets: models in their served form, and their posters. They are deleted with their widget. */
export async function createWidgetModels(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('widget_model'), engine)
    .addColumn('widget_id', 'bigint', owned('widget.id'))
    .addColumn('file_name', 'text', required)
    .addColumn('blob', 'text', required)
    .addColumn('bytes', 'bigint', required)
    .addColumn('packed_bytes', 'bigint', required)
    .addColumn('triangles', 'integer', required)
    .addColumn('size_x', 'double precision', required)
    .addColumn('size_y', 'double precision', required)
    .addColumn('size_z', 'double precision', required)
    .addColumn('created_at', 'bigint', required)
    .execute()
  await db.schema
    .createIndex('widget_model_widget')
    .on('widget_model')
    .column('widget_id')
    .execute()

  await withId(db.schema.createTable('widget_poster'), engine)
    .addColumn('widget_id', 'bigint', owned('widget.id'))
    .addColumn('blob', 'text', required)
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .addColumn('variants', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .execute()
  await db.schema
    .createIndex('widget_poster_widget')
    .on('widget_poster')
    .column('widget_id')
    .execute()
}
