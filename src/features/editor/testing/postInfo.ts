import type { MediaItem, UploadedMedia } from '@/contract/entities/posts/media'
import type { PostInfo, VitrinaPost } from '@/contract/entities/posts/post'
import type { Product, ProductLink } from '@/contract/entities/catalogue/productLink'

/** A mark as the back office returns it, with fields that the editor does not know. */
export function makeLink(id: number, marker: Partial<ProductLink['marker']> = {}): ProductLink {
  return {
    id,
    hideAtProductPage: false,
    isSimilar: true,
    link: `https://shop.test/p/${id}`,
    marker: { x: 20, y: 30, show: true, ...marker },
    showOnAllSlides: true,
    sku: { id: id * 10, sourceImageUrls: [`/media/sku-${id}.jpg`], vendor: 'Гжель' },
    title: `Товар ${id}`,
    hiddenCarouselPositions: [2],
    skuImageMarkup: {
      squareView: null,
      storyView: { x: 1.5, y: 2, rotate: 15, width: 40, height: 22.5, zIndex: 3 },
      choosedSkuImageUrl: null,
    },
    addedBy: 'robot',
  }
}

export function makeMedia(id: number, linkList: ProductLink[] = []): MediaItem {
  return {
    id,
    linkList,
    imageHighResolutionUrl: `/media/${id}-1600.jpg`,
    imageUrl: `/media/${id}-736.jpg`,
    thumbnailUrl: `/media/${id}-320.jpg`,
    videoUrl: null,
    width: 1600,
    height: 1200,
    callToActions: [],
    background: { type: 'gradient', angle: 180, colors: ['#f6f2ec', '#e3dace'], pictureUrl: null },
    interactions: [],
    pictureStickers: [
      { x: 1, y: 2, rotate: 0, zIndex: 1, view: 'story', pictureUrl: '/star.png', scale: 50 },
    ],
    textStickers: [],
    view: 'square',
    exif: { turned: true },
  }
}

/** A file as returned by an upload. */
export function makeUploaded(id: number): UploadedMedia {
  return {
    id,
    type: 'image',
    imageUrl: `/media/${id}-736.jpg`,
    thumbnailUrl: `/media/${id}-320.jpg`,
    width: 1600,
    height: 1200,
  }
}

/** A stored post of two pictures: two marks on the first, one on the second. */
export function makePostInfo(post: Partial<VitrinaPost> = {}): PostInfo {
  return {
    vitrinaPost: {
      id: 7,
      revision: 3,
      albumList: [{ id: 4, name: 'Кухня' }],
      enableRefreshButton: false,
      hiddenCarouselPositions: [],
      isPublished: false,
      showMarkers: true,
      showText: true,
      text: 'Утро на кухне',
      isEnabledScheduler: false,
      publishTime: null,
      unpublishTime: null,
      createdAt: '2025-05-01T08:00:00.000Z',
      publishedAt: null,
      needCopyrightRequest: false,
      copyrightRequest: null,
      promoCodeStatus: 'sent',
      ...post,
    },
    providerPost: {
      id: 'p7',
      vitrinaPostId: 7,
      provider: 'upload',
      shortcode: null,
      authorUser: { username: 'demo', profileLink: null },
      likeCount: 0,
      commentCount: 0,
      text: '',
      createdAt: '2025-05-01T08:00:00.000Z',
      createdAtAgo: '3 дня назад',
      postLink: null,
      postType: 'post',
      isDeleted: false,
      isUgc: false,
    },
    media: [
      makeMedia(1, [makeLink(11), makeLink(12, { x: 70, y: 80, show: false })]),
      makeMedia(2, [makeLink(21)]),
    ],
    segments: [{ id: 1, name: 'Весна' }],
    adsMarker: null,
    review: null,
    needsCopyright: true,
  }
}

export function makeProduct(id = 500): Product {
  return {
    id,
    article: `A-${id}`,
    name: `Ваза ${id}`,
    brand: 'Дымка',
    price: 129_000,
    oldPrice: null,
    currency: 'rub',
    inStock: true,
    hasLeft: false,
    link: `https://shop.test/p/${id}`,
    imageUrl: '/media/vase.jpg',
    sourceImageUrls: ['/media/vase.jpg'],
    category: [],
    markedCount: 0,
    vendorCode: '',
    searchableSince: null,
    pictureCheck: null,
  }
}
