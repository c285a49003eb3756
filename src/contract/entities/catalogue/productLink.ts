import * as v from 'valibot'

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
  /** Null for an unsaved mark. */
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
    /** The current price, in hundredths of `currency`; for display only, ignored in a save. */
    price: v.optional(v.number()),
    currency: v.optional(v.string()),
    /** As in a product; for display only. */
    article: v.optional(v.string()),
    vendorCode: v.optional(v.string()),
    /**
     * Like `hasLeft` of a product; present when the product has left the catalogue. For display
     * only.
     */
    hasLeft: v.optional(v.boolean()),
    /**
     * Present when the product is out of stock or has left the catalogue; not of a mark that is not
     * saved yet.
     */
    isUnavailable: v.optional(v.boolean()),
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

/** A product in the catalogue and in searches. Money is in hundredths of `currency`. */
export const productSchema = v.object({
  id: v.number(),
  /** The id of its offer, by which feeds and shop pages identify it. */
  article: v.string(),
  /** The vendor's number; several are separated by commas. Empty when the catalogue has none. */
  vendorCode: v.string(),
  name: v.string(),
  brand: v.string(),
  /** 0 when the catalogue has none. */
  price: v.number(),
  oldPrice: v.nullable(v.number()),
  currency: v.string(),
  inStock: v.boolean(),
  /** No feed offers it any more; posts still refer to it. */
  hasLeft: v.boolean(),
  /** The product's page in the shop. */
  link: v.string(),
  imageUrl: v.string(),
  sourceImageUrls: v.array(v.string()),
  /** From the root to the leaf; empty when the catalogue has none. */
  category: v.array(v.string()),
  markedCount: v.number(),
  /** When it was indexed, so that searches find its words in all forms (UTC ISO 8601); null while it is not indexed yet. */
  searchableSince: v.nullable(v.string()),
  /**
   * Whether the product's first picture could be loaded, and when it was checked; null before the
   * check, or when the picture is stored in the back office.
   */
  pictureCheck: v.optional(
    v.nullable(v.object({ isReadable: v.boolean(), checkedAt: v.string() })),
    null,
  ),
})
export type Product = v.InferOutput<typeof productSchema>

/** A product on its own page. */
export const productRecordSchema = v.object({
  ...productSchema.entries,
  /** The photos that the team uploaded, oldest first; their `url` is one of `sourceImageUrls`. */
  uploads: v.optional(v.array(v.object({ id: v.number(), url: v.string() })), []),
})
export type ProductRecord = v.InferOutput<typeof productRecordSchema>
