import { sql, type Kysely } from 'kysely'
import type { Engine } from './engine'

/**
 * Keeps the publication time that the last one replaced, maintained by a trigger. An undo may
 * restore only that time.
 */
export async function keepPreviousPublication(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable('post').addColumn('previous_published_at', 'bigint').execute()
  for (const statement of engine === 'sqlite' ? ON_SQLITE : ON_POSTGRES) await statement.execute(db)
}

const ON_SQLITE = [
  sql`
    create trigger post_published after update of published_at on post
    when new.published_at is not old.published_at begin
      update post set previous_published_at = old.published_at where id = new.id;
    end`,
]

const ON_POSTGRES = [
  sql`
    create function keep_previous_publication() returns trigger language plpgsql as $$
    begin
      new.previous_published_at := old.published_at;
      return new;
    end $$`,
  sql`
    create trigger post_published before update of published_at on post
    for each row when (new.published_at is distinct from old.published_at)
    execute function keep_previous_publication()`,
]
