import { ordersOfHundred, upliftOf } from '@/contract/entities/uplift'
import { elementsProblem, offeredAnswers } from '@/contract/elements/elementsProblem'
import { LIMITS } from '@/contract/limits'
import { elementsOf } from '../server/domains/elements/mediaElements'
import { demoAnswers } from './content/answers'
import { ABOUTS } from './content/abouts'
import { ALBUMS, isUgc, picturesOf } from './content/demoPost'
import { demoStoryEvents } from './content/storyEvents'
import { demoEvents, EVENT_DAYS, type ShownPost } from './content/events'
import { demoShoppers } from './content/shoppers'
import { marksOf } from './content/marksOf'
import { elementsOn, productImageOn } from './content/postElements'
import { POSTS } from './content/posts'
import { PRODUCTS, SUBSTITUTES } from './content/products'
import { demoPictures } from './demoPictures'
import { compose } from './drawing/compose'
import { designOf } from './drawing/designs/designOf'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-03-18T12:00:00.000Z')

describe('pictures', () => {
  const pictures = demoPictures()
  const composed = pictures.map((picture) => ({ picture, svg: compose(picture, designOf) }))

  test('have unique ids, one for each product and each position in a post', () => {
    expect(new Set(pictures.map(({ id }) => id)).size).toBe(pictures.length)
    expect(pictures.length).toBeGreaterThan(100)
  })

  test('consist of valid numbers and existing definitions', () => {
    for (const { picture, svg } of composed) {
      const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id))
      const used = [...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id)
      const broken = svg.match(/NaN|undefined|Infinity|\[object/)
      expect({
        id: picture.id,
        missing: used.filter((id) => !defined.has(id)),
        broken,
      }).toEqual({ id: picture.id, missing: [], broken: null })
    }
  })

  test('are reproducible', () => {
    const [first] = composed
    expect(first && compose(first.picture, designOf)).toBe(first?.svg)
  })

  test('are large enough for a post', () => {
    const sides = pictures.map(({ width, height }) => Math.min(width, height))
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(480)
  })
})

describe('marks', () => {
  const marked = POSTS.flatMap((post) =>
    picturesOf(post).map((picture) => ({ post, picture, marks: marksOf(picture) })),
  )

  test('are on every picture, one to four per picture', () => {
    for (const { picture, marks } of marked) {
      expect({ id: picture.id, isFew: marks.length >= 1 && marks.length <= 4 }).toEqual({
        id: picture.id,
        isFew: true,
      })
    }
  })

  test('are inside the picture, in whole percents of the frame', () => {
    for (const { picture, marks } of marked) {
      const side = Math.max(picture.width, picture.height)
      const margin = (length: number) => ((side - length) / 2 / side) * 100
      for (const { x, y } of marks) {
        expect(Number.isInteger(x) && Number.isInteger(y)).toBe(true)
        expect(Math.abs(x - 50)).toBeLessThan(50 - margin(picture.width))
        expect(Math.abs(y - 50)).toBeLessThan(50 - margin(picture.height))
      }
    }
  })

  test('are moved to the product’s side in a mirrored picture', () => {
    const picture = picturesOf(POSTS[0]!)[0]!
    const [plain] = marksOf(picture)
    const [mirrored] = marksOf({ ...picture, mirrored: true })
    expect(mirrored?.article).toBe(plain?.article)
    expect(Math.abs((mirrored?.x ?? 0) + (plain?.x ?? 0) - 100)).toBeLessThanOrEqual(1)
  })
})

describe('texts', () => {
  test('describe every product, and nothing else', () => {
    expect(Object.keys(ABOUTS).sort()).toEqual(PRODUCTS.map(({ article }) => article).sort())
  })

  test('contains sixty posts of the shop and its customers, with drafts, from every source', () => {
    expect(POSTS.length).toBeGreaterThanOrEqual(60)
    expect(POSTS.filter(isUgc).length).toBeGreaterThan(20)
    expect(POSTS.filter((post) => !isUgc(post)).length).toBeGreaterThan(20)
    expect(POSTS.filter(({ isDraft }) => isDraft).length).toBeGreaterThan(3)
    expect(new Set(POSTS.map(({ provider }) => provider))).toEqual(
      new Set(['upload', 'instagram', 'vk']),
    )
    expect(POSTS.filter(({ scenes }) => scenes.length > 1).length).toBeGreaterThan(3)
  })

  test('puts every published post into an album, and at least one post into each album', () => {
    const lonely = POSTS.filter(({ isDraft, albums }) => !isDraft && albums.length === 0)
    expect(lonely).toEqual([])
    expect(new Set(POSTS.flatMap(({ albums }) => albums))).toEqual(new Set(Object.keys(ALBUMS)))
  })

  test('has publishable scheduled posts, and permission requests to customers only', () => {
    const waiting = POSTS.filter(({ shownInDays }) => shownInDays)
    expect(waiting.length).toBeGreaterThan(0)
    for (const { isDraft, albums } of waiting) {
      expect(isDraft).toBe(true)
      expect(albums).not.toEqual([])
    }
    const asked = POSTS.filter(({ permission }) => permission)
    expect(asked.every(isUgc)).toBe(true)
    expect(new Set(asked.map(({ permission }) => permission))).toEqual(new Set(['sent', 'failed']))
  })
})

