import type { WidgetPayload } from '@/contract/widgets/widgetPayload'
import { FULL_GALLERY, FULL_MODEL, FULL_STORIES } from '../../../../../test/pages/fullPayloads'
import {
  elementsOf,
  markupProblems,
  textOf,
  WEB_STORY,
} from '../../../../../test/pages/markupProblems'
import { anAlbum, aPost, aWidget } from '../../../../../test/server/factories'
import { openShop } from '../../../../../test/server/shopDesk'
import { ApiError } from '../../../../errors/apiError'
import { MAX_SLIDES } from './storySlides'
import { widgetStory } from './widgetStory'

const desk = openShop()
const widgetUrl = 'https://widgets.test'

type Parsed = ReturnType<typeof elementsOf>[number]

function drawn(payload: WidgetPayload, albumId: number | null = null) {
  const { html, headers } = widgetStory({ payload, shop: 'Лён и глина', widgetUrl, albumId })
  expect(markupProblems(html, WEB_STORY)).toEqual([])
  const elements = elementsOf(html)
  const all = (name: string) => elements.filter((element) => element.name === name)
  return { html, headers, all, pages: all('amp-story-page') }
}

const childrenOf = (element: Parsed) => element.children.filter((child) => 'attribs' in child)
const BOILERPLATE =
  '<style amp-boilerplate>body{-webkit-animation:-amp-start 8s steps(1,end) 0s 1 normal both;-moz-animation:-amp-start 8s steps(1,end) 0s 1 normal both;-ms-animation:-amp-start 8s steps(1,end) 0s 1 normal both;animation:-amp-start 8s steps(1,end) 0s 1 normal both}@-webkit-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-moz-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-ms-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-o-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}</style><noscript><style amp-boilerplate>body{-webkit-animation:none;-moz-animation:none;-ms-animation:none;animation:none}</style></noscript>'

describe.each([
  ['a gallery', FULL_GALLERY],
  ['stories', FULL_STORIES],
])('the Web Story of %s follows the rules of AMP', (_name, payload) => {
  test('has the required head elements, once and in order', () => {
    const { html, all } = drawn(payload)
    expect(
      html.startsWith('<!doctype html>\n<html amp lang="ru"><head><meta charset="utf-8">'),
    ).toBe(true)
    expect(html).toContain(BOILERPLATE)
    expect(all('script').map(({ attribs }) => attribs)).toEqual([
      { async: '', src: 'https://cdn.ampproject.org/v0.js' },
      {
        ...{ async: '', 'custom-element': 'amp-story' },
        src: 'https://cdn.ampproject.org/v0/amp-story-1.0.js',
      },
      {
        ...{ async: '', 'custom-element': 'amp-video' },
        src: 'https://cdn.ampproject.org/v0/amp-video-0.1.js',
      },
    ])
    const canonical = `https://widgets.test/widget/v1/${payload.embedId}/story.html`
    expect(all('link').map(({ attribs }) => attribs)).toEqual([
      { rel: 'canonical', href: canonical },
    ])
    expect(all('meta').flatMap(({ attribs }) => attribs.content ?? [])).toEqual([
      'width=device-width,minimum-scale=1',
    ])
    const [custom, ...others] = all('style').filter(({ attribs }) => 'amp-custom' in attribs)
    expect(others).toEqual([])
    const css = textOf(custom!)
    expect(Buffer.byteLength(css)).toBeLessThan(75_000)
    expect(css).not.toMatch(/!important|i-amphtml|-amp-|@import/)
  })

  test('has one story element with its name, publisher, logo and poster', () => {
    const { all } = drawn(payload)
    const body = childrenOf(all('body')[0]!)
    expect(body.map(({ name }) => name)).toEqual(['amp-story'])
    expect(body[0]?.attribs).toEqual({
      standalone: '',
      title: 'Мы в сети',
      publisher: 'Лён и глина',
      'publisher-logo-src': 'https://widgets.test/assets/icon-192.png',
      'poster-portrait-src': 'https://widgets.test/media/1600.webp',
    })
  })

  test('has on each page a name, one slide that fills the page, text over the slide, and at most one link at its end', () => {
    const { pages } = drawn(payload)
    const ids = pages.map(({ attribs }) => attribs.id)
    expect(ids).toEqual(['slide-1', 'slide-2', 'slide-3', 'slide-4'])
    for (const page of pages) {
      const [fill, vertical, ...rest] = childrenOf(page)
      expect([fill?.name, fill?.attribs.template]).toEqual(['amp-story-grid-layer', 'fill'])
      expect([vertical?.name, vertical?.attribs.template]).toEqual([
        'amp-story-grid-layer',
        'vertical',
      ])
      expect(fill && childrenOf(fill)).toHaveLength(1)
      expect(rest.map(({ name, attribs }) => [name, attribs.layout])).toEqual([
        ['amp-story-page-outlink', 'nodisplay'],
      ])
      const links = rest.flatMap(childrenOf)
      expect(links.map(({ name }) => name)).toEqual(['a'])
      expect(links[0] && textOf(links[0])).not.toBe('')
    }
  })

  test('describes pictures, and plays videos with a poster before the next page', () => {
    const { all, pages } = drawn(payload)
    for (const { attribs } of all('amp-img')) {
      expect(attribs).toMatchObject({ layout: 'fill', 'object-fit': 'contain' })
      expect(attribs.alt).toMatch(/^Утро \d \(1 из 2\)$/)
    }
    const videos = all('amp-video')
    expect(videos).toHaveLength(2)
    for (const video of videos) {
      expect(video.attribs).toMatchObject({ layout: 'fill', autoplay: '' })
      expect(video.attribs.poster).toMatch(/^https:/)
      expect(childrenOf(video).map(({ attribs }) => attribs)).toEqual([
        { src: 'https://widgets.test/media/film.mp4', type: 'video/mp4' },
      ])
    }
    expect(pages.map(({ attribs }) => attribs['auto-advance-after'])).toEqual([
      undefined,
      'video-2',
      undefined,
      'video-4',
    ])
  })
})

