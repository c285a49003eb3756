import { aPost, aProduct, aWidget, anAlbum } from '../factories'
import type { TestWorld } from '../world'
import type { Device } from '@/contract/entities/analytics'
import type { EventCounts } from '../../../server/domains/analytics/eventQuery'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** Of each product, in hundredths. */
export const PRICE = 100_000

/** What happened in truth. */
export interface Happened {
  at: number
  count: keyof EventCounts
  embedId: string
  postId?: number | undefined
  skuId?: number | undefined
  device: Device | null
  page?: string | undefined
}

const TYPES = {
  loads: 'load',
  views: 'view',
  opens: 'open',
  productClicks: 'productClick',
  actions: 'action',
  completions: 'completion',
} as const
const AGENTS = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  mobile: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36',
}
const PAGES = ['https://shop.test/', 'https://shop.test/mugs', 'https://shop.test/sale']

/** Numbers that look like chance, the same in each run. */
function dice() {
  let state = 7
  return (sides: number) => {
    state = (state * 48271) % 2147483647
    return state % sides
  }
}

/** A month of shoppers: events that are up to a week late, and every third batch twice. */
export async function aMonth({ world, shop }: { world: TestWorld; shop: { id: number } }) {
  const roll = dice()
  const widgets = [
    await aWidget(world, shop),
    await aWidget(world, shop),
    await aWidget(world, shop),
  ]
  const albums = [await anAlbum(world, shop, 'Дом'), await anAlbum(world, shop, 'Сад')]
  const posts: { id: number }[] = []
  for (const chosen of [[albums[0]!], albums, [albums[1]!], []]) {
    posts.push(await aPost(world, shop, { albums: chosen }))
  }
  const skus: { id: number }[] = []
  for (const article of ['mug', 'vase', 'bowl']) {
    skus.push(await aProduct(world, shop, { article, name: article, price: PRICE }))
  }
  const articles = new Map(skus.map(({ id }, index) => [id, ['mug', 'vase', 'bowl'][index]!]))
  const truth: Happened[] = []
  const pick = <One>(list: readonly One[]) => list[roll(list.length)]!
  for (let batch = 0; batch < 60; batch += 1) {
    world.clock.advance(12 * HOUR + roll(HOUR))
    const now = world.clock.now()
    const { embed_id: embedId } = pick(widgets)
    const device = pick(['desktop', 'mobile'] as const)
    const events = Array.from({ length: 8 }, (_, index) => {
      const age = roll(4) === 0 ? roll(7 * DAY) : roll(HOUR)
      const id = `event-${batch}-${index}-x`
      const happened = { at: now - age, embedId, device }
      const postId = pick(posts).id
      if (roll(8) === 0) {
        const skuId = pick(skus).id
        const item = { article: articles.get(skuId)!, quantity: 1 }
        truth.push({ ...happened, count: 'purchases', postId, skuId })
        const order = { clicks: [{ embedId, postId, skuId }], items: [item] }
        return { id, age, type: 'purchase', order }
      }
      const count = pick(Object.keys(TYPES) as (keyof typeof TYPES)[])
      const page = roll(5) === 0 ? undefined : pick(PAGES)
      const of = count === 'loads' || count === 'views' ? {} : { postId }
      const named = count === 'productClicks' ? { ...of, skuId: pick(skus).id } : of
      truth.push({ ...happened, ...named, count, page })
      return { id, age, type: TYPES[count], page, ...named }
    })
    const send = () =>
      world.app.request(`/widget/v1/${embedId}/events`, {
        method: 'POST',
        headers: { 'User-Agent': AGENTS[device] },
        body: JSON.stringify({ events }),
      })
    expect((await send()).status).toBe(204)
    if (batch % 3 === 0) expect((await send()).status).toBe(204)
    const answer = { at: now, count: 'answers', embedId, device, postId: pick(posts).id } as const
    truth.push(answer)
    await world.db
      .insertInto('interaction_answer')
      .values({
        account_id: shop.id,
        post_id: answer.postId,
        type: 'poll',
        carousel_position: 1,
        answer: 'Да',
        value: null,
        widget_id: widgets.find(({ embed_id }) => embed_id === embedId)!.id,
        device,
        created_at: now,
      })
      .execute()
  }
  return { widgets, albums, posts, skus, truth }
}