describe('shoppers’ events', () => {
  const posts: ShownPost[] = Array.from({ length: 30 }, (_, index) => ({
    id: index + 1,
    since: NOW - index * 2 * DAY_MS,
    skuIds: index % 5 === 0 ? [] : [100 + index, 200 + index],
    hasAction: index === 3,
  }))
  const events = demoEvents(posts, NOW, 3)
  const count = (type: string) => events.filter((event) => event.type === type).length

  test('happened within the last month, in order of time', () => {
    const times = events.map(({ at }) => at)
    expect(times.length).toBeGreaterThan(5000)
    expect(times[0]).toBeGreaterThanOrEqual(NOW - EVENT_DAYS * DAY_MS)
    expect(times.at(-1)).toBeLessThan(NOW)
    expect(times.every((at, index) => at >= (times[index - 1] ?? 0))).toBe(true)
  })

  test('decrease with each step of the funnel', () => {
    expect(count('load')).toBeGreaterThan(count('view'))
    expect(count('view')).toBeGreaterThan(count('open'))
    expect(count('open')).toBeGreaterThan(count('productClick'))
    expect(count('productClick')).toBeGreaterThan(100)
    expect(count('productClick')).toBeGreaterThan(count('addToCart'))
    expect(count('addToCart')).toBeGreaterThan(count('purchase'))
    expect(count('purchase')).toBeGreaterThan(10)
  })

  test('are of shoppers of whom those who opened something ordered more often', () => {
    const shoppers = demoShoppers(events, NOW)
    expect(shoppers).toHaveLength(count('view'))
    const ordered = (isOpener: boolean) => {
      const group = shoppers.filter(({ opened_at }) => (opened_at !== null) === isOpener)
      return {
        shoppers: group.length,
        ordered: group.filter(({ ordered_at }) => ordered_at !== null).length,
      }
    }
    const groups = { opened: ordered(true), seen: ordered(false) }
    expect(upliftOf(groups)).toMatchObject({ is: 'known' })
    expect(
      (ordersOfHundred(groups.opened) ?? 0) / (ordersOfHundred(groups.seen) ?? 1),
    ).toBeGreaterThan(1.3)
    for (const { began_at, opened_at, ordered_at } of shoppers) {
      expect(opened_at ?? began_at).toBeGreaterThanOrEqual(began_at)
      if (ordered_at === null) continue
      expect(ordered_at).toBeGreaterThan(opened_at ?? began_at)
      expect(ordered_at).toBeLessThan(NOW)
    }
  })

  test('open only existing posts and click only marked products', () => {
    const byId = new Map(posts.map((post) => [post.id, post]))
    const odd = events.filter(({ type, postId, skuId, at }) => {
      const post = byId.get(postId ?? 0)
      if (type === 'load' || type === 'view') return postId !== null || skuId !== null
      if (!post || post.since > at) return true
      if (type === 'action') return !post.hasAction
      return type === 'open' ? skuId !== null : !post.skuIds.includes(skuId ?? 0)
    })
    expect(odd).toEqual([])
    expect(count('action')).toBeGreaterThan(0)
  })

  test('of stories count as watched only what was opened before', () => {
    const ofStories = demoStoryEvents(posts, NOW, 3)
    const watched = ofStories.filter(({ type }) => type === 'completion')
    const opened = ofStories.filter(({ type }) => type === 'open')
    expect(watched.length).toBeGreaterThan(20)
    expect(watched.length).toBeLessThan(opened.length)
    const openedPosts = new Set(opened.map(({ postId }) => postId))
    expect(watched.every(({ postId }) => openedPosts.has(postId))).toBe(true)
  })

  test('contain only loads and views without posts', () => {
    expect(new Set(demoEvents([], NOW, 1).map(({ type }) => type))).toEqual(
      new Set(['load', 'view']),
    )
  })
})

test('uses available products of the catalogue as substitutes', () => {
  const stock = new Map(PRODUCTS.map(({ article, isAbsent = false }) => [article, !isAbsent]))
  for (const [article, substitutes] of Object.entries(SUBSTITUTES)) {
    expect(stock.has(article)).toBe(true)
    expect(new Set(substitutes).size).toBe(substitutes.length)
    expect(substitutes).not.toContain(article)
    expect(substitutes.length).toBeLessThanOrEqual(LIMITS.substituteProducts)
    for (const substitute of substitutes)
      expect([substitute, stock.get(substitute)]).toEqual([substitute, true])
  }
})

describe('elements', () => {
  const pictures = POSTS.flatMap(picturesOf)
  const elements = pictures.map(({ id }) => elementsOn(id))

  test('are valid for a save', () => {
    expect(elementsProblem(elements)).toBeNull()
    expect(elements.map(elementsOf)).toEqual(elements)
  })

  test('of every kind occur, and a product’s picture only where the product is marked', () => {
    for (const list of ['interactions', 'textStickers', 'callToActions'] as const) {
      expect(elements.some((item) => item[list].length > 0)).toBe(true)
    }
    const shown = pictures.flatMap((picture) =>
      marksOf(picture).filter(({ article }) => productImageOn(picture.id, article)),
    )
    expect(shown).toHaveLength(1)
  })

  test('have about a hundred answers, all for existing options and from the last weeks', () => {
    const since = NOW - 60 * DAY_MS
    const answers = POSTS.flatMap((post) =>
      demoAnswers(post.key, since, NOW).map((answer) => ({ ...answer, key: post.key })),
    )
    expect(answers.length).toBeGreaterThan(80)
    for (const { key, type, answer, value, at } of answers) {
      const { interactions } = elementsOn(`${key}-1`)
      const asked = interactions.find((interaction) => interaction.type === type)
      expect(asked).toBeDefined()
      if (asked && type !== 'question') expect(offeredAnswers(asked)).toContain(answer)
      expect(value !== null).toBe(type === 'emoji')
      expect(value ?? 0).toBeLessThanOrEqual(100)
      expect(at).toBeGreaterThan(since)
      expect(at).toBeLessThan(NOW)
    }
  })
})
