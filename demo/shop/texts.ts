import { LOCALES, type Locale } from '@/contract/locale'

/**
 * Texts of the demo shop's own pages. They belong to the shop, not to the product, so they are not
 * in `translations`.
 */
const RU = {
  tagline: 'Керамика, лён и дерево для неторопливого дома',
  heroTitle: 'Вещи, которые\nхочется брать в руки',
  heroText:
    'Лепим, шьём и строгаем маленькими партиями. Смотрите, как наши вещи живут у покупателей.',
  heroAction: 'Смотреть каталог',
  galleryTitle: 'Как это живёт у вас дома',
  galleryText: 'Нажмите на фото, чтобы увидеть товары на нём.',
  catalogueTitle: 'Каталог',
  modelTitle: 'Рассмотрите со всех сторон',
  modelText: 'Потяните вазу мышью или пальцем, чтобы повернуть.',
  lookbookTitle: 'Лукбук',
  storiesTitle: 'Истории',
  lookbookText: 'Подборка снимков, собранная командой магазина.',
  outOfStock: 'Нет в наличии',
  inStock: 'В наличии, отправим завтра',
  article: 'Артикул',
  brand: 'Марка',
  alsoTitle: 'С этим берут',
  back: 'Весь каталог',
  notFoundTitle: 'Такой страницы нет',
  notFoundText: 'Зато есть чашки, пледы и лампы.',
  footer: 'Демонстрационный магазин: товары и покупатели вымышлены.',
  sections: 'Разделы',
  toCart: 'В корзину',
  inCart: 'В корзине',
  buy: 'Купить',
  thanksTitle: 'Спасибо за заказ',
  thanksText: 'Магазин ненастоящий, поэтому платить и ждать ничего не нужно.',
}
type Texts = typeof RU
export type TextId = keyof Texts

const EN: Texts = {
  tagline: 'Ceramics, linen and wood for an unhurried home',
  heroTitle: 'Things you\nwant to hold',
  heroText: 'Thrown, sewn and planed in small batches. See how they live in our customers’ homes.',
  heroAction: 'See the catalogue',
  galleryTitle: 'How it lives at your place',
  galleryText: 'Press a photo to see the products in it.',
  catalogueTitle: 'Catalogue',
  modelTitle: 'Look at it from every side',
  modelText: 'Drag the vase with a mouse or a finger to turn it.',
  lookbookTitle: 'Lookbook',
  storiesTitle: 'Stories',
  lookbookText: 'A selection of photos by the shop’s team.',
  outOfStock: 'Out of stock',
  inStock: 'In stock, leaves tomorrow',
  article: 'Article',
  brand: 'Brand',
  alsoTitle: 'Goes well with it',
  back: 'The whole catalogue',
  notFoundTitle: 'There is no such page',
  notFoundText: 'But there are cups, throws and lamps.',
  footer: 'A demonstration shop: its goods and customers are made up.',
  sections: 'Sections',
  toCart: 'Add to cart',
  inCart: 'In the cart',
  buy: 'Buy',
  thanksTitle: 'Thank you for your order',
  thanksText: 'The shop is not real, so there is nothing to pay or to wait for.',
}

export type Translate = (id: TextId) => string

const known = (text: string | undefined) => LOCALES.find((locale) => locale === text) ?? null

/** The language in `?lang=`, if it is supported. */
export const askedLocale = known

/** The browser's first supported language, else Russian. */
export function preferredLocale(acceptLanguage = ''): Locale {
  for (const part of acceptLanguage.split(',')) {
    const locale = known(part.trim().slice(0, 2).toLowerCase())
    if (locale) return locale
  }
  return 'ru'
}

export function shopTexts(locale: Locale): Translate {
  const texts = locale === 'en' ? EN : RU
  return (id) => texts[id]
}