test('links a page to the shop’s button, else to its product, else to the list of several products', () => {
  const links = ({ all }: ReturnType<typeof drawn>) =>
    all('a').map((link) => [link.attribs.href, textOf(link)])
  expect(links(drawn(FULL_GALLERY)).slice(0, 2)).toEqual([
    ['https://shop.test/sale', 'Купить'],
    ['https://shop.test/products/1', 'Кружка 1'],
  ])
  const bare = structuredClone(FULL_GALLERY)
  for (const { media } of bare.posts) for (const slide of media) delete slide.elements
  expect(links(drawn(bare))[0]).toEqual([
    'https://widgets.test/widget/v1/gallery0.html#post-1',
    '2 товара',
  ])
  for (const { media } of bare.posts) for (const slide of media) slide.products = []
  expect(links(drawn(bare))).toEqual([])
})

test('names a product’s price, the higher price before and the discount, and that it is out of stock', () => {
  const payload = structuredClone(FULL_GALLERY)
  for (const { media } of payload.posts) {
    for (const slide of media) {
      slide.products = slide.products.map((product) => ({
        ...product,
        ...{ price: 150_000, oldPrice: 200_000, currency: 'rub', inStock: false },
      }))
    }
  }
  const [item] = drawn(payload).all('li')
  expect(textOf(item!).replace(/\s/gu, ' ')).toBe(
    'Кружка 1 — 1 500 ₽ · Старая цена 2 000 ₽ −25% · Нет в наличии',
  )
  for (const { media } of payload.posts) {
    for (const slide of media) for (const product of slide.products) product.oldPrice = 100_000
  }
  expect(textOf(drawn(payload).all('li')[0]!)).not.toContain('Старая цена')
})

test('labels an advertisement on each of its pages', () => {
  const { pages } = drawn(FULL_GALLERY)
  for (const page of pages) {
    expect(textOf(page)).toContain('ООО «Лён», ИНН 7700000000, erid: 2Vtzq')
    expect(textOf(page)).toContain('Скидка до мая')
  }
})

test('draws a single highlight as a story', () => {
  const { all, pages } = drawn(FULL_STORIES, 1)
  expect(pages).toHaveLength(2)
  expect(all('amp-story')[0]?.attribs.title).toBe('Новинки')
  expect(all('link')[0]?.attribs.href).toBe(
    'https://widgets.test/widget/v1/stories0/story.html?album=1',
  )
})

test('limits the number of pages, and throws when a widget has nothing to draw as a story', () => {
  const [post] = FULL_GALLERY.posts
  const many = Array.from({ length: 40 }, (_, id) => ({ ...post!, id }))
  expect(drawn({ ...FULL_GALLERY, posts: many }).pages).toHaveLength(MAX_SLIDES)
  const blank = structuredClone(FULL_GALLERY)
  for (const { media } of blank.posts) for (const { picture } of media) picture.sources = []
  for (const [payload, albumId] of [
    [blank, null],
    [FULL_MODEL, null],
    [FULL_STORIES, 3],
    [FULL_GALLERY, 1],
    [{ ...FULL_GALLERY, posts: [] }, null],
  ] satisfies [WidgetPayload, number | null][]) {
    expect(() => widgetStory({ payload, shop: '', widgetUrl, albumId })).toThrow(ApiError)
  }
})

test('is served under a policy that allows only AMP’s runtime', async () => {
  const { world, shop } = desk
  const album = await anAlbum(world, shop)
  await aPost(world, shop, { text: 'Утро', albums: [album], is_published: 1 })
  const settings = { albums: [album.id] }
  const { embed_id } = await aWidget(world, shop, { widget_type: 'story', settings })
  const address = `/widget/v1/${embed_id}/story.html`
  const response = await world.app.request(address)
  expect(response.status).toBe(200)
  const policy = (response.headers.get('content-security-policy') ?? '').split('; ')
  expect(policy).toContain("default-src 'none'")
  expect(policy.filter((directive) => directive.startsWith('script-src'))).toEqual([
    'script-src https://cdn.ampproject.org',
  ])
  expect(markupProblems(await response.text(), WEB_STORY)).toEqual([])
  const etag = response.headers.get('etag') ?? ''
  const again = await world.app.request(address, { headers: { 'If-None-Match': etag } })
  expect(again.status).toBe(304)
  const page = await world.app.request(`/widget/v1/${embed_id}.html`)
  expect(page.headers.get('etag')).not.toBe(etag)
  expect((await world.app.request(`${address}?album=1`)).status).toBe(404)
  expect((await world.app.request(`${address}?album=x`)).status).toBe(400)
})
