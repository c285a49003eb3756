/** What a shop may look like when somebody opens the cabinet. A scenario fills the account and answers what is in it. */
import { anAlbum, aPost, aProduct, aWidget } from './server/factories'
import type { TestWorld } from './server/world'

type Id = { id: number }

export type Scenario<Facts> = (server: TestWorld, account: Id) => Promise<Facts>

/** An album with one unpublished post that carries a product. */
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
