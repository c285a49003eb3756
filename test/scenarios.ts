/** The contents of a shop. A scenario fills the account and returns its records. */
import { aSegment } from './server/accountFactories'
import { aMedia, anAlbum, aPost, aProduct, aWidget } from './server/factories'
import type { TestWorld } from './server/world'

type Id = { id: number }

export type Scenario<Facts> = (server: TestWorld, account: Id) => Promise<Facts>

/** An album with one unpublished post, on which a product is marked. */
export const aShopAtWork: Scenario<{ album: Id; post: Id; product: Id }> = async (
  server,
  account,
) => {
  const album = await anAlbum(server, account, 'Кухня')
  const product = await aProduct(server, account, { name: 'Кружка «Утро»' })
  const post = await aPost(server, account, {
    text: 'Утро на кухне',
    albums: [album],
    products: [product],
  })
  return { album, post, product }
}

/** A gallery of an album with published posts. */
export const aShopOnAir: Scenario<{ album: Id; posts: Id[]; embedId: string }> = async (
  server,
  account,
) => {
  const album = await anAlbum(server, account, 'Кухня')
  const posts = []
  for (const text of ['Утро', 'День', 'Вечер']) {
    posts.push(await aPost(server, account, { text, albums: [album], is_published: 1 }))
  }
  const { embed_id } = await aWidget(server, account, { settings: { albums: [album.id] } })
  return { album, posts, embedId: embed_id }
}

const noon = (year: number, month: number, day: number) =>
  new Date(year, month - 1, day, 12).getTime()

/** Two posts: «Нужный» matches every filter of the library except the failed requests, «Another» none. */
export const aLibraryToNarrow: Scenario<{ album: Id; segment: Id; wanted: Id }> = async (
  server,
  account,
) => {
  const media = [await aMedia(server, account)]
  const album = await anAlbum(server, account, 'Кухня')
  const segment = await aSegment(server, account)
  await aPost(server, account, {
    media,
    text: 'Another cup on the table of somebody else',
    author_username: 'boris',
    provider_created_at: noon(2026, 2, 1),
  })
  const wanted = await aPost(server, account, {
    media,
    text: 'Нужный пост о чашке на подоконнике',
    author_username: 'anna',
    provider: 'link',
    is_published: 1,
    is_ugc: 1,
    provider_created_at: noon(2026, 3, 5),
    albums: [album],
    products: [await aProduct(server, account)],
  })
  await server.db
    .updateTable('post')
    .set({
      created_at: noon(2026, 3, 6),
      published_at: noon(2026, 3, 7),
      promo_code_status: 'sent',
    })
    .where('id', '=', wanted.id)
    .execute()
  await server.db
    .insertInto('post_segment')
    .values({ post_id: wanted.id, segment_id: segment.id })
    .execute()
  await server.db
    .insertInto('copyright_request')
    .values({ post_id: wanted.id, status: 'approved', updated_at: noon(2026, 3, 6) })
    .execute()
  return { album, segment, wanted }
}
