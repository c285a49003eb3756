import type { Db } from '../../db/openDatabase'
import { vendorCodes } from '../products/search/productWords'

export interface FoundProduct {
  id: number
  name: string
}

/**
 * Finds products of the account by their names in a file: the article of the catalogue, else the manufacturer's code if only one product has it.
 * Results are cached.
 */
export function productFinder(db: Db, accountId: number) {
  const known = new Map<string, FoundProduct | null>()
  let listed: Promise<ReadonlyMap<string, FoundProduct[]>> | null = null

  async function look(names: readonly string[]): Promise<void> {
    const unknown = [...new Set(names)].filter((name) => !known.has(name))
    if (unknown.length === 0) return
    const products = () => db.selectFrom('sku').where('account_id', '=', accountId)
    listed ??= listedProducts(db, accountId)
    const byListedCode = await listed
    const byCode = await products()
      .where('vendor_code', 'in', unknown)
      .groupBy('vendor_code')
      .select(({ fn }) => [
        'vendor_code',
        fn.min('id').as('id'),
        fn.min('name').as('name'),
        fn.countAll<number>().as('count'),
      ])
      .execute()
    const byArticle = await products()
      .where('article', 'in', unknown)
      .select(['id', 'article', 'name'])
      .execute()
    const codes = new Map(byCode.map((row) => [row.vendor_code, row]))
    for (const name of unknown) {
      const row = codes.get(name)
      const ofLists = byListedCode.get(name) ?? []
      const isOne = (row?.count ?? 0) + ofLists.length === 1
      const [product = row] = ofLists
      known.set(name, isOne && product ? { id: product.id, name: product.name } : null)
    }
    for (const { article, id, name } of byArticle) known.set(article, { id, name })
  }

  return {
    look,
    /** The product of the first name that has one, among those looked up. */
    find: (names: readonly string[]): FoundProduct | null =>
      names.map((name) => known.get(name) ?? null).find((product) => product !== null) ?? null,
  }
}

/** Products with several manufacturer's codes, by each of these. */
async function listedProducts(
  db: Db,
  accountId: number,
): Promise<ReadonlyMap<string, FoundProduct[]>> {
  const rows = await db
    .selectFrom('sku')
    .where('account_id', '=', accountId)
    .where('vendor_code', 'like', '%,%')
    .select(['id', 'name', 'vendor_code'])
    .execute()
  const byCode = new Map<string, FoundProduct[]>()
  for (const { id, name, vendor_code } of rows) {
    for (const code of new Set(vendorCodes(vendor_code))) {
      byCode.set(code, [...(byCode.get(code) ?? []), { id, name }])
    }
  }
  return byCode
}
