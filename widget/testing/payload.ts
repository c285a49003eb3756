import type {
  WidgetAd,
  WidgetMedia,
  WidgetPayload,
  WidgetPost,
  WidgetProduct,
} from '@/contract/widgetApi'
import { DEFAULT_GALLERY_SETTINGS } from '@/contract/entities/widget'

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

export const TEST_AD: WidgetAd = {
  erid: '2VtzqwErid',
  advertiser: 'ООО «Ромашка»',
  inn: '7700000000',
  note: '',
  color: '#ffffff',
  backgroundColor: '#112233',
}

/** A page of a widget with posts of these ids. */
export function testPayload(
  ids: number[],
  {
    settings,
    ...changes
  }: Omit<Partial<WidgetPayload>, 'settings'> & {
    settings?: Partial<WidgetPayload['settings']>
  } = {},
): WidgetPayload {
  return {
    embedId: 'demo',
    widgetType: 'gallery',
    title: 'Галерея',
    locale: 'ru',
    settings: { ...DEFAULT_GALLERY_SETTINGS, ...settings },
    posts: ids.map((id) => testPost(id)),
    page: 1,
    hasMore: false,
    ...changes,
  }
}
