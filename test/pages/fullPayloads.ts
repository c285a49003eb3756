import { DEFAULT_GALLERY_SETTINGS } from '@/contract/widgets/settings/gallerySettings'
import { DEFAULT_MODEL_SETTINGS } from '@/contract/widgets/settings/modelSettings'
import { DEFAULT_STORIES_SETTINGS } from '@/contract/widgets/settings/storiesSettings'
import type { GalleryPayload, StoriesPayload, ModelPayload } from '@/contract/widgets/widgetPayload'
import type { HeaderNode } from '@/contract/widgets/headerNodes'
import type { WidgetElement } from '@/contract/widgets/widgetElements'
import type { WidgetMedia, WidgetPost } from '@/contract/widgets/widgetApi'

const picture: WidgetMedia['picture'] = {
  width: 1600,
  height: 1200,
  sources: [
    { url: 'https://widgets.test/media/320.webp', width: 320 },
    { url: 'https://widgets.test/media/736.webp', width: 736 },
    { url: 'https://widgets.test/media/1600.webp', width: 1600 },
  ],
}

const place = { x: 10, y: 10, rotate: 0 }
const elements: WidgetElement[] = [
  {
    ...{ kind: 'textSticker', ...place, text: 'Ручная работа', color: '#211f1d' },
    ...{
      backgroundColor: '#ffffff',
      fontName: 'Caveat',
      fontStyle: 'bold',
      fontSize: 40,
      width: 50,
    },
  },
  { kind: 'pictureSticker', ...place, scale: 50, url: 'https://widgets.test/media/star.webp' },
  {
    ...{ kind: 'callToAction', ...place, scale: 100, type: 'button', text: 'Купить' },
    ...{ link: 'https://shop.test/sale', backgroundColor: '#ffffff', borderRadius: 4 },
    ...{ borderColor: '#000000', borderWidth: 1, textColor: '#000000' },
  },
  {
    ...{ kind: 'interaction', id: 'asked', ...place, scale: 100, type: 'poll' },
    ...{ caption: 'Какая?', placeholder: '', answers: ['Белая', 'Синяя'], backgroundColor: '#fff' },
  },
  {
    ...{ kind: 'productImage', x: 5, y: 5, rotate: 0, width: 40, height: 30, skuId: 1 },
    ...{ url: 'https://shop.test/mug.jpg', title: 'Кружка' },
  },
]

const product = (skuId: number): WidgetMedia['products'][number] => ({
  skuId,
  title: `Кружка ${skuId}`,
  price: 149_000,
  oldPrice: 199_000,
  currency: 'rub',
  inStock: skuId === 1,
  isSimilar: skuId === 2,
  imageUrl: 'https://shop.test/mug.jpg',
  link: `https://shop.test/products/${skuId}`,
  marker: { x: 50, y: 50, show: true },
})

const slide = (id: number, changes: Partial<WidgetMedia> = {}): WidgetMedia => ({
  id,
  picture,
  videoUrl: null,
  background: '#102030',
  frame: 'square',
  products: [],
  ...changes,
})

/** A post with all optional content. */
const fullPost = (id: number): WidgetPost => ({
  id,
  text: `Утро ${id}`,
  author: { name: 'nina', link: 'https://social.test/nina' },
  createdAt: '2026-03-18T12:00:00.000Z',
  showMarkers: true,
  ad: {
    ...{ erid: '2Vtzq', advertiser: 'ООО «Лён»', inn: '7700000000', note: 'Скидка до мая' },
    ...{ color: '#211f1d', backgroundColor: '#ffeecc' },
  },
  media: [
    slide(id * 10, { elements, products: [product(1), product(2)] }),
    slide(id * 10 + 1, {
      videoUrl: 'https://widgets.test/media/film.mp4',
      frame: 'story',
      products: [product(1)],
    }),
  ],
})

const header: HeaderNode[] = [
  { tag: 'h2', style: { color: '#102030' }, children: ['Мы в '] },
  { tag: 'a', href: 'https://shop.test/', children: ['сети'] },
  { tag: 'img', src: 'https://shop.test/logo.png', alt: 'Логотип', children: [] },
]

const { html_title_block: _, popup_html: __, ...gallerySettings } = DEFAULT_GALLERY_SETTINGS

export const FULL_GALLERY: GalleryPayload = {
  ...{ embedId: 'gallery0', widgetType: 'gallery', revision: 1, title: 'Галерея', locale: 'ru' },
  settings: { ...gallerySettings, load_more: '1' },
  header,
  popupHeader: header,
  posts: [fullPost(1), fullPost(2)],
  page: 2,
  hasMore: true,
}

export const FULL_STORIES: StoriesPayload = {
  ...{ embedId: 'stories0', widgetType: 'story', revision: 1, title: 'Истории', locale: 'ru' },
  settings: DEFAULT_STORIES_SETTINGS,
  header,
  highlights: [
    { albumId: 1, title: 'Новинки', cover: picture, posts: [fullPost(1)] },
    { albumId: 2, title: 'Кухня', cover: null, posts: [fullPost(1), fullPost(2)] },
  ],
}

export const FULL_MODEL: ModelPayload = {
  ...{ embedId: 'model0', widgetType: 'stl', revision: 1, title: 'Ваза', locale: 'ru' },
  settings: { ...DEFAULT_MODEL_SETTINGS, model: 1, poster: 1, alt: 'Белая ваза' },
  model: { url: 'https://widgets.test/media/a.stl', bytes: 1, triangles: 4, size: [10, 20, 5.55] },
  poster: picture,
}
