import type { Db } from '../../db/openDatabase'
import { productsByNumber, type NumberedProduct } from '../products/productsByNumber'

/**
 * Finds products of the account by their numbers in a file; a vendor's number of several products names none of them. Results are cached.
 */
export function productFinder(db: Db, accountId: number) {
  const known = new Map<string, NumberedProduct | null>()

  async function look(numbers: readonly string[]): Promise<void> {
    const unknown = [...new Set(numbers)].filter((number) => !known.has(number))
    const found = await productsByNumber(db, accountId, unknown)
    for (const number of unknown) {
      const [product = null, ...others] = found.get(number) ?? []
      known.set(number, others.length === 0 ? product : null)
    }
  }

  return {
    look,
    /** The product of the first number that has one, among those looked up. */
    find: (numbers: readonly string[]): NumberedProduct | null =>
      numbers.map((number) => known.get(number) ?? null).find((product) => product !== null) ??
      null,
  }
}
