import { postPreviewEndpoints } from '@/contract/endpoints/postPreview'
import type { MediaItem } from '@/contract/entities/posts/media'
import type { PostInfo, VitrinaPost } from '@/contract/entities/posts/post'
import type { ProductLink } from '@/contract/entities/catalogue/productLink'
import { anInteraction, aText } from '../../../test/server/elements'
import { aMedia, anAccount, aPost, aProduct } from '../../../test/server/factories'
import { postInfoOf } from '../../../test/server/postInfoOf'
import { openShop } from '../../../test/server/shopDesk'

const desk = openShop('observer')

const previewing = async (postInfo: PostInfo) =>
  (await desk.client.call(postPreviewEndpoints.previewPost, { body: { postInfo } })).post

/** A loaded post of two slides, the first with a product. */
async function opened(): Promise<PostInfo> {
  const { world, shop } = desk
  const media = [await aMedia(world, shop), await aMedia(world, shop)]
  const products = [await aProduct(world, shop)]
  const post = await aPost(world, shop, { text: 'Утро', media, products })
  return postInfoOf(world, shop, post.id)
}

function changed(
  post: PostInfo,
  { slide = {}, words = {} }: { slide?: Partial<MediaItem>; words?: Partial<VitrinaPost> },
): PostInfo {
  const media = post.media.map((item, index) => (index === 0 ? { ...item, ...slide } : item))
  return { ...post, media, vitrinaPost: { ...post.vitrinaPost, ...words } }
}

const linkOf = (post: PostInfo): ProductLink => post.media[0]!.linkList[0]!

/** All rows that a preview could have written. */
async function storedRows() {
  const { db } = desk.world
  return Promise.all([
    db.selectFrom('post').selectAll().execute(),
    db.selectFrom('post_media').selectAll().execute(),
    db.selectFrom('media_link').selectAll().execute(),
    db.selectFrom('account').selectAll().execute(),
    db.selectFrom('audit').selectAll().execute(),
  ])
}

test('shows unsaved changes as they would be saved, and stores nothing', async () => {
  const post = await opened()
  const before = await storedRows()
  const link = { ...linkOf(post), marker: { x: 12.6, y: 140, show: true } }
  const shown = await previewing(
    changed(post, {
      words: { text: 'Вечер' },
      slide: {
        view: 'story',
        linkList: [link],
        textStickers: [
          aText({ view: 'story', color: 'url(x)', zIndex: 2 }),
          aText({ view: 'story', text: '  ' }),
          aText({ text: 'квадрат' }),
        ],
        interactions: [anInteraction({ view: 'story', scale: 1e9 })],
      },
    }),
  )
  expect(shown).toMatchObject({ id: post.vitrinaPost.id, text: 'Вечер' })
  const [first] = shown.media
  expect(first).toMatchObject({
    frame: 'story',
    products: [{ title: 'Кружка «Утро»', marker: { x: 13, y: 78.125 } }],
  })
  expect(first?.elements).toMatchObject([
    { kind: 'interaction', scale: 1000 },
    { kind: 'textSticker', color: '#211f1d' },
  ])
  expect(await storedRows()).toEqual(before)
})

test('keeps a product’s picture inside the frame and accepts only the product’s own pictures', async () => {
  const post = await opened()
  const place = { x: 90, y: -5, rotate: 0, width: 40, height: 30, zIndex: 1 }
  const skuImageMarkup = {
    squareView: place,
    storyView: null,
    choosedSkuImageUrl: 'https://elsewhere.test/cat.jpg',
  }
  const { media } = await previewing(
    changed(post, { slide: { linkList: [{ ...linkOf(post), skuImageMarkup }] } }),
  )
  const image = media[0]?.products[0]?.imageUrl
  expect(image).toContain('/widget/v1/product/')
  expect(media[0]?.elements).toMatchObject([{ kind: 'productImage', x: 60, y: 0, url: image }])
})

test('omits hidden slides and a hidden caption', async () => {
  const post = await opened()
  const [, second] = post.media
  const hidden = await previewing(
    changed(post, { words: { hiddenCarouselPositions: [1], showText: false } }),
  )
  expect(hidden.media.map(({ id }) => id)).toEqual([second?.id])
  expect(hidden.text).toBe('')
})

test('shows unfinished elements of a draft, which cannot be published with them', async () => {
  const post = await opened()
  const unfinished = changed(post, { slide: { interactions: [anInteraction({ caption: '' })] } })
  const { media } = await previewing(unfinished)
  expect(media[0]).toMatchObject({
    id: post.media[0]?.id,
    elements: [{ kind: 'interaction', caption: '' }],
  })
})

test('omits files and products of other accounts and ignores addresses in the request', async () => {
  const { world } = desk
  const post = await opened()
  const other = await anAccount(world, 'other')
  const foreign = await aMedia(world, other)
  const { id: skuId } = await aProduct(world, other, { name: 'Чужая ваза' })
  const uploaded = await aMedia(world, desk.shop)
  const [first, second] = post.media
  const links = [{ ...linkOf(post), id: null, sku: { id: skuId, sourceImageUrls: [] } }]
  const media: MediaItem[] = [
    { ...first!, id: foreign.id, linkList: [] },
    { ...first!, id: 1e300, linkList: [] },
    { ...second!, id: uploaded.id, linkList: links, videoUrl: '/media/other.mp4', width: 1 },
  ]
  const { vitrinaPost } = post
  const shown = await previewing({
    ...post,
    media,
    vitrinaPost: { ...vitrinaPost, hiddenCarouselPositions: [1] },
  })
  expect(shown.media).toMatchObject([
    { id: uploaded.id, videoUrl: null, picture: { width: 800 }, products: [] },
  ])
  expect(shown.media[0]?.picture.sources[0]?.url).toMatch(/^http:\/\/widgets\.test\/media\//)
})

test('previews a post that was never stored', async () => {
  const post = await opened()
  expect(await previewing(changed(post, { words: { id: null } }))).toMatchObject({ id: 0 })
})
