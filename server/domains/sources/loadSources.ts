import type { Selectable } from 'kysely'
import type { Source, SourceType } from '@/contract/entities/sources/source'
import type { Locale } from '@/contract/locale'
import type { Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import type { SourceTable } from '../../db/tables/integrations'
import { ApiError } from '../../errors/apiError'
import { isoOrNull } from '../../language/times'
import { postThumbnails } from '../../media/presentMedia'
import {
  countLeftOut,
  latestLeftOut,
  loadReadings,
  type FoundReading,
} from './reading/loadReadings'
import { FIRST_POSTS } from './reading/readSource'

/** Preview pictures of a source. */
const LATEST_PICTURES = 5

/**
 * The sources of an account with their post counts and latest pictures, and the state of their
 * readings at `now` (ms).
 */
export async function loadSources(db: Db, actor: Actor, now: number): Promise<Source[]> {
  const accountId = actor.account.id
  const rows = await db
    .selectFrom('source')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  const counts = await countPosts(db, accountId)
  const readings = await loadReadings(db, accountId)
  const leftOut = await countLeftOut(db, accountId)
  const albums = await loadAlbumNames(db, accountId)
  return Promise.all(
    rows.map(async (row) =>
      presentSource(row, {
        postCount: counts(row),
        albums: albums
          .filter(({ source_id }) => source_id === row.id)
          .map(({ id, name }) => ({ id, name })),
        latest: await latestPictures(db, row),
        leftOut: await leftOutOf(db, row.id, leftOut.get(row.id)),
        reading: readings.get(row.id) ?? null,
        locale: actor.person.locale,
        now,
      }),
    ),
  )
}

/** One of the account's sources; 404 without it. */
export async function ownSource(db: Db, actor: Actor, id: number, now: number): Promise<Source> {
  const source = (await loadSources(db, actor, now)).find((one) => one.id === id)
  if (!source) throw new ApiError(404, 'not-found')
  return source
}

/** The post count of a source; for networks that allow several connections, only the posts read from it. */
async function countPosts(
  db: Db,
  accountId: number,
): Promise<(source: Selectable<SourceTable>) => number> {
  const byType = await db
    .selectFrom('post')
    .where('account_id', '=', accountId)
    .groupBy('provider')
    .select((post) => ['post.provider', post.fn.countAll<number>().as('count')])
    .execute()
  const bySource = await db
    .selectFrom('source_item')
    .innerJoin('source', 'source.id', 'source_item.source_id')
    .innerJoin('post', 'post.id', 'source_item.post_id')
    .where('source.account_id', '=', accountId)
    .where('source.type', 'in', SEVERAL)
    .whereRef('post.provider', '=', 'source.type')
    .groupBy('source_id')
    .select((item) => ['source_id', item.fn.countAll<number>().as('count')])
    .execute()
  return ({ id, type }) =>
    (isOneOfSeveral(type)
      ? bySource.find(({ source_id }) => source_id === id)
      : byType.find(({ provider }) => provider === type)
    )?.count ?? 0
}

/** The albums of the sources' new posts, by name. */
function loadAlbumNames(db: Db, accountId: number) {
  return db
    .selectFrom('source_album')
    .innerJoin('album', 'album.id', 'source_album.album_id')
    .where('album.account_id', '=', accountId)
    .orderBy('album.name')
    .orderBy('album.id')
    .select(['source_album.source_id', 'album.id', 'album.name'])
    .execute()
}

async function latestPictures(db: Db, source: Selectable<SourceTable>): Promise<Source['latest']> {
  const posts = await postsOfSource(db, source)
    .orderBy('provider_created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LATEST_PICTURES)
    .select('id')
    .execute()
  const thumbnails = await postThumbnails(
    db,
    posts.map(({ id }) => id),
  )
  return posts.flatMap(({ id }) => {
    const thumbnailUrl = thumbnails.get(id)
    return thumbnailUrl === undefined ? [] : [{ postId: id, thumbnailUrl }]
  })
}

async function leftOutOf(
  db: Db,
  id: number,
  counts: Source['leftOut']['counts'] | undefined,
): Promise<Source['leftOut']> {
  return counts ? { counts, latest: await latestLeftOut(db, id) } : { counts: {}, latest: [] }
}

interface Circumstances {
  postCount: number
  albums: Source['albums']
  latest: Source['latest']
  leftOut: Source['leftOut']
  reading: FoundReading | null
  locale: Locale
  now: number
}

function presentSource(
  row: Selectable<SourceTable>,
  { postCount, albums, latest, leftOut, reading, locale, now }: Circumstances,
): Source {
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    albums,
    isAutoPublication: row.is_auto_publication === 1,
    autoMarkupMode: row.auto_markup_mode,
    syncedAt: isoOrNull(row.synced_at),
    postCount,
    reading: reading && reading.at(now, locale),
    firstPosts: row.has_older === 1 ? FIRST_POSTS : null,
    leftOut,
    latest,
  }
}

/** Networks that allow several connections: their posts are distinguished by the source that read them. */
const SEVERAL: readonly SourceType[] = ['instagram', 'youtube', 'rss', 'telegram']
const isOneOfSeveral = (type: SourceType): boolean => SEVERAL.includes(type)

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
