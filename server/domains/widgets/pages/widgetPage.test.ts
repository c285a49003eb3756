import { createHash } from 'node:crypto'
import { widgetModelEndpoints } from '@/contract/endpoints/widgets/widgetModels'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import { FULL_GALLERY } from '../../../../test/pages/fullPayloads'
import { aFullGallery, askPage, readPage } from '../../../../test/pages/galleryPage'
import { aSegment } from '../../../../test/server/accountFactories'
import { aMedia, anAlbum, aPost, aProduct, aWidget } from '../../../../test/server/factories'
import { jpeg } from '../../../../test/server/pictures'
import { openShop } from '../../../../test/server/shopDesk'
import {
  elementsOf,
  markupProblems,
  PLAIN_PAGE,
  textOf,
} from '../../../../test/pages/markupProblems'
import { binaryStl, tetrahedron } from '../../../../test/stl'
import { raiseContentVersion } from '../../../db/raiseContentVersion'
import { widgetPage } from './widgetPage'

const desk = openShop()

test('draws a gallery as figures with everything that shoppers see in the widget', async () => {
  const { embedId, postId } = await aFullGallery(desk)
  const { all, texts, html, response } = await readPage(desk, `${embedId}.html`)
  expect(html.startsWith('<!doctype html>\n<html lang="ru">')).toBe(true)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(texts('title')).toEqual(['Мы в сети — Магазин shop'])
  expect(texts('h1')).toEqual(['Мы в сети'])
  expect(all('figure').map(({ attribs }) => attribs.id)).toEqual([`post-${postId}`])
  const [first, second] = all('img')
  expect(first?.attribs).toMatchObject({ width: '640', height: '480' })
  expect(first?.attribs.alt).toBe('Утро за городом (1 из 2)')
  expect(second?.attribs.alt).toBe('Утро за городом (2 из 2)')
  expect(first?.attribs.src).toMatch(/^http:\/\/widgets\.test\/media\/\w+\.webp$/)
  expect(first?.attribs.srcset).toMatch(/ 320w, .* 736w, .* 800w$/)
  const caption = texts('figcaption')[0]
  expect(caption).toContain('ООО «Лён», ИНН 7700000000, erid: 2Vtzq')
  expect(caption).toContain('Скидка до мая')
  expect(caption).toContain('Утро за городом')
  expect(texts('time')).toEqual(['18 марта 2026 г.'])
  expect(texts('li')[0]?.replace(/\s/g, ' ')).toBe(
    'Кружка «Утро»1 490 ₽ Старая цена 1 990 ₽ −25% В наличии',
  )
  const links = all('a').map(({ attribs }) => [attribs.href, attribs.rel])
  expect(links).toContainEqual(['https://shop.test/products/LG-100', 'noopener'])
  expect(links).toContainEqual(['https://shop.test/', 'noopener'])
  expect(texts('p')).toContain('Ручная работа')
})

test('describes a picture of a post without text by its products', async () => {
  const { world, shop } = desk
  const album = await anAlbum(world, shop)
  const products = [await aProduct(world, shop)]
  await aPost(world, shop, { text: ' ', albums: [album], products, is_published: 1 })
  const { embed_id } = await aWidget(world, shop, { settings: { albums: [album.id] } })
  const { all } = await readPage(desk, `${embed_id}.html`)
  expect(all('img')[0]?.attribs.alt).toBe('Кружка «Утро»')
})

test('allows the page’s own style sheet and pictures in its policy, and no scripts', async () => {
  const { embedId } = await aFullGallery(desk)
  const { response, all } = await readPage(desk, `${embedId}.html`)
  const policy = response.headers.get('content-security-policy') ?? ''
  const hash = createHash('sha256')
    .update(textOf(all('style')[0]!))
    .digest('base64')
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    'img-src http://widgets.test https:',
    'media-src http://widgets.test',
    "form-action 'none'",
    "base-uri 'none'",
  ])
})

