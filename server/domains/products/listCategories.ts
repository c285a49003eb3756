import type { ProductCategory } from '@/contract/entities/catalogue/productList'
import { LIMITS } from '@/contract/limits'
import type { Db } from '../../db/openDatabase'
import { categoryOf } from './presentProduct'

/** The categories of an account's products by their paths, each including all subcategories. */
export async function listCategories(db: Db, accountId: number): Promise<ProductCategory[]> {
  const rows = await db
    .selectFrom('sku')
    .where('account_id', '=', accountId)
    .select((sku) => ['category', sku.fn.countAll<number>().as('count')])
    .groupBy('category')
    .execute()
  const categories = new Map<string, ProductCategory>()
  for (const row of rows) {
    const whole = categoryOf(row)
    for (let depth = 1; depth <= whole.length; depth += 1) {
      const path = whole.slice(0, depth)
      const key = JSON.stringify(path)
      const known = categories.get(key)
      categories.set(key, { path, productCount: (known?.productCount ?? 0) + row.count })
    }
  }
  return [...categories.values()]
    .sort((one, other) => other.productCount - one.productCount)
    .slice(0, LIMITS.productCategories)
    .sort((one, other) => compare(one.path, other.path))
}

/** Compares level by level, so that subcategories follow their parent. */
function compare(one: readonly string[], other: readonly string[]): number {
  for (const [depth, name] of one.entries()) {
    const others = other[depth]
    if (others === undefined) return 1
    if (name !== others) return name.localeCompare(others, 'ru')
  }
  return one.length - other.length
}
