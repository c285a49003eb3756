import type { Product } from '@/contract/entities/catalogue/productLink'
import type { Actor } from '../../auth/actor'
import { audit } from '../../auth/audit'
import { areOwn } from '../../db/ownIds'
import { hasManyWriters } from '../../db/writers'
import type { Db } from '../../db/openDatabase'
import { ApiError, refused } from '../../errors/apiError'
import type { World } from '../../world'
import { listSubstitutes } from './listProducts'
import { ownProduct } from './productQuery'

interface Substitutes {
  skuIds: readonly number[]
  /** The substitutes that the user's change is based on. */
  previousSkuIds: readonly number[]
}

/**
 * Sets the substitutes of a product, in their order. A concurrent change is not overwritten: the refusal returns the current list. Sending the same
 * list again changes nothing.
 */
export function saveSubstitutes(
  world: World,
  actor: Actor,
  id: number,
  { skuIds, previousSkuIds }: Substitutes,
): Promise<Product[]> {
  const { account } = actor
  return world.db.transaction().execute(async (db) => {
    await ownProduct(db, account.id, id)
    await lockProduct(db, id)
    if (skuIds.includes(id)) throw refused('substitute-of-itself', 'skuIds')
    const stored = await listSubstitutes(db, account.id, id)
    const storedIds = stored.map((product) => product.id)
    if (isSame(storedIds, skuIds)) return stored
    if (!isSame(storedIds, previousSkuIds)) {
      throw new ApiError(409, 'substitutes-changed', { body: { skuList: stored } })
    }
    if (!(await areOwn(db, 'sku', account.id, skuIds))) throw refused('sku-not-found', 'skuIds')
    await db.deleteFrom('sku_substitute').where('sku_id', '=', id).execute()
    if (skuIds.length > 0) {
      await db
        .insertInto('sku_substitute')
        .values(skuIds.map((substitute_id, position) => ({ sku_id: id, substitute_id, position })))
        .execute()
    }
    await audit(db, world, actor, {
      action: 'sku.substitutes',
      entity: 'sku',
      id,
      detail: { skuIds, previousSkuIds },
    })
    return listSubstitutes(db, account.id, id)
  })
}

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id, index) => id === other[index])

/** Concurrent changes wait for each other; the embedded engine has one writer anyway. */
async function lockProduct(db: Db, id: number): Promise<void> {
  if (!hasManyWriters(db)) return
  await db.selectFrom('sku').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}
