import sharp from 'sharp'
import { postEndpoints } from '@/contract/endpoints/posts'
import type { PostFilter } from '@/contract/entities/posts/postList'
import { aMedia, anAccount, aPost } from '../../../../test/server/factories'
import { COPIES, drawScene, OTHERS } from '../../../../test/server/scenes'
import { openShop } from '../../../../test/server/shopDesk'
import { lookAtPictures } from './lookAtPictures'

const desk = openShop()

const SCENE = { product: 101, backdrop: 53 }
const ANOTHER = { product: 7, backdrop: 9 }
const photo = () => drawScene(SCENE)
const copy = async (name: string) => COPIES[name]?.(await photo())

const look = () => lookAtPictures(desk.world, new AbortController().signal)

/** A stored picture, large enough to be uploaded. */
const stored = async (picture: Buffer | undefined, account = desk.shop) =>
  aMedia(desk.world, account, await sharp(picture).resize(900).jpeg().toBuffer())

async function post(text: string, ...pictures: (Buffer | undefined)[]): Promise<number> {
  const media = []
  for (const picture of pictures) media.push(await stored(picture))
  return (await aPost(desk.world, desk.shop, { text, media })).id
}

/** The posts of a list with the numbers of their near-duplicates. */
async function listed(filter: PostFilter): Promise<[string, number | undefined][]> {
  const { postInfoList } = await desk.client.call(postEndpoints.searchPosts, { body: { filter } })
  return postInfoList.map(({ vitrinaPost }) => [vitrinaPost.text, vitrinaPost.nearDuplicateCount])
}

test('lists posts with the same photo together, with the number of the others', async () => {
  await post('photo', await photo())
  await post('another product', await drawScene(ANOTHER))
  const poor = await post('poor', await copy('a poor JPEG'))
  await post('a photo of its own', await drawScene({ product: 55, backdrop: 77 }))
  await post('moved', await drawScene(OTHERS['moved to the right']!(SCENE)))
  await post('another, small', await COPIES['half as large']!(await drawScene(ANOTHER)))
  await post('cropped', await copy('without its left'))
  expect(await listed({ hasNearDuplicate: true })).toEqual([])
  await look()

  // The group with the newest picture is first, and in each the newest post.
  expect(await listed({ hasNearDuplicate: true })).toEqual([
    ['another, small', 1],
    ['another product', 1],
    ['cropped', 2],
    ['poor', 2],
    ['photo', 2],
  ])
  expect(await listed({ hasNearDuplicate: false })).toEqual([
    ['moved', undefined],
    ['a photo of its own', undefined],
  ])
  expect(await listed({ nearDuplicatesOf: poor })).toEqual([
    ['cropped', 2],
    ['poor', 2],
    ['photo', 2],
  ])
})

test('finds a copy among the slides, but not two slides of one post or posts of another account', async () => {
  const other = await anAccount(desk.world, 'other')
  await aPost(desk.world, other, { media: [await stored(await photo(), other)] })
  const twice = await post('twice', await photo(), await copy('a poor WebP'))
  await look()
  expect(await listed({ hasNearDuplicate: true })).toEqual([])
  await post('several', await drawScene(ANOTHER), await copy('half as large'))
  await look()
  expect(await listed({ hasNearDuplicate: true })).toEqual([
    ['several', 1],
    ['twice', 1],
  ])
  const { postInfoList } = await desk.client.call(postEndpoints.searchPosts, {
    body: { filter: { nearDuplicatesOf: twice } },
  })
  const slides = postInfoList.map(({ vitrinaPost, media }) =>
    media.findIndex(({ id }) => id === vitrinaPost.nearDuplicateMediaId),
  )
  expect(slides).toEqual([1, 0])
})

test('follows a cover that is replaced and a post that is deleted', async () => {
  const { db } = desk.world
  await post('photo', await photo())
  const changed = await post('changed', await copy('half as large'))
  const small = await post('small', await copy('a poor WebP'))
  await look()
  expect(await listed({ hasNearDuplicate: true })).toHaveLength(3)
  await db.deleteFrom('post').where('id', '=', small).execute()
  const plain = await stored(await drawScene(ANOTHER))
  const { variants } = await db
    .selectFrom('media')
    .where('id', '=', plain.id)
    .select('variants')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('media')
    .set({ variants, look_due: 1 })
    .where('id', 'in', (media) =>
      media.selectFrom('post_media').where('post_id', '=', changed).select('media_id'),
    )
    .execute()
  await look()
  expect(await listed({ hasNearDuplicate: true })).toEqual([])
})

test('leaves out pictures of one colour and missing files, and goes on', async () => {
  const plain = { create: { width: 400, height: 300, channels: 3, background: '#2b2a28' } } as const
  const blank = await sharp(plain).png().toBuffer()
  await post('blank', blank)
  await post('blank too', await sharp(blank).resize(300).png().toBuffer())
  await post('photo', await photo())
  const lost = await stored(await copy('a poor WebP'))
  await desk.world.db
    .updateTable('media')
    .set({
      variants: JSON.stringify([{ blob: `${'0'.repeat(64)}.webp`, width: 320, height: 240 }]),
    })
    .where('id', '=', lost.id)
    .execute()
  await look()
  expect(await listed({ hasNearDuplicate: true })).toEqual([])
  const due = await desk.world.db
    .selectFrom('media')
    .where('look_due', '=', 1)
    .select('id')
    .execute()
  expect(due).toEqual([])
})
