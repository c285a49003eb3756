import type { ShopDesk } from '../shopDesk'

/** The rows of the catalogue and of the readings of its feeds. */
export function feedTables(desk: Readonly<ShopDesk>) {
  const articles = (rows: { article: string }[]) => rows.map(({ article }) => article)
  return {
    rows: () =>
      desk.world.db
        .selectFrom('sku')
        .select(['article', 'price', 'name', 'link', 'left_at', 'in_stock'])
        .orderBy('article')
        .execute(),
    /** How many offers are staged. */
    staged: async () =>
      (await desk.world.db.selectFrom('feed_offer').select('article').execute()).length,
    readings: () => desk.world.db.selectFrom('feed_reading').selectAll().execute(),
    /** The audit entries of each applied reading. */
    applied: async () =>
      (
        await desk.world.db
          .selectFrom('audit')
          .where('action', '=', 'feed.apply')
          .orderBy('id')
          .select('detail')
          .execute()
      ).map(({ detail }) => JSON.parse(detail) as Record<string, number>),
    /** Products that are not indexed yet. */
    unindexed: async () =>
      articles(
        await desk.world.db
          .selectFrom('sku')
          .where('indexed_at', 'is', null)
          .where('left_at', 'is', null)
          .select('article')
          .execute(),
      ),
    /** Kinds of the jobs that are due or will be, except readings. */
    planned: async () =>
      (
        await desk.world.db
          .selectFrom('job')
          .where('kind', '!=', 'feed')
          .where('run_at', 'is not', null)
          .orderBy('kind')
          .select('kind')
          .execute()
      ).map(({ kind }) => kind),
  }
}