test('keeps words and links of the shop’s header and has exactly one heading', async () => {
  const { world, shop } = desk
  const html_title_block =
    '<h2 style="color:#102030" onclick="alert(1)">Наши <a href="https://shop.test/">дома</a></h2><script>alert(1)</script>'
  const { embed_id } = await aWidget(world, shop, { settings: { html_title_block, min_posts: 1 } })
  const response = await askPage(desk, `${embed_id}.html`)
  const html = await response.text()
  expect(markupProblems(html, PLAIN_PAGE)).toEqual([])
  expect(elementsOf(html).flatMap(({ name }) => (/^h\d$/.test(name) ? name : []))).toEqual(['h2'])
  expect(html).toContain('color:#102030;')
  expect(html).toContain('Здесь пока ничего нет')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
})

describe('a post with all content', () => {
  const drawn = (payload = FULL_GALLERY) => {
    const view = { payload, shop: 'Лён', widgetUrl: 'https://widgets.test', narrowed: {} }
    const { html } = widgetPage(view)
    return { html, elements: elementsOf(html) }
  }

  test('shows a video behind its poster, and as a link where it cannot play', () => {
    const [video] = drawn().elements.filter(({ name }) => name === 'video')
    expect(video?.attribs).toEqual({
      src: 'https://widgets.test/media/film.mp4',
      poster: 'https://widgets.test/media/736.webp',
      controls: '',
      preload: 'none',
      playsinline: '',
      'aria-label': 'Утро 1 (2 из 2)',
      width: '640',
      height: '480',
    })
    expect(video && textOf(video)).toBe('Смотреть видео')
  })

  test('shows author and date only where the popup shows them, to shoppers and search engines alike', () => {
    expect(drawn().html.split('nina')).toHaveLength(9)
    const settings = { ...FULL_GALLERY.settings, popup_header: 'hidden' as const }
    const { html } = drawn({ ...FULL_GALLERY, settings })
    expect(html).not.toContain('nina')
    expect(html).not.toContain('<time')
    expect(html).not.toContain('datePublished')
  })

  test('removes unknown tags and outside addresses from a header', () => {
    const header = [
      { tag: 'script', children: ['alert(1)'] },
      { tag: 'a', href: '/sale', children: ['Скидки'] },
      { tag: 'img', src: 'data:image/png;base64,', alt: 'x', children: [] },
    ]
    const { html } = drawn({ ...FULL_GALLERY, header })
    expect(markupProblems(html, PLAIN_PAGE)).toEqual([])
    expect(html).toContain('<a>Скидки</a>')
  })
})

