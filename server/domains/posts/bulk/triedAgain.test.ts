import { libraryEndpoints } from '@/contract/endpoints/library'
import type { PostChange } from '@/contract/entities/posts/postChange'
import { signIn, type Client } from '../../../../test/server/client'
import { anAlbum, aPerson, aPost } from '../../../../test/server/factories'
import { openShop } from '../../../../test/server/shopDesk'

const desk = openShop()

let kitchen: { id: number }
let gifts: { id: number }
let colleague: Client

beforeEach(async () => {
  kitchen = await anAlbum(desk.world, desk.shop, 'Кухня')
  gifts = await anAlbum(desk.world, desk.shop, 'Подарки')
  await aPerson(desk.world, desk.shop, 'editor')
  colleague = await signIn(desk.world, 'editor@shop.test')
})

const post = (changes: Parameters<typeof aPost>[2] = {}) => aPost(desk.world, desk.shop, changes)

async function change(one: { id: number }, wanted: PostChange, by = desk.client) {
  await by.call(libraryEndpoints.updatePosts, { body: { postList: [one.id], change: wanted } })
}

const again = async (
  one: { id: number },
  wanted: PostChange,
  revision: number,
  by = desk.client,
) => {
  const body = { postList: [one.id], change: wanted, tried: [{ id: one.id, revision }] }
  const [result] = (await by.call(libraryEndpoints.updatePosts, { body })).results
  return { isChanged: result?.isChanged, failure: result?.failure?.code ?? null }
}
const CHANGED = { isChanged: true, failure: null }
const NOT_CHANGED = { isChanged: false, failure: null }

test('counts as changed what the person’s own first try changed, and nothing else', async () => {
  const one = await post()
  const wanted: PostChange = { type: 'addToAlbums', albumList: [kitchen.id] }
  await change(one, wanted)
  expect(await again(one, wanted, 1)).toEqual(CHANGED)
  expect(await again(one, wanted, 1, colleague)).toEqual(NOT_CHANGED)
  expect(await again(one, wanted, 2)).toEqual(NOT_CHANGED)
  await change(one, { type: 'addToAlbums', albumList: [gifts.id] }, colleague)
  expect(await again(one, wanted, 1)).toEqual(NOT_CHANGED)
  expect(await again(one, wanted, 2)).toEqual(NOT_CHANGED)
})

test('counts as changed what the first try restored', async () => {
  const one = await post({ albums: [kitchen] })
  await change(one, { type: 'addToAlbums', albumList: [gifts.id] })
  const state = { id: one.id, revision: 2, isPublished: false, publishedAt: null }
  const wanted: PostChange = {
    type: 'restore',
    posts: [{ ...state, albumList: [kitchen.id], segmentList: [] }],
  }
  await change(one, wanted)
  expect(await again(one, wanted, 2)).toEqual(CHANGED)
  await change(one, { type: 'addToAlbums', albumList: [gifts.id] })
  expect(await again(one, wanted, 2)).toEqual({ isChanged: false, failure: 'stale-revision' })
})

test('counts as changed what the first try deleted, but not what a colleague deleted', async () => {
  const [own, theirs] = [await post(), await post()]
  await change(own, { type: 'delete' })
  await change(theirs, { type: 'delete' }, colleague)
  expect(await again(own, { type: 'delete' }, 1)).toEqual(CHANGED)
  expect(await again(theirs, { type: 'delete' }, 1)).toEqual({
    isChanged: false,
    failure: 'post-not-found',
  })
})
