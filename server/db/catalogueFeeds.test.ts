import { sql, type Kysely } from 'kysely'
import { createPeople } from './migrations/0001People'
import { createContent } from './migrations/0002Content'
import { createWidgets } from './migrations/0003Widgets'
import { createSignInAttempts } from './migrations/0004SignInAttempts'
import { createAccountParts } from './migrations/0005Account'
import { createJobs } from './migrations/0015Jobs'
import { createCatalogueFeeds } from './migrations/0016CatalogueFeeds'
import { openSqliteDatabase } from './openDatabase'

test('queues the first reading of a feed submitted by an older version, which did not read feeds', async () => {
  const db = openSqliteDatabase(':memory:')
  const before = db as Kysely<unknown>
  for (const step of [
    createPeople,
    createContent,
    createWidgets,
    createSignInAttempts,
    createAccountParts,
    createJobs,
  ]) {
    await step(before, 'sqlite')
  }
  await sql`insert into account (username, name, locale, created_at) values ('shop', 'Shop', 'ru', 1)`.execute(
    db,
  )
  await sql`
    insert into feed (account_id, link, status, submitted_at) values (1, 'https://shop.test/a.xml', 'review', 5)
  `.execute(db)
  await createCatalogueFeeds(before, 'sqlite')
  expect(await db.selectFrom('catalogue_feed').selectAll().execute()).toMatchObject([
    { account_id: 1, link: 'https://shop.test/a.xml', status: 'review', submitted_at: 5 },
  ])
  expect(await db.selectFrom('job').selectAll().execute()).toMatchObject([
    { account_id: 1, kind: 'feed', subject: '1', run_at: 5 },
  ])
  await db.destroy()
})
