import type { Flag } from '../../../db/tables/columns'
import type { Db } from '../../../db/openDatabase'
import type { NetworkItem } from '../../../networks/sourceReader'
import type { World } from '../../../world'
import type { ReadSource } from './source'

interface ItemFate {
  post_id?: number | null
  left_out?: string | null
  is_waiting?: Flag
  missing_since?: number | null
}

type NotedItem = Pick<NetworkItem, 'key' | 'revision'> &
  Partial<Pick<NetworkItem, 'link' | 'publishedAt'>>

/** Records the outcome of a network's post; omitted fields keep their values. */
export async function noteItem(
  { clock }: Pick<World, 'clock'>,
  db: Db,
  source: ReadSource,
  { key, revision, ...told }: NotedItem,
  fate: ItemFate,
): Promise<void> {
  const seen = {
    revision,
    read_at: clock.now(),
    missing_since: null,
    ...(told.link === undefined ? {} : { link: told.link }),
    ...(told.publishedAt === undefined ? {} : { published_at: told.publishedAt }),
    ...fate,
  }
  await db
    .insertInto('source_item')
    .values({ source_id: source.id, key, post_id: null, left_out: null, ...seen })
    .onConflict((conflict) => conflict.columns(['source_id', 'key']).doUpdateSet(seen))
    .execute()
}
