import { sql, type Selectable } from 'kysely'
import * as v from 'valibot'
import { LIMITS } from '@/contract/limits'
import type { Db } from '../../../db/openDatabase'
import { readJson } from '../../../db/readJson'
import type { AlbumTable } from '../../../db/tables/catalogue'
import { IS_SHOWN } from '../widgetPosts'

type OrderedAlbum = Pick<
  Selectable<AlbumTable>,
  'id' | 'sort_type' | 'sort_direction' | 'use_all_data_sources' | 'sources'
>

/** Albums whose posts are shown together. */
type AlbumSet = readonly OrderedAlbum[]

export interface FirstPosts {
  /** The first ones as shoppers see them. */
  ids: number[]
  /** The number of all posts that can be shown. */
  total: number
}

/** One album of a set. */
interface ChosenRow {
  set_number: number
  album_id: number
  /** Only posts of this source; null: of all. */
  provider: string | null
  sort_type: OrderedAlbum['sort_type']
  /** The sort direction: 1 or -1. */
  direction: number
}

/** A value that sorts after every time. */
const NEVER = sql.lit(Number.MAX_SAFE_INTEGER)
const NEWEST = { sort_type: 'providerCreatedAt', sort_direction: 'desc' } as const

/**
 * The first posts of each set of albums and their number, by the rules of `widgetPostIds` for a page without a product and without segments: one
 * query for any number of sets.
 */
export async function firstPosts(
  db: Db,
  accountId: number,
  sets: readonly AlbumSet[],
): Promise<FirstPosts[]> {
  const found = sets.map((): FirstPosts => ({ ids: [], total: 0 }))
  const chosen = sets.flatMap(rowsOf)
  if (chosen.length === 0) return found
  const shown = db
    .with('chosen(set_number, album_id, provider, sort_type, direction)', () => valuesOf(chosen))
    .with('member', (query) =>
      query
        .selectFrom('chosen')
        .innerJoin('album_post', 'album_post.album_id', 'chosen.album_id')
        .innerJoin('post', 'post.id', 'album_post.post_id')
        .where('post.account_id', '=', accountId)
        .where(IS_SHOWN)
        .where((row) =>
          row.or([
            row('chosen.provider', 'is', null),
            row('chosen.provider', '=', row.ref('post.provider')),
          ]),
        )
        .groupBy(['chosen.set_number', 'chosen.sort_type', 'chosen.direction', 'post.id'])
        .select(['chosen.set_number', 'post.id', PLACE.as('place')]),
    )
    .with('ranked', (query) =>
      query.selectFrom('member').select((row) => [
        'set_number',
        'id',
        row.fn
          .countAll<number>()
          .over((over) => over.partitionBy('set_number'))
          .as('total'),
        row.fn
          .agg<number>('row_number')
          .over((over) => over.partitionBy('set_number').orderBy('place').orderBy('id', 'desc'))
          .as('rank'),
      ]),
    )
    .selectFrom('ranked')
    .select(['set_number', 'id', 'total'])
    .where('rank', '<=', LIMITS.widgetCovers)
    .orderBy('rank')
  for (const { set_number, id, total } of await shown.execute()) {
    const posts = found[set_number]
    if (!posts) continue
    posts.ids.push(id)
    posts.total = total
  }
  return found
}

/** A smaller number sorts earlier: the sort orders of `widgetPosts.ts` as one number. */
const PLACE = sql<number>`case chosen.sort_type
  when 'manualSortingPosition' then min(album_post.position)
  when 'providerCreatedAt' then chosen.direction * post.provider_created_at
  when 'publishedAt' then coalesce(chosen.direction * post.published_at, ${NEVER})
  else chosen.direction * post.like_count
end`

/** One album keeps its own order; several together show the newest first. */
function rowsOf(set: AlbumSet, set_number: number): ChosenRow[] {
  return set.flatMap((album) => {
    const { sort_type, sort_direction } = set.length === 1 ? album : NEWEST
    const isAscending = sort_type === 'manualSortingPosition' || sort_direction === 'asc'
    const sources = album.use_all_data_sources === 1 ? [] : sourcesOf(album)
    const providers = sources.length === 0 ? [null] : sources
    return providers.map((provider) => ({
      set_number,
      album_id: album.id,
      provider,
      sort_type,
      direction: isAscending ? 1 : -1,
    }))
  })
}

const sourcesOf = ({ sources }: OrderedAlbum) => [
  ...new Set(readJson(v.array(v.string()), sources)),
]

function valuesOf(rows: readonly ChosenRow[]) {
  const tuples = rows.map(
    ({ set_number, album_id, provider, sort_type, direction }) =>
      sql`(${sql.lit(set_number)}, ${sql.lit(album_id)}, ${provider}, ${sql.lit(sort_type)}, ${sql.lit(direction)})`,
  )
  return sql<ChosenRow>`(values ${sql.join(tuples)})`
}
