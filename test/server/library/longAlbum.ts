import { newPostRow } from '../../../server/domains/posts/adding/postRow'
import { anAlbum } from '../factories'
import type { TestWorld } from '../world'

const BATCH = 500

let albums = 0

/** An album of `posts` posts without pictures, and their ids in its order. */
export async function aLongAlbum(world: TestWorld, account: { id: number }, posts: number) {
  const album = await anAlbum(world, account)
  const name = `long-${(albums += 1)}`
  const ids: number[] = []
  for (let first = 0; first < posts; first += BATCH) {
    const count = Math.min(BATCH, posts - first)
    const rows = Array.from({ length: count }, (_row, index) => {
      const number = first + index + 1
      return newPostRow(
        account.id,
        `${name}-${number}`,
        'shop',
        `Пост ${number}`,
        world.clock.now(),
      )
    })
    const added = await world.db.insertInto('post').values(rows).returning('id').execute()
    const batch = added.map(({ id }) => id).toSorted((one, other) => one - other)
    await world.db
      .insertInto('album_post')
      .values(
        batch.map((post_id, index) => ({ album_id: album.id, post_id, position: first + index })),
      )
      .execute()
    ids.push(...batch)
  }
  return { albumId: album.id, ids }
}
