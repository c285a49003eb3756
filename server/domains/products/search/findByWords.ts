import { sql } from 'kysely'
import type { Db } from '../../../db/openDatabase'
import { padded, type FoundWord } from './resolveWords'

/** Products that are compared with the words of a search. */
const COMPARED = 100
const OF_A_STEM = 40
const STEMS_ALONE = 8
/**
 * The limit of products read for the rarest word, best first: with frequent words alone, all their
 * products would be read.
 */
const OF_THE_RAREST = 2000

interface FoundByWords {
  /** The best matches, by the weights of their words. */
  ids: number[]
  /** The words that all of them have. */
  words: readonly FoundWord[]
}

/**
 * Products that have all words; if none has, those that have all but the most frequent word, and so
 * on.
 */
export async function findByWords(db: Db, words: readonly FoundWord[]): Promise<FoundByWords> {
  let asked = words
    .filter(({ stems }) => stems.length > 0)
    .sort((one, other) => productsOf(one) - productsOf(other))
  while (asked.length > 0) {
    const ids = asked.length === 1 ? await findByOne(db, asked[0]) : await findByAll(db, asked)
    if (ids.length > 0) {
      const kept = new Set(asked)
      return { ids, words: words.filter((word) => kept.has(word)) }
    }
    asked = asked.slice(0, -1)
  }
  return { ids: [], words: [] }
}

const productsOf = ({ stems }: FoundWord) => stems.reduce((sum, { products }) => sum + products, 0)

export const stemIdsOf = ({ stems }: FoundWord): number[] => padded(stems.map(({ id }) => id))

async function findByOne(db: Db, word: FoundWord | undefined): Promise<number[]> {
  const stems = (word?.stems ?? []).slice(0, STEMS_ALONE)
  const best = stems.map(
    ({ id }) => sql`
      select * from (
        select sku_id, weight from search_posting where stem_id = ${id}
        order by weight desc, sku_id limit ${OF_A_STEM}
      ) of_stem
    `,
  )
  const { rows } = await sql<{ sku_id: number }>`
    ${sql.join(best, sql` union all `)}
  `.execute(db)
  return [...new Set(rows.map(({ sku_id }) => sku_id))].slice(0, OF_A_STEM * STEMS_ALONE)
}

async function findByAll(db: Db, [rarest, ...others]: readonly FoundWord[]): Promise<number[]> {
  if (!rarest) return []
  const weights = others.map(
    (word) => sql`(
      select max(posting.weight) from search_posting posting
      where posting.sku_id = driver.sku_id and posting.stem_id in (${sql.join(stemIdsOf(word))})
    )`,
  )
  // A product without one of the words has no sum.
  const { rows } = await sql<{ sku_id: number }>`
    select sku_id, max(weight) as weight from (
      select driver.sku_id, driver.weight + ${sql.join(weights, sql` + `)} as weight
      from (
        select sku_id, weight from search_posting where stem_id in (${sql.join(stemIdsOf(rarest))})
        order by weight desc, sku_id limit ${OF_THE_RAREST}
      ) driver
    ) found
    where weight is not null
    group by sku_id
    order by max(weight) desc, sku_id
    limit ${COMPARED}
  `.execute(db)
  return rows.map(({ sku_id }) => sku_id)
}