describe('pages of a gallery', () => {
  async function aLongGallery(settings: Record<string, unknown> = {}) {
    const { world, shop } = desk
    const album = await anAlbum(world, shop)
    const media = [await aMedia(world, shop)]
    for (const text of ['1', '2', '3', '4', '5']) {
      await aPost(world, shop, { media, text, albums: [album], is_published: 1 })
    }
    const { embed_id } = await aWidget(world, shop, {
      settings: { albums: [album.id], count: 2, load_more: '1', ...settings },
    })
    return embed_id
  }

  test('link to each other, each under its own address', async () => {
    const id = await aLongGallery()
    const pages = await Promise.all(
      ['', '?page=2', '?page=3'].map((end) => readPage(desk, `${id}.html${end}`)),
    )
    const own = `http://widgets.test/widget/v1/${id}.html`
    expect(pages.map(({ rel }) => [rel('prev'), rel('canonical'), rel('next')])).toEqual([
      [[], [own], [`${own}?page=2`]],
      [[own], [`${own}?page=2`], [`${own}?page=3`]],
      [[`${own}?page=2`], [`${own}?page=3`], []],
    ])
    expect(pages.map(({ texts }) => texts('title')[0])).toEqual([
      'Галерея — Магазин shop',
      'Галерея, страница 2 — Магазин shop',
      'Галерея, страница 3 — Магазин shop',
    ])
    expect(
      pages.map(({ data }) => (data[0]?.itemListElement as { position: number }[])[0]?.position),
    ).toEqual([1, 3, 5])
  })

  test('past the last one link to the first page and are hidden from search engines', async () => {
    const id = await aLongGallery()
    const { rel, response } = await readPage(desk, `${id}.html?page=99`)
    expect([rel('prev'), rel('next')]).toEqual([[`http://widgets.test/widget/v1/${id}.html`], []])
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
  })

  test('end where shoppers can load no more posts', async () => {
    const id = await aLongGallery({ load_more: '' })
    const { rel, texts } = await readPage(desk, `${id}.html`)
    expect(rel('next')).toEqual([])
    expect(texts('a')).toEqual(['Смотреть как историю'])
  })

  test('are empty with fewer posts than the gallery’s minimum', async () => {
    const id = await aLongGallery({ count: 12, min_posts: 6 })
    const html = await (await askPage(desk, `${id}.html`)).text()
    expect(elementsOf(html).filter(({ name }) => name === 'figure')).toEqual([])
  })

  test('of a segment show its posts, are hidden from search engines, and keep the segment in their links', async () => {
    const { world, shop } = desk
    const id = await aLongGallery({ count: 1 })
    const segment = await aSegment(world, shop, 'vip')
    const posts = await world.db.selectFrom('post').select('id').orderBy('id').execute()
    for (const post of posts.slice(2)) {
      await world.db
        .insertInto('post_segment')
        .values({ post_id: post.id, segment_id: segment.id })
        .execute()
    }
    await raiseContentVersion(world.db, shop.id)
    const { rel, response } = await readPage(desk, `${id}.html?segment=`)
    const own = `http://widgets.test/widget/v1/${id}.html`
    expect(rel('next')).toEqual([`${own}?segment=&page=2`])
    expect(rel('canonical')).toEqual([own])
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    const last = await readPage(desk, `${id}.html?segment=&page=2`)
    expect([last.rel('next'), last.all('figure').length]).toEqual([[], 1])
  })
})

test('draws stories as a section per highlight, and links to a post in two highlights once', async () => {
  const { world, shop } = desk
  const [one, two] = [await anAlbum(world, shop, 'Новинки'), await anAlbum(world, shop, 'Кухня')]
  await aPost(world, shop, { albums: [one, two], is_published: 1 })
  const { embed_id } = await aWidget(world, shop, {
    widget_type: 'story',
    settings: {
      stories_highlights: 1,
      stories_highlights_albums: { 0: one.id, 1: two.id },
      stories_highlights_order: { 0: two.id, 1: one.id },
    },
  })
  const { texts, all } = await readPage(desk, `${embed_id}.html`)
  expect(texts('h2')).toEqual(['Кухня', 'Новинки'])
  expect(all('figure').map(({ attribs }) => attribs.id !== undefined)).toEqual([true, false])
})

test('draws a 3D model as its poster, its name and its size', async () => {
  const { world, shop, client } = desk
  const { embed_id } = await aWidget(world, shop, { widget_type: 'stl', role: 'Ваза' })
  const formOf = (content: Uint8Array, name: string) => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(content)], name))
    return form
  }
  const params = { id: embed_id }
  const { model } = await client.call(widgetModelEndpoints.uploadModel, {
    params,
    form: formOf(binaryStl(tetrahedron(10)), 'a.stl'),
  })
  const { poster } = await client.call(widgetModelEndpoints.uploadModelPoster, {
    params,
    form: formOf(await jpeg({ width: 900, height: 600 }), 'poster.jpg'),
  })
  await client.call(widgetEndpoints.saveWidget, {
    params,
    body: { gallerySettings: { model: model.id, poster: poster.id } },
  })
  const html = await (await askPage(desk, `${embed_id}.html`)).text()
  expect(markupProblems(html, PLAIN_PAGE)).toEqual([])
  const elements = elementsOf(html)
  const [picture] = elements.filter(({ name }) => name === 'img')
  expect(picture?.attribs).toMatchObject({ alt: 'Ваза', width: '640', height: '427' })
  expect(html).toContain('Ширина 10 мм, глубина 20 мм, высота 30 мм')
  expect(elements.filter(({ name }) => name === 'h1').map(textOf)).toEqual(['Ваза'])
  expect(html).not.toContain('Здесь пока ничего нет')
})
