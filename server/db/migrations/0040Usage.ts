import { sql, type Kysely } from 'kysely'
import { owned, required, startingAt } from './columns'
import type { Engine } from './engine'

/** The tables read and filled here, as of this step. */
type Tables = {
  account: { id: number; storage_bytes: number }
  media: { account_id: number; bytes: number }
  widget: { id: number; account_id: number }
  widget_model: { widget_id: number; bytes: number }
}

/**
 * The usage of tariffs by accounts: the stored bytes, maintained by triggers, and the loads and visitors of each month. Also the time when each
 * member last used the account.
 */
export async function createUsage(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .alterTable('account')
    .addColumn('storage_bytes', 'bigint', startingAt(0))
    .execute()
  await db
    .withTables<Tables>()
    .updateTable('account')
    .set(() => ({
      storage_bytes: sql<number>`
        coalesce((select sum(bytes) from media where media.account_id = account.id), 0)
        + coalesce((
          select sum(widget_model.bytes) from widget_model
          join widget on widget.id = widget_model.widget_id where widget.account_id = account.id
        ), 0)`,
    }))
    .execute()
  await db.schema.alterTable('member').addColumn('seen_at', 'bigint').execute()
  for (const statement of engine === 'sqlite' ? ON_SQLITE : ON_POSTGRES) await statement.execute(db)

  await db.schema
    .createTable('usage_month')
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('month', 'integer', required)
    .addColumn('loads', 'bigint', startingAt(0))
    .addColumn('visitors', 'bigint', startingAt(0))
    .addColumn('full_at', 'bigint')
    .addPrimaryKeyConstraint('usage_month_key', ['account_id', 'month'])
    .execute()
  await countLoads(db, Date.now())
  await db.schema
    .createTable('tariff_letter')
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('code', 'text', required)
    .addColumn('period', 'text', required)
    .addColumn('sent_at', 'bigint', required)
    .addPrimaryKeyConstraint('tariff_letter_key', ['account_id', 'code', 'period'])
    .execute()
  await db.schema
    .createTable('visitor')
    .addColumn('day', 'integer', required)
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('hash', 'text', required)
    .addPrimaryKeyConstraint('visitor_key', ['day', 'account_id', 'hash'])
    .execute()
  await db.schema
    .createTable('visitor_salt')
    .addColumn('day', 'integer', (column) => column.primaryKey())
    .addColumn('salt', 'text', required)
    .execute()
}

const MOSCOW_MS = 3 * 60 * 60 * 1000

/**
 * Counts the loads of the current month from the events that were stored before loads were counted.
 */
async function countLoads(db: Kysely<unknown>, now: number): Promise<void> {
  const date = new Date(now + MOSCOW_MS)
  const month = date.getUTCFullYear() * 12 + date.getUTCMonth()
  const start = Date.UTC(date.getUTCFullYear(), date.getUTCMonth()) - MOSCOW_MS
  await sql`
    insert into usage_month (account_id, month, loads)
    select account.id, ${sql.lit(month)}, (
      select count(*) from event
      where event.account_id = account.id and event.created_at >= ${sql.lit(start)} and event.type = 'load'
    ) from account`.execute(db)
}

const ON_SQLITE = [
  sql`
    create trigger media_stored after insert on media begin
      update account set storage_bytes = storage_bytes + new.bytes where id = new.account_id;
    end`,
  sql`
    create trigger media_removed after delete on media begin
      update account set storage_bytes = storage_bytes - old.bytes where id = old.account_id;
    end`,
  sql`
    create trigger model_stored after insert on widget_model begin
      update account set storage_bytes = storage_bytes + new.bytes
      where id = (select account_id from widget where id = new.widget_id);
    end`,
  // Runs before a widget is deleted: its models are deleted with it, and cannot be traced to its
  // account afterwards.
  sql`
    create trigger widget_models_removed before delete on widget begin
      delete from widget_model where widget_id = old.id;
    end`,
  sql`
    create trigger model_removed after delete on widget_model begin
      update account set storage_bytes = storage_bytes - old.bytes
      where id = (select account_id from widget where id = old.widget_id);
    end`,
]

/**
 * The triggers of `media` run once per statement, so that an import of many posts updates the
 * account's row once.
 */
const ON_POSTGRES = [
  sql`
    create function count_media_bytes() returns trigger language plpgsql as $$
    begin
      update account set storage_bytes = storage_bytes + (case tg_op when 'INSERT' then total else -total end)
      from (select account_id, sum(bytes) as total from changed group by account_id) as counted
      where account.id = counted.account_id;
      return null;
    end $$`,
  sql`
    create trigger media_stored after insert on media referencing new table as changed
    for each statement execute function count_media_bytes()`,
  sql`
    create trigger media_removed after delete on media referencing old table as changed
    for each statement execute function count_media_bytes()`,
  sql`
    create function count_model_bytes() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        update account set storage_bytes = storage_bytes + new.bytes
        where id = (select account_id from widget where id = new.widget_id);
      else
        update account set storage_bytes = storage_bytes - old.bytes
        where id = (select account_id from widget where id = old.widget_id);
      end if;
      return null;
    end $$`,
  sql`
    create function remove_widget_models() returns trigger language plpgsql as $$
    begin
      delete from widget_model where widget_id = old.id;
      return old;
    end $$`,
  sql`
    create trigger widget_models_removed before delete on widget
    for each row execute function remove_widget_models()`,
  sql`
    create trigger model_stored after insert on widget_model
    for each row execute function count_model_bytes()`,
  sql`
    create trigger model_removed after delete on widget_model
    for each row execute function count_model_bytes()`,
]
