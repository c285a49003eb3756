import { sql } from 'kysely'
import type { Db } from '../../db/openDatabase'
import { likePattern } from '../../language/searchText'

/** The maximum length of the list. */
const MOST = 20

/** Authors of the account's posts whose name contains the query, those with the most posts first. */
export async function listPostAuthors(
  db: Db,
  accountId: number,
  term: string,
): Promise<{ id: string; postCount: number }[]> {
  const rows = await db
    .selectFrom('post')
    .where('account_id', '=', accountId)
    .where('author_username', '<>', '')
    .where(({ or }) =>
      or(
        spellings(term.trim()).map(
          (spelling) =>
            sql<boolean>`lower(author_username) like ${likePattern(spelling)} escape '\\'`,
        ),
      ),
    )
    .groupBy('author_username')
    .select(({ fn }) => ['author_username', fn.countAll<number>().as('post_count')])
    .orderBy('post_count', 'desc')
    .orderBy('author_username')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({ id: row.author_username, postCount: row.post_count }))
}

/**
 * The engines' own lower() may support ASCII only, so other letters are searched in the usual
 * spellings with capitals.
 */
function spellings(term: string): string[] {
  const lower = term.toLowerCase()
  const inCapitals = lower.replace(/[^a-z]/g, (letter) => letter.toUpperCase())
  const asName = lower.replace(/(?<!\p{L})[^a-z]/gu, (letter) => letter.toUpperCase())
  return [...new Set([lower, inCapitals, asName])]
}
