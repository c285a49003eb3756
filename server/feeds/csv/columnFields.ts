/** The fields of a table's columns. */
export type ColumnField =
  | 'id'
  | 'groupId'
  | 'name'
  | 'typePrefix'
  | 'model'
  | 'brand'
  | 'vendorCode'
  | 'price'
  | 'oldPrice'
  | 'salePrice'
  | 'currency'
  | 'availability'
  | 'quantity'
  | 'link'
  | 'picture'
  | 'morePictures'
  | 'category'
  | 'subcategory'
  | 'googleCategory'

/** Fields that may have several columns. */
export const REPEATED: ReadonlySet<ColumnField> = new Set([
  'picture',
  'morePictures',
  'subcategory',
])

/**
 * Headers as `headerKey` writes them, best first. Of two columns for the same field the one with
 * the earlier header is used. The other may be used for another field that lists its header:
 * `артикул` is the id only where no better column exists.
 */
export const HEADERS: Readonly<Record<ColumnField, readonly string[]>> = {
  id: [
    'id',
    'offer id',
    'offerid',
    'product id',
    'id товара',
    'ид товара',
    'id предложения',
    'ид',
    'код товара',
    'код',
    'sku',
    'артикул',
    'артикул товара',
    'vendorcode',
    'vendor code',
  ],
  groupId: [
    'item group id',
    'group id',
    'groupid',
    'id группы',
    'ид группы',
    'код группы',
    'id группы товаров',
    'группа вариантов',
  ],
  name: [
    'title',
    'name',
    'product name',
    'название',
    'название товара',
    'наименование',
    'наименование товара',
    'имя',
    'имя товара',
    'заголовок',
    'товар',
    'product',
  ],
  typePrefix: ['typeprefix', 'type prefix', 'тип товара', 'тип'],
  model: ['model', 'модель'],
  brand: ['brand', 'vendor', 'бренд', 'производитель', 'марка', 'торговая марка', 'manufacturer'],
  vendorCode: [
    'mpn',
    'vendorcode',
    'vendor code',
    'код производителя',
    'артикул производителя',
    'артикул',
    'артикул товара',
    'sku',
  ],
  price: [
    'price',
    'цена',
    'цена товара',
    'розничная цена',
    'цена розничная',
    'цена продажи',
    'стоимость',
  ],
  oldPrice: [
    'oldprice',
    'old price',
    'старая цена',
    'цена до скидки',
    'цена без скидки',
    'compare at price',
  ],
  salePrice: [
    'sale price',
    'цена со скидкой',
    'цена по акции',
    'акционная цена',
    'цена распродажи',
  ],
  currency: ['currencyid', 'currency', 'currency id', 'валюта'],
  availability: [
    'availability',
    'available',
    'наличие',
    'в наличии',
    'есть в наличии',
    'наличие товара',
    'доступность',
    'in stock',
    'stock status',
    'статус наличия',
  ],
  quantity: [
    'count',
    'quantity',
    'количество',
    'кол во',
    'остаток',
    'остатки',
    'stock',
    'inventory',
    'qty',
  ],
  link: [
    'link',
    'url',
    'product url',
    'ссылка',
    'ссылка на товар',
    'ссылка на страницу',
    'ссылка на страницу товара',
    'адрес',
    'адрес страницы',
    'url товара',
    'страница товара',
  ],
  picture: [
    'image link',
    'picture',
    'image',
    'image url',
    'pictures',
    'images',
    'photo',
    'картинка',
    'картинки',
    'изображение',
    'изображения',
    'изображение товара',
    'фото',
    'фото товара',
    'фотография',
    'фотографии',
    'ссылка на картинку',
    'ссылка на изображение',
    'ссылка на фото',
    'url изображения',
    'url картинки',
    'главное изображение',
    'основное изображение',
  ],
  morePictures: [
    'additional image link',
    'additional images',
    'additional image',
    'дополнительные изображения',
    'дополнительное изображение',
    'дополнительные фото',
    'дополнительные картинки',
    'доп изображения',
    'доп фото',
  ],
  category: [
    'product type',
    'category',
    'category path',
    'категория',
    'категория товара',
    'категории',
    'раздел',
    'рубрика',
    'путь категории',
  ],
  subcategory: ['subcategory', 'подкатегория', 'подраздел'],
  googleCategory: ['google product category'],
}

/** All known headers are shorter. */
const MAX_LENGTH = 80

/** A normalized header: `g:Image_Link 2` is `image link`, `Цена, ₽` is `цена`. */
export function headerKey(header: string): string {
  return header
    .slice(0, MAX_LENGTH)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^\s*g:/, '')
    .split(/[([,:]/, 1)
    .join('')
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/ ?\d{1,2}$/, '')
}
