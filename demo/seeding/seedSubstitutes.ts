import type { Db } from '../../server/db/openDatabase'
import { SUBSTITUTES } from '../content/substitutes'

/** The substitutes of some products; `skuIds` by article. */
export async function seedSubstitutes(db: Db, skuIds: ReadonlyMap<string, number>): Promise<void> {
  const idOf = (article: string) => {
    const id = skuIds.get(article)
    if (id === undefined) throw new Error(`No product ${article}`)
    return id
  }
  await db
    .insertInto('sku_substitute')
    .values(
      Object.entries(SUBSTITUTES).flatMap(([article, substitutes]) =>
        substitutes.map((substitute, position) => ({
          sku_id: idOf(article),
          substitute_id: idOf(substitute),
          position,
        })),
      ),
    )
    .execute()
}
