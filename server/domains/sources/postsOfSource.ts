import type { Selectable } from 'kysely'
import type { SourceType } from '@/contract/entities/sources/source'
import type { Db } from '../../db/openDatabase'
import type { SourceTable } from '../../db/tables/integrations'

/** Networks that allow several connections: their posts are distinguished by the source that read them. */
export const SEVERAL: readonly SourceType[] = ['instagram', 'youtube', 'rss', 'telegram']
export const isOneOfSeveral = (type: SourceType): boolean => SEVERAL.includes(type)

/** The posts of a source. */
export function postsOfSource(
  db: Db,
  { id, account_id, type }: Pick<Selectable<SourceTable>, 'id' | 'account_id' | 'type'>,
) {
  const ofType = db
    .selectFrom('post')
    .where('post.account_id', '=', account_id)
    .where('post.provider', '=', type)
  if (!isOneOfSeveral(type)) return ofType
  return ofType.where('post.id', 'in', (item) =>
    item
      .selectFrom('source_item')
      .where('source_id', '=', id)
      .where('post_id', 'is not', null)
      .select('post_id'),
  )
}
