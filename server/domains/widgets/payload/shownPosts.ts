import type { WidgetPost } from '@/contract/widgets/widgetApi'
import { byIds } from '../../../db/statements'
import { iso } from '../../../language/times'
import type { World } from '../../../world'
import { mediaOfPosts } from '../../posts/loadPosts'
import { positionsOf, readAdsMarker } from '../../posts/presentPost'
import { presentWidgetPost, type PublicPost } from '../presentWidgetPost'
import { widgetSources } from '../widgetSources'

/** No data of the team are selected, so that none can become public. */
const readPosts = byIds((db, ids) =>
  db
    .selectFrom('post')
    .select([
      'id',
      'account_id',
      'text',
      'show_text',
      'show_markers',
      'hidden_carousel_positions',
      'author_username',
      'author_link',
      'provider_created_at',
      'ads_marker',
    ])
    .where('id', 'in', ids),
)

/** Posts of an account as shoppers see them, in the order of their ids; unknown ones are left out. */
export async function shownPosts(
  world: World,
  accountId: number,
  ids: readonly number[],
): Promise<WidgetPost[]> {
  const rows = await readPosts(world.db, ids)
  const media = await mediaOfPosts(world.db, ids)
  const posts = new Map(
    // The account is not a condition of the query: SQLite would read all its posts instead of these.
    rows
      .filter(({ account_id }) => account_id === accountId)
      .map((row) => [row.id, publicPost(row, media.get(row.id) ?? [])]),
  )
  const sources = await widgetSources(world, accountId, [...posts.values()])
  return ids.flatMap((id) => {
    const post = posts.get(id)
    return post ? presentWidgetPost(post, id, sources) : []
  })
}

type Row = Awaited<ReturnType<typeof readPosts>>[number]

function publicPost(row: Row, media: PublicPost['media']): PublicPost {
  return {
    vitrinaPost: {
      text: row.text,
      showText: row.show_text === 1,
      showMarkers: row.show_markers === 1,
      hiddenCarouselPositions: positionsOf(row.hidden_carousel_positions),
    },
    providerPost: {
      authorUser: { username: row.author_username, profileLink: row.author_link },
      createdAt: iso(row.provider_created_at),
    },
    adsMarker: readAdsMarker(row.ads_marker),
    media,
  }
}
