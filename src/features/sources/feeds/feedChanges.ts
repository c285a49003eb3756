import type { CatalogueFeed } from '@/contract/entities/catalogue/feed'

type Reading = Pick<CatalogueFeed, 'id' | 'readAt'>

/** Whether any feed has brought its products up to date since `before`. */
export function areProductsNew(before: readonly Reading[], now: readonly Reading[]): boolean {
  const known = new Map(before.map(({ id, readAt }) => [id, readAt]))
  return now.some(({ id, readAt }) => readAt !== null && readAt !== known.get(id))
}
