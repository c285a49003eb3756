import type { Kysely } from 'kysely'
import { aMedia, anAccount, aPost } from '../../test/server/factories'
import { createTestWorld, type TestWorld } from '../../test/server/world'
import { sql } from 'kysely'
import { hasManyWriters } from './writers'
import { createPostKinds } from './migrations/0059PostKinds'

let world: TestWorld

beforeEach(async () => {
  world = await createTestWorld()
})
afterEach(() => world.dispose())

/** A post with a photo and a video, and the ids of both. */
async function aMixedPost() {
  const shop = await anAccount(world)
  const photo = await aMedia(world, shop)
  const video = await aMedia(world, shop)
  await world.db.updateTable('media').set({ kind: 'video' }).where('id', '=', video.id).execute()
  return { shop, photo, video, post: await aPost(world, shop, { media: [photo, video] }) }
}

const kindsOf = ({ id }: { id: number }) =>
  world.db
    .selectFrom('post')
    .select(['has_photo', 'has_video'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('notes the kinds of a post’s slides as these come and go', async () => {
  const { shop, photo, video, post } = await aMixedPost()
  const bare = await aPost(world, shop, { media: [] })
  expect(await kindsOf(post)).toEqual({ has_photo: 1, has_video: 1 })
  expect(await kindsOf(bare)).toEqual({ has_photo: 0, has_video: 0 })
  await world.db.deleteFrom('post_media').where('media_id', '=', photo.id).execute()
  expect(await kindsOf(post)).toEqual({ has_photo: 0, has_video: 1 })
  await world.db.deleteFrom('media').where('id', '=', video.id).execute()
  expect(await kindsOf(post)).toEqual({ has_photo: 0, has_video: 0 })
})

test('notes the kinds of the slides of existing posts', async () => {
  const { post } = await aMixedPost()
  const isPostgres = hasManyWriters(world.db)
  const names = isPostgres
    ? ['post_media_insert', 'post_media_delete']
    : ['post_media_added', 'post_media_removed']
  for (const name of names) {
    await sql.raw(`drop trigger ${name}${isPostgres ? ' on post_media' : ''}`).execute(world.db)
  }
  if (isPostgres) await sql`drop function note_post_kinds`.execute(world.db)
  await world.db.schema.dropIndex('post_published_newest').execute()
  await world.db.schema
    .createIndex('post_published_newest')
    .on('post')
    .column('is_published')
    .execute()
  for (const column of ['has_photo', 'has_video']) {
    await world.db.schema.dropIndex(`post_${column}`).execute()
    await world.db.schema.alterTable('post').dropColumn(column).execute()
  }
  await createPostKinds(world.db as Kysely<unknown>, isPostgres ? 'postgres' : 'sqlite')
  expect(await kindsOf(post)).toEqual({ has_photo: 1, has_video: 1 })
})
