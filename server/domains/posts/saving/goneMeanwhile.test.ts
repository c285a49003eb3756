import { libraryEndpoints } from '@/contract/endpoints/library'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { aMedia, anAlbum, aPost } from '../../../../test/server/factories'
import { createGate } from '../../../../test/server/gate'
import { untilTransactionsWait } from '../../../../test/server/db/lockWaits'
import { openShop } from '../../../../test/server/shopDesk'
import { hasManyWriters } from '../../../db/writers'

const desk = openShop()

/** The response to a call that was sent after an album's deletion had begun, and before it was over. */
async function whileDeleted<Response>(
  album: { id: number },
  send: () => Promise<Response>,
): Promise<Response> {
  const { db } = desk.world
  const [begun, over] = [createGate(), createGate()]
  const deletion = db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('album').where('id', '=', album.id).execute()
    begun.open()
    await over.opened
  })
  await begun.opened
  const call = send()
  await untilTransactionsWait(db)
  over.open()
  await deletion
  return call
}

const postsOfAlbums = () => desk.world.db.selectFrom('album_post').selectAll().execute()

test('refuses to add a post to an album that is deleted meanwhile, without an internal error', async () => {
  const { id } = await aPost(desk.world, desk.shop)
  const album = await anAlbum(desk.world, desk.shop)
  const response = await whileDeleted(album, () =>
    desk.client.attempt(libraryEndpoints.updatePosts, {
      body: { postList: [id], change: { type: 'addToAlbums', albumList: [album.id] } },
    }),
  )
  expect(JSON.stringify(response)).toContain(
    hasManyWriters(desk.world.db) ? 'gone-meanwhile' : '"success":false',
  )
  expect(await postsOfAlbums()).toEqual([])
})

test('adds no post to an album of its source that is deleted meanwhile, without an internal error', async () => {
  const { client, shop, world } = desk
  const album = await anAlbum(world, shop)
  const { sources } = await client.call(sourceEndpoints.listSources)
  const source = sources.find(({ type }) => type === 'upload')
  await client.call(sourceEndpoints.saveSource, {
    params: { id: source?.id ?? 0 },
    body: { albumList: [album.id], isAutoPublication: true },
  })
  const media = await aMedia(world, shop)
  const sent = {
    body: { username: 'shop', caption: 'Утро', mediaList: [media.id], albumList: [] },
  }
  const response = await whileDeleted(album, () =>
    client.attempt(postMediaEndpoints.createUploadedPost, sent),
  )
  if (hasManyWriters(world.db)) {
    expect(response).toMatchObject({ success: false, error: { code: 'gone-meanwhile' } })
    expect(await world.db.selectFrom('post').selectAll().execute()).toEqual([])
  } else expect(response.success).toBe(true)

  const { postInfo } = await client.call(postMediaEndpoints.createUploadedPost, sent)
  expect(postInfo.vitrinaPost).toMatchObject({ isPublished: false, albumList: [] })
  expect(await postsOfAlbums()).toEqual([])
})
