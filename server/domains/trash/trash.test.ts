import { sql } from 'kysely'
import { DAY_MS, TRASH_DAYS } from '@/contract/constants'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { libraryEndpoints } from '@/contract/endpoints/library'
import { trashEndpoints } from '@/contract/endpoints/trash'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import type { TrashKey, TrashKind } from '@/contract/entities/trash'
import { aSegment } from '../../../test/server/accountFactories'
import { signIn } from '../../../test/server/client'
import {
  aMedia,
  anAlbum,
  aPerson,
  aPost,
  aProduct,
  aReview,
  aWidget,
} from '../../../test/server/factories'
import { jpeg } from '../../../test/server/pictures'
import { postInfoOf } from '../../../test/server/postInfoOf'
import { openShop } from '../../../test/server/shopDesk'
import { TEST_NOW } from '../../../test/server/world'
import { PARTS } from './contents'
import { purgeTrash } from './trash'

const desk = openShop()

const deletePosts = (...ids: number[]) =>
  desk.client.call(libraryEndpoints.updatePosts, {
    body: { postList: ids, change: { type: 'delete' } },
  })
const restore = (kind: TrashKind, subject: string | number) =>
  desk.client.attempt(trashEndpoints.restoreFromTrash, { body: { kind, subject: String(subject) } })
const listed = async (): Promise<TrashKey[]> => {
  const { items } = await desk.client.call(trashEndpoints.listTrash, { query: {} })
  return items.map(({ kind, subject }) => ({ kind, subject }))
}
/** All rows of the tables that belong to an object of that kind. */
async function rowsOf(kind: TrashKind) {
  const tables = [...PARTS[kind].owned, ...PARTS[kind].loose].map(({ table }) => table)
  const rows = await Promise.all(
    tables.map(async (table) => {
      const read = await sql<object>`select * from ${sql.table(table)}`.execute(desk.world.db)
      return [table, read.rows.map((row) => JSON.stringify(row)).sort()]
    }),
  )
  return Object.fromEntries(rows) as Record<string, string[]>
}

async function aFullPost(): Promise<number> {
  const { db } = desk.world
  const media = [await aMedia(desk.world, desk.shop), await aMedia(desk.world, desk.shop)]
  const { id } = await aReview(desk.world, desk.shop, {
    text: 'Плед',
    is_published: 1,
    media,
    albums: [await anAlbum(desk.world, desk.shop)],
    products: [await aProduct(desk.world, desk.shop)],
  })
  const segment = await aSegment(desk.world, desk.shop)
  await db.insertInto('post_segment').values({ post_id: id, segment_id: segment.id }).execute()
  await db
    .insertInto('copyright_request')
    .values({ post_id: id, status: 'sending', updated_at: TEST_NOW })
    .execute()
  await db
    .insertInto('interaction_answer')
    .values({
      account_id: desk.shop.id,
      post_id: id,
      type: 'poll',
      carousel_position: 1,
      answer: 'Да',
      created_at: TEST_NOW,
    })
    .execute()
  await db
    .insertInto('event')
    .values({
      account_id: desk.shop.id,
      widget_id: 1,
      event_key: 'e1',
      type: 'open',
      post_id: id,
      created_at: TEST_NOW,
    })
    .execute()
  return id
}

test('restores a post exactly, with all its rows, its events and its positions in albums', async () => {
  const id = await aFullPost()
  const before = await rowsOf('post')
  await deletePosts(id)
  expect((await rowsOf('post')).post).toEqual([])
  expect(await listed()).toEqual([{ kind: 'post', subject: String(id) }])
  expect((await restore('post', id)).status).toBe(200)
  expect(await rowsOf('post')).toEqual(before)
  expect(await listed()).toEqual([])
  expect((await restore('post', id)).error?.code).toBe('not-in-trash')
})

