import * as v from 'valibot'
import { LIMITS } from '../limits'

const markupView = v.object({
  x: v.number(),
  y: v.number(),
  rotate: v.number(),
  width: v.number(),
  height: v.number(),
  zIndex: v.number(),
})

/** A catalogue product on a media item. The marker's x and y are its centre in whole percents of the frame. */
export const productLinkSchema = v.looseObject({
  /** Null for a mark that has not been saved yet. */
  id: v.nullable(v.number()),
  hideAtProductPage: v.boolean(),
  isSimilar: v.boolean(),
  /** The product's page in the shop. */
  link: v.string(),
  marker: v.object({ x: v.number(), y: v.number(), show: v.boolean() }),
  showOnAllSlides: v.boolean(),
  sku: v.looseObject({
    id: v.number(),
    sourceImageUrls: v.array(v.string()),
    /** What it costs now, in hundredths of `currency`; shown only, never taken from a save. */
    price: v.optional(v.number()),
    currency: v.optional(v.string()),
    /** As a product's, told when it has; shown only too. */
    hasLeft: v.optional(v.boolean()),
  }),
  title: v.string(),
  hiddenCarouselPositions: v.array(v.number()),
  skuImageMarkup: v.nullable(
    v.object({
      squareView: v.nullable(markupView),
      storyView: v.nullable(markupView),
      choosedSkuImageUrl: v.nullable(v.string()),
    }),
  ),
})
export type ProductLink = v.InferOutput<typeof productLinkSchema>

/** Where the product catalogue is shown or searched. Money is in kopecks. */
export const productSchema = v.object({
  id: v.number(),
  article: v.string(),
  name: v.string(),
  brand: v.string(),
  /** 0: the catalogue names none. */
  price: v.number(),
  oldPrice: v.nullable(v.number()),
  currency: v.string(),
  inStock: v.boolean(),
  /** No feed offers it any more; posts still point to it. */
  hasLeft: v.boolean(),
  /** The product's page in the shop. */
  link: v.string(),
  imageUrl: v.string(),
  sourceImageUrls: v.array(v.string()),
  markedCount: v.number(),
})
export type Product = v.InferOutput<typeof productSchema>

/** The catalogue's list: words of name, brand and article, stock and marks. */
export const productListRequestSchema = v.object({
  query: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.searchQuery)), ''),
  filter: v.optional(
    v.object({ inStock: v.optional(v.boolean()), isMarked: v.optional(v.boolean()) }),
    {},
  ),
  paging: v.optional(v.object({ page: v.pipe(v.number(), v.integer(), v.minValue(1)) }), {
    page: 1,
  }),
})
export type ProductListRequest = v.InferOutput<typeof productListRequestSchema>
