import { postEndpoints } from '@/contract/endpoints/posts'
import { POST_USAGES, type PostUsage } from '@/contract/entities/posts/postList'
import { matchesUsage } from '@/contract/posts/usage'
import { anAccount, anAlbum, aPost, aWidget } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'

const placed = { isPublished: true, hasMedia: true, hasAlbum: true, isInWidget: true }

test.each<[string, Partial<typeof placed>, PostUsage]>([
  ['in an album of a widget', {}, 'used'],
  ['unpublished', { isPublished: false, hasMedia: false, hasAlbum: false }, 'draft'],
  ['without pictures', { hasMedia: false, hasAlbum: false }, 'no-media'],
  ['in no album', { hasAlbum: false, isInWidget: false }, 'no-album'],
  ['in albums that no widget shows', { isInWidget: false }, 'no-widget'],
])('a post that is %s has one usage', (_name, changes, expected) => {
  const post = { ...placed, ...changes }
  const matching = POST_USAGES.filter((usage) => matchesUsage(post, usage))
  expect(matching).toEqual(expected === 'used' ? ['used'] : ['unused', expected])
})

test('leaves open only what depends on widgets that are not known', () => {
  const post = { ...placed, isInWidget: undefined }
  expect(POST_USAGES.filter((usage) => matchesUsage(post, usage) === null)).toEqual([
    'used',
    'unused',
    'no-widget',
  ])
  const draft = { ...post, isPublished: false }
  expect(POST_USAGES.filter((usage) => matchesUsage(draft, usage))).toEqual(['unused', 'draft'])
})

const desk = openShop()

async function found(usage: PostUsage): Promise<string[]> {
  const { postInfoList, paging } = await desk.client.call(postEndpoints.searchPosts, {
    body: { filter: { usage } },
  })
  expect(paging.total).toBe(postInfoList.length)
  return postInfoList.map(({ vitrinaPost }) => vitrinaPost.text).sort()
}

test('counts as used what a widget shows that everyone sees and that has enough posts', async () => {
  const [seen, own, few] = [
    await anAlbum(desk.world, desk.shop, 'В галерее'),
    await anAlbum(desk.world, desk.shop, 'Для своих'),
    await anAlbum(desk.world, desk.shop, 'Мало постов'),
  ]
  await aWidget(desk.world, desk.shop, { settings: { albums: [seen.id] } })
  await aWidget(desk.world, desk.shop, { settings: { albums: [own.id] }, mode: 'admin_mode' })
  await aWidget(desk.world, desk.shop, { settings: { albums: [few.id], min_posts: 3 } })
  await aPost(desk.world, desk.shop, { text: 'виден', is_published: 1, albums: [seen, few] })
  await aPost(desk.world, desk.shop, { text: 'для своих', is_published: 1, albums: [own] })
  await aPost(desk.world, desk.shop, { text: 'мало', is_published: 1, albums: [few] })
  await aPost(desk.world, desk.shop, { text: 'ничей', is_published: 1 })
  await aPost(desk.world, desk.shop, { text: 'пустой', is_published: 1, media: [], albums: [seen] })
  await aPost(desk.world, desk.shop, { text: 'черновик', albums: [seen] })
  expect(await found('used')).toEqual(['виден'])
  expect(await found('unused')).toEqual(['для своих', 'мало', 'ничей', 'пустой', 'черновик'])
  expect(await found('draft')).toEqual(['черновик'])
  expect(await found('no-media')).toEqual(['пустой'])
  expect(await found('no-album')).toEqual(['ничей'])
  expect(await found('no-widget')).toEqual(['для своих', 'мало'])
})

test('counts no post as used in an account without widgets, nor by the widgets of another account', async () => {
  const other = await anAccount(desk.world, 'other')
  const album = await anAlbum(desk.world, desk.shop)
  await aWidget(desk.world, other, { settings: { albums: [album.id] } })
  await aPost(desk.world, desk.shop, { text: 'в альбоме', is_published: 1, albums: [album] })
  expect(await found('used')).toEqual([])
  expect(await found('no-widget')).toEqual(['в альбоме'])
})