test.each<[TrashKind, () => Promise<string>]>([
  [
    'album',
    async () => {
      const album = await anAlbum(desk.world, desk.shop)
      await aPost(desk.world, desk.shop, { albums: [album] })
      await desk.client.call(albumEditingEndpoints.deleteAlbum, { params: album })
      return String(album.id)
    },
  ],
  [
    'widget',
    async () => {
      const { embed_id } = await aWidget(desk.world, desk.shop)
      await desk.client.call(widgetEndpoints.deleteWidget, { params: { id: embed_id } })
      return embed_id
    },
  ],
])('restores a deleted %s from the trash once', async (kind, deleteOne) => {
  const subject = await deleteOne()
  expect(await listed()).toEqual([{ kind, subject }])
  const both = await Promise.all([restore(kind, subject), restore(kind, subject)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  const { owned } = PARTS[kind]
  expect((await rowsOf(kind))[owned[0]?.table ?? '']).toHaveLength(1)
})

test('restores objects without references to deleted objects, and does not restore a second default album', async () => {
  const { db } = desk.world
  const album = await anAlbum(desk.world, desk.shop)
  const product = await aProduct(desk.world, desk.shop)
  const { id } = await aPost(desk.world, desk.shop, { albums: [album], products: [product] })
  const { embed_id } = await aWidget(desk.world, desk.shop, { settings: { albums: [album.id] } })
  await db.updateTable('album').set({ is_default: 1 }).execute()
  await deletePosts(id)
  await desk.client.call(widgetEndpoints.deleteWidget, { params: { id: embed_id } })
  await desk.client.call(albumEditingEndpoints.deleteAlbum, { params: album })
  await db.deleteFrom('sku').execute()
  await anAlbum(desk.world, desk.shop, 'Другой')
  await db.updateTable('album').set({ is_default: 1 }).execute()

  for (const [kind, subject] of [
    ['post', id],
    ['widget', embed_id],
    ['album', album.id],
  ] as const) {
    expect((await restore(kind, subject)).status).toBe(200)
  }
  expect(await db.selectFrom('post').select('id').execute()).toEqual([{ id }])
  for (const table of ['media_link', 'album_post'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  }
  const { settings } = await db.selectFrom('widget').select('settings').executeTakeFirstOrThrow()
  expect(JSON.parse(settings)).toMatchObject({ albums: [] })
  expect(
    await db.selectFrom('album').select('is_default').where('id', '=', album.id).execute(),
  ).toEqual([{ is_default: 0 }])
})

test('refuses to restore a post that was added again, and keeps it in the trash', async () => {
  const { id } = await aPost(desk.world, desk.shop, { provider: 'vk', provider_id: '-1_2' })
  await deletePosts(id)
  expect(await desk.world.db.selectFrom('deleted_item').select('key').execute()).toHaveLength(1)
  const again = await aPost(desk.world, desk.shop, { provider: 'vk', provider_id: '-1_2' })
  expect((await restore('post', id)).error?.code).toBe('post-exists-again')
  expect(await listed()).toEqual([{ kind: 'post', subject: String(id) }])
  await deletePosts(again.id)
  expect((await restore('post', id)).status).toBe(200)
  // A reading of its network may update the post again.
  expect(await desk.world.db.selectFrom('deleted_item').select('key').execute()).toEqual([])
})

test('shows the first slide of a deleted post', async () => {
  const picture = async (height: number) =>
    aMedia(desk.world, desk.shop, await jpeg({ width: 900, height }))
  const later = await picture(500)
  const first = await picture(600)
  const { id } = await aPost(desk.world, desk.shop, { media: [first, later] })
  const [slide] = (await postInfoOf(desk.world, desk.shop, id)).media
  await deletePosts(id)
  const { items } = await desk.client.call(trashEndpoints.listTrash, { query: {} })
  expect(items).toMatchObject([{ subject: String(id), thumbnailUrl: slide?.thumbnailUrl }])
})

test('undoes a bulk deletion', async () => {
  const { id } = await aPost(desk.world, desk.shop, { text: 'Плед' })
  const state = { id, revision: 1, isPublished: false, publishedAt: null, segmentList: [] }
  await deletePosts(id)
  const { results } = await desk.client.call(libraryEndpoints.updatePosts, {
    body: { postList: [id], change: { type: 'restore', posts: [state] } },
  })
  expect(results).toMatchObject([{ id, failure: null, postInfo: { vitrinaPost: { id } } }])
})

test('keeps the files of a deleted post and counts them as storage until its time in the trash ends', async () => {
  const { db, clock } = desk.world
  const [own, shared] = [await aMedia(desk.world, desk.shop), await aMedia(desk.world, desk.shop)]
  const { id } = await aPost(desk.world, desk.shop, { media: [own, shared] })
  await aPost(desk.world, desk.shop, { media: [shared] })
  const storedBytes = async () =>
    (await db.selectFrom('account').select('storage_bytes').executeTakeFirstOrThrow()).storage_bytes
  const before = await storedBytes()
  await deletePosts(id)
  const mediaIds = async () =>
    (await db.selectFrom('media').select('id').orderBy('id').execute()).map((row) => row.id)
  clock.advance(TRASH_DAYS * DAY_MS)
  await purgeTrash(desk.world)
  expect(await mediaIds()).toEqual([own.id, shared.id])
  expect(await storedBytes()).toBe(before)
  clock.advance(1)
  await purgeTrash(desk.world)
  expect(await mediaIds()).toEqual([shared.id])
  expect(await storedBytes()).toBeLessThan(before)
  expect(await db.selectFrom('trash').select('id').execute()).toEqual([])
})

test('deletes one object, or all of them, for good on request', async () => {
  const posts = [await aPost(desk.world, desk.shop), await aPost(desk.world, desk.shop)]
  await deletePosts(...posts.map(({ id }) => id))
  const key = { kind: 'post', subject: String(posts[0]?.id) } as const
  await desk.client.call(trashEndpoints.deleteFromTrash, { body: key })
  const again = await desk.client.attempt(trashEndpoints.deleteFromTrash, { body: key })
  expect(again.status).toBe(404)
  expect(await desk.client.call(trashEndpoints.emptyTrash, {})).toEqual({ count: 1 })
  expect(await desk.world.db.selectFrom('media').select('id').execute()).toEqual([])
})

test('hides deleted widgets from an editor, and restores published posts only with the right to publish', async () => {
  const { id } = await aPost(desk.world, desk.shop, { text: 'Плед', is_published: 1 })
  const { embed_id } = await aWidget(desk.world, desk.shop)
  await deletePosts(id)
  await desk.client.call(widgetEndpoints.deleteWidget, { params: { id: embed_id } })
  await aPerson(desk.world, desk.shop, 'editor')
  await desk.world.db
    .deleteFrom('team_role_permission')
    .where('permission', '=', 'PUBLISH_POST')
    .execute()
  const editor = await signIn(desk.world, 'editor@shop.test')
  const { items } = await editor.call(trashEndpoints.listTrash, { query: {} })
  expect(items).toMatchObject([
    { kind: 'post', name: 'Плед', person: expect.any(String) as string },
  ])
  for (const body of [
    { kind: 'widget', subject: embed_id },
    { kind: 'post', subject: String(id) },
  ] as const) {
    expect((await editor.attempt(trashEndpoints.restoreFromTrash, { body })).status).toBe(403)
  }
  expect(
    await desk.client.call(trashEndpoints.listTrash, { query: { kind: 'widget' } }),
  ).toMatchObject({
    items: [{ subject: embed_id, thumbnailUrl: null }],
    paging: { total: 1 },
  })
})

test('names every table whose rows are deleted or detached with a post, an album or a widget', async () => {
  if (desk.world.settings.databaseUrl !== null) return
  const { db } = desk.world
  const { rows: tables } = await sql<{
    name: string
  }>`select name from sqlite_master where type = 'table'`.execute(db)
  const references: Record<string, string[]> = { post: [], post_media: [], album: [], widget: [] }
  for (const { name } of tables) {
    const { rows } = await sql<{
      table: string
    }>`select * from pragma_foreign_key_list(${name})`.execute(db)
    for (const { table } of rows) references[table]?.push(name)
  }
  for (const kind of ['post', 'album', 'widget'] as const) {
    const { owned, loose } = PARTS[kind]
    const named = [...owned, ...loose].map(({ table }) => table as string)
    expect(named).toEqual(expect.arrayContaining(references[kind] ?? []))
  }
  expect(references.post_media).toEqual(['media_link', 'media_link'])
})
