import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { postSuggestionEndpoints } from '@/contract/endpoints/postSuggestions'
import { postEndpoints } from '@/contract/endpoints/posts'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { Source } from '@/contract/entities/sources/source'
import { aPost } from '../../../test/server/factories'
import { feedDesk } from '../../../test/server/feeds/feedDesk'
import { runDueJobs } from '../../../test/server/feeds/feedSite'
import { aProduct } from '../../../test/server/productFactories'
import { openShop } from '../../../test/server/shopDesk'
import { ymlOf } from '../../../test/server/feeds/ymlFeed'
import { openVkDesk } from '../../../test/server/vk/vkDesk'
import { claimJob } from '../../queue/jobQueue'
import { suggestForSource } from './suggestForSource'

const desk = openShop()
const feed = feedDesk(desk)
const run = () => runDueJobs(desk.world)
const VASE = { article: 'LG-101', name: 'Ваза «Лесное озеро»' }
const RUG = { article: 'LG-102', name: 'Плед льняной серый' }
const OF_VASE = 'Новая ваза «Лесное озеро» уже тут'

async function setMode(type: Source['type'], autoMarkupMode: Source['autoMarkupMode']) {
  const { sources } = await desk.client.call(sourceEndpoints.listSources)
  const { id } = sources.find((one) => one.type === type)!
  await desk.client.call(sourceEndpoints.saveSource, { params: { id }, body: { autoMarkupMode } })
  await run()
}

async function library(filter = {}): Promise<PostInfo[]> {
  const { postInfoList } = await desk.client.call(postEndpoints.searchPosts, { body: { filter } })
  return postInfoList
}
const suggested = async () =>
  (await library({ hasSuggestion: true })).map(({ vitrinaPost }) => vitrinaPost.text).sort()

async function suggestedFor(id: number): Promise<string[]> {
  const { skuList } = await desk.client.call(postSuggestionEndpoints.listSuggestions, {
    params: { id },
  })
  return skuList.map(({ article }) => article)
}

async function save(id: number, change: (post: PostInfo) => void): Promise<PostInfo> {
  const [postInfo] = await library({ postId: id })
  change(postInfo!)
  const body = { postInfo: postInfo!, request: { revision: postInfo!.vitrinaPost.revision } }
  return (await desk.client.call(postEditingEndpoints.savePost, { body })).postInfo
}

test('suggests products for the imported posts of a group when the marking mode of the group changes', async () => {
  await aProduct(desk.world, desk.shop, VASE)
  const network = await openVkDesk(desk)
  try {
    network.vk.posts = [
      network.withPhoto(1, { text: OF_VASE }),
      network.withPhoto(2, { text: 'Просто вечер' }),
    ]
    await network.connect()
    await network.run()
    expect(await network.texts()).toHaveLength(2)
    expect(await suggested()).toEqual([])
    await setMode('vk', 'suggest')
    expect(await suggested()).toEqual([OF_VASE])
  } finally {
    network.close()
  }
})

test('suggests products for existing posts once a feed is applied and indexed, and after each change of the catalogue', async () => {
  const { id } = await aPost(desk.world, desk.shop, { text: `${OF_VASE}, плед льняной серый` })
  await setMode('upload', 'suggest')
  expect(await suggested()).toEqual([])
  const { site } = await feed.working({ id: VASE.article, name: VASE.name })
  expect(await suggestedFor(id)).toEqual(['LG-101'])
  const both = [VASE, RUG].map(({ article, name }) => ({ id: article, name }))
  for (const file of Object.values(site.files)) file.content = ymlOf(...both)
  await feed.readAgain()
  expect(await suggestedFor(id)).toEqual(['LG-101', 'LG-102'])
})

test('withdraws suggestions of a product that left the catalogue', async () => {
  const { id } = await aPost(desk.world, desk.shop, { text: `${OF_VASE}, плед льняной серый` })
  await setMode('upload', 'suggest')
  const both = [VASE, RUG].map(({ article, name }) => ({ id: article, name }))
  const { site } = await feed.working(...both)
  // A mark elsewhere keeps the product in the database.
  const rug = await desk.world.db
    .selectFrom('sku')
    .where('article', '=', RUG.article)
    .select('id')
    .executeTakeFirstOrThrow()
  await aPost(desk.world, desk.shop, { text: 'С пледом', products: [rug] })
  for (const file of Object.values(site.files)) file.content = ymlOf(both[0]!)
  await feed.readAgain()
  expect(await suggestedFor(id)).toEqual(['LG-101'])
})

