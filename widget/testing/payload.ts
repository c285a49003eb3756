import type { GalleryPayload } from '@/contract/widgets/widgetPayload'
import type { WidgetAd, WidgetMedia, WidgetPost, WidgetProduct } from '@/contract/widgets/widgetApi'
import type {
  WidgetAction,
  WidgetElement,
  WidgetInteraction,
  WidgetProductImage,
  WidgetSticker,
  WidgetText,
} from '@/contract/widgets/widgetElements'
import { DEFAULT_GALLERY_SETTINGS } from '@/contract/widgets/settings/gallerySettings'

export const ORIGIN = 'https://widget.example'

export function testProduct(skuId: number, changes: Partial<WidgetProduct> = {}): WidgetProduct {
  return {
    skuId,
    title: `Товар ${skuId}`,
    price: 129_000,
    oldPrice: null,
    currency: 'rub',
    inStock: true,
    isSimilar: false,
    imageUrl: `${ORIGIN}/media/sku-${skuId}.webp`,
    link: `https://shop.example/products/${skuId}`,
    marker: { x: 40, y: 60, show: true },
    ...changes,
  }
}

export function testMedia(id: number, products: WidgetProduct[] = []): WidgetMedia {
  return {
    id,
    picture: {
      width: 1600,
      height: 1200,
      sources: [
        { url: `${ORIGIN}/media/${id}-1600.webp`, width: 1600 },
        { url: `${ORIGIN}/media/${id}-320.webp`, width: 320 },
      ],
    },
    videoUrl: null,
    background: 'linear-gradient(180deg, #f6f2ec, #e3dace)',
    frame: 'square',
    products,
  }
}

export function testPost(id: number, changes: Partial<WidgetPost> = {}): WidgetPost {
  return {
    id,
    text: `Подпись ${id}`,
    author: { name: 'Анна', link: null },
    createdAt: '2026-09-14T10:00:00Z',
    showMarkers: true,
    media: [testMedia(id, [testProduct(id * 10)])],
    ...changes,
  }
}

const PLACED = { x: 10, y: 20, rotate: 15 }

export function testText(changes: Partial<WidgetText> = {}): WidgetText {
  return {
    kind: 'textSticker',
    ...PLACED,
    text: 'Ручная работа',
    color: '#112233',
    backgroundColor: 'transparent',
    fontName: 'Caveat',
    fontStyle: 'bold',
    fontSize: 40,
    width: 50,
    ...changes,
  }
}

export function testSticker(url: string): WidgetSticker {
  return { kind: 'pictureSticker', ...PLACED, scale: 50, url }
}

export function testAction(changes: Partial<WidgetAction> = {}): WidgetAction {
  return {
    kind: 'callToAction',
    ...PLACED,
    scale: 100,
    type: 'button',
    text: 'В магазин',
    link: 'https://shop.example/sale',
    backgroundColor: '#ffffff',
    borderRadius: 14,
    borderColor: '#112233',
    borderWidth: 2,
    textColor: '#112233',
    ...changes,
  }
}

export function testInteraction(changes: Partial<WidgetInteraction> = {}): WidgetInteraction {
  return {
    kind: 'interaction',
    ...PLACED,
    scale: 100,
    type: 'poll',
    caption: 'Какая кружка?',
    placeholder: '',
    answers: ['Белая', 'Синяя'],
    backgroundColor: '#ffffff',
    ...changes,
  }
}

export function testProductImage(
  skuId: number,
  changes: Partial<WidgetProductImage> = {},
): WidgetProductImage {
  return {
    kind: 'productImage',
    ...PLACED,
    width: 40,
    height: 30,
    skuId,
    url: `${ORIGIN}/media/sku-${skuId}.webp`,
    title: `Товар ${skuId}`,
    ...changes,
  }
}

/** One element of each kind. */
export const testElements = (): WidgetElement[] => [
  testSticker(`${ORIGIN}/media/sticker.webp`),
  testProductImage(1),
  testText(),
  testAction(),
  testInteraction(),
]

export const TEST_AD: WidgetAd = {
  erid: '2VtzqwErid',
  advertiser: 'ООО «Ромашка»',
  inn: '7700000000',
  note: '',
  color: '#ffffff',
  backgroundColor: '#112233',
}

const { html_title_block: _, popup_html: __, ...DRAWN_SETTINGS } = DEFAULT_GALLERY_SETTINGS

/** A page of a widget with posts of these ids. */
export function testPayload(
  ids: number[],
  {
    settings,
    ...changes
  }: Omit<Partial<GalleryPayload>, 'settings'> & {
    settings?: Partial<GalleryPayload['settings']>
  } = {},
): GalleryPayload {
  return {
    embedId: 'demo',
    widgetType: 'gallery',
    revision: 7,
    title: 'Галерея',
    locale: 'ru',
    settings: { ...DRAWN_SETTINGS, ...settings },
    header: [],
    popupHeader: [],
    posts: ids.map((id) => testPost(id)),
    page: 1,
    hasMore: false,
    ...changes,
  }
}
