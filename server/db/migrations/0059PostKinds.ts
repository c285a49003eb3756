import { sql, type Kysely } from 'kysely'
import { startingAt } from './columns'
import type { Engine } from './engine'

const KINDS = [
  ['has_photo', 'image'],
  ['has_video', 'video'],
] as const

/**
 * Whether a post has photos and videos, maintained by triggers: a library is filtered by them, and looking at the files of
 * 100,000 posts takes longer than the rest of the page.
 */
export async function createPostKinds(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const [column, kind] of KINDS) {
    await db.schema.alterTable('post').addColumn(column, 'smallint', startingAt(0)).execute()
    await sql`
      update post set ${sql.ref(column)} = 1 where id in (
        select post_media.post_id from post_media
        inner join media on media.id = post_media.media_id where media.kind = ${sql.lit(kind)}
      )`.execute(db)
    await db.schema
      .createIndex(`post_${column}`)
      .on('post')
      .columns(['account_id', column, 'provider_created_at desc', 'id desc'])
      .execute()
  }
  // With these at its end, posts are counted by what shoppers see without a look at each of them.
  await db.schema.dropIndex('post_published_newest').execute()
  await db.schema
    .createIndex('post_published_newest')
    .on('post')
    .columns([
      'account_id',
      'is_published',
      'provider_created_at desc',
      'id desc',
      ...KINDS.map(([column]) => column),
    ])
    .execute()
  for (const statement of engine === 'sqlite' ? ON_SQLITE : ON_POSTGRES) {
    await statement.execute(db)
  }
}

const has = (row: string, kind: string) => `case when exists (
  select 1 from post_media inner join media on media.id = post_media.media_id
  where post_media.post_id = ${row}.post_id and media.kind = '${kind}'
) then 1 else 0 end`

/** Nothing is written when nothing changes, for a post has many indexes. */
const refresh = (row: string) => {
  const [photo, video] = KINDS.map(([, kind]) => has(row, kind))
  return `update post set has_photo = ${photo}, has_video = ${video}
    where id = ${row}.post_id and (has_photo <> ${photo} or has_video <> ${video});`
}

const ON_SQLITE = [
  sql.raw(`create trigger post_media_added after insert on post_media begin ${refresh('new')} end`),
  sql.raw(
    `create trigger post_media_removed after delete on post_media begin ${refresh('old')} end`,
  ),
]

const ON_POSTGRES = [
  sql.raw(`
    create function note_post_kinds() returns trigger language plpgsql as $$
    declare one record;
    begin
      if tg_op = 'DELETE' then one := old; else one := new; end if;
      ${refresh('one')}
      return null;
    end $$`),
  ...['insert', 'delete'].map((happening) =>
    sql.raw(`
      create trigger post_media_${happening} after ${happening} on post_media
      for each row execute function note_post_kinds()`),
  ),
]
