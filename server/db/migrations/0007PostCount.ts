import { sql, type Kysely } from 'kysely'
import type { Engine } from './engine'
import { startingAt } from './columns'

/** The tables read and filled here, as of this step. */
type Tables = {
  account: { id: number; post_count: number }
  post: { account_id: number }
}

/**
 * The post count of an account, maintained by triggers: every page of the library returns the total, and counting 100,000 rows takes longer than the
 * rest of the page.
 */
export async function createPostCount(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable('account').addColumn('post_count', 'integer', startingAt(0)).execute()
  await db
    .withTables<Tables>()
    .updateTable('account')
    .set((account) => ({
      post_count: account
        .selectFrom('post')
        .whereRef('post.account_id', '=', 'account.id')
        .select((post) => post.fn.countAll<number>().as('total')),
    }))
    .execute()
  const triggers = engine === 'sqlite' ? ON_SQLITE : ON_POSTGRES
  for (const statement of triggers) await statement.execute(db)
}

const ON_SQLITE = [
  sql`
    create trigger post_counted after insert on post begin
      update account set post_count = post_count + 1 where id = new.account_id;
    end`,
  sql`
    create trigger post_discounted after delete on post begin
      update account set post_count = post_count - 1 where id = old.account_id;
    end`,
]

/** Once per statement, so that an import of many posts updates the account's row once. */
const ON_POSTGRES = [
  sql`
    create function count_posts() returns trigger language plpgsql as $$
    begin
      update account set post_count = post_count + (case tg_op when 'INSERT' then total else -total end)
      from (select account_id, count(*) as total from changed group by account_id) as counted
      where account.id = counted.account_id;
      return null;
    end $$`,
  sql`
    create trigger post_counted after insert on post referencing new table as changed
    for each statement execute function count_posts()`,
  sql`
    create trigger post_discounted after delete on post referencing old table as changed
    for each statement execute function count_posts()`,
]