test('suggests products for published posts, but not for posts that are marked or were saved', async () => {
  const vase = await aProduct(desk.world, desk.shop, VASE)
  const saved = await aPost(desk.world, desk.shop, { text: `${OF_VASE}, сохранён` })
  await aPost(desk.world, desk.shop, { text: `${OF_VASE}, отмечен`, products: [vase] })
  await aPost(desk.world, desk.shop, { text: `${OF_VASE}, опубликован`, is_published: 1 })
  await save(saved.id, (post) => {
    post.vitrinaPost.showText = !post.vitrinaPost.showText
  })
  await setMode('upload', 'suggest')
  expect(await suggested()).toEqual([`${OF_VASE}, опубликован`])
})

test('marks products only on new posts of a source with marking, and suggests products for existing posts', async () => {
  await aProduct(desk.world, desk.shop, VASE)
  const { id } = await aPost(desk.world, desk.shop, { text: OF_VASE })
  await setMode('upload', 'mark')
  expect(await suggestedFor(id)).toEqual(['LG-101'])
  const [post] = await library({ postId: id })
  expect(post!.media.flatMap(({ linkList }) => linkList)).toEqual([])
})

test('removes pending suggestions when the mode is switched off and restores them when it is switched on', async () => {
  await aProduct(desk.world, desk.shop, VASE)
  await aPost(desk.world, desk.shop, { text: OF_VASE })
  await setMode('upload', 'suggest')
  await setMode('upload', 'off')
  expect(await suggested()).toEqual([])
  await setMode('upload', 'suggest')
  expect(await suggested()).toEqual([OF_VASE])
})

test('keeps the suggestions when the caption changes and removes them when a product is marked', async () => {
  const { id: sku } = await aProduct(desk.world, desk.shop, VASE)
  const { id } = await aPost(desk.world, desk.shop, { text: OF_VASE })
  await setMode('upload', 'suggest')
  const captioned = await save(id, (post) => {
    post.vitrinaPost.text = 'Другая подпись'
  })
  expect(captioned.vitrinaPost.hasSuggestion).toBe(true)
  expect(await suggestedFor(id)).toEqual(['LG-101'])
  const marked = await save(id, (post) => {
    post.media[0]!.linkList = [
      {
        id: null,
        hideAtProductPage: false,
        isSimilar: false,
        link: 'https://shop.test/products/LG-101',
        marker: { x: 50, y: 50, show: true },
        showOnAllSlides: false,
        sku: { id: sku, sourceImageUrls: [], price: 1, currency: 'rub' },
        title: VASE.name,
        hiddenCarouselPositions: [],
        skuImageMarkup: null,
      },
    ]
  })
  expect(marked.vitrinaPost.hasSuggestion).toBeUndefined()
  expect(await suggestedFor(id)).toEqual([])
})

test('suggests no products for a post whose suggestions were dismissed, and responds with 404 for an unknown post', async () => {
  await aProduct(desk.world, desk.shop, VASE)
  const { id } = await aPost(desk.world, desk.shop, { text: OF_VASE })
  await setMode('upload', 'suggest')
  const params = { id }
  const refuse = postSuggestionEndpoints.dismissSuggestions
  expect(await desk.client.attempt(refuse, { params: { id: id + 1 } })).toMatchObject({
    status: 404,
  })
  const { postInfo } = await desk.client.call(refuse, { params })
  expect(postInfo.vitrinaPost.hasSuggestion).toBeUndefined()
  await aProduct(desk.world, desk.shop, RUG)
  await setMode('upload', 'off')
  await setMode('upload', 'suggest')
  expect(await suggested()).toEqual([])
})

test('resumes an interrupted run and changes nothing when repeated', async () => {
  await aProduct(desk.world, desk.shop, VASE)
  for (let number = 0; number < 120; number += 1) {
    await aPost(desk.world, desk.shop, { text: `${OF_VASE} ${String(number)}`, media: [] })
  }
  const { sources } = await desk.client.call(sourceEndpoints.listSources)
  const { id } = sources.find(({ type }) => type === 'upload')!
  await desk.client.call(sourceEndpoints.saveSource, {
    params: { id },
    body: { autoMarkupMode: 'suggest' },
  })
  const { world } = desk
  const job = (await claimJob(world.db, world.clock.now(), 'runner'))!
  const stopping = new AbortController()
  const seen: number[] = []
  const progress = (done: number) => {
    seen.push(done)
    if (done >= 50) stopping.abort()
    return Promise.resolve()
  }
  await expect(
    suggestForSource(world, { job, signal: stopping.signal, progress }),
  ).rejects.toThrow()
  const count = async () =>
    (await world.db.selectFrom('post_suggestion').select('post_id').execute()).length
  expect(await count()).toBe(50)
  world.clock.advance(60_001)
  await run()
  expect(await count()).toBe(120)
  await setMode('upload', 'mark')
  expect(await count()).toBe(120)
})
