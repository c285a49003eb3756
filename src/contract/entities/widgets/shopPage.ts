import * as v from 'valibot'

/**
 * The place of the previewed widget on a page of the shop: `own`: its element, `other`: the element of another widget,
 * `end`: after the main content of a page without such an element.
 */
export const SHOP_PAGE_PLACES = ['own', 'other', 'end'] as const

const attributesSchema = v.record(v.string(), v.string())

export const shopPageSchema = v.object({
  /** The page that was read, after redirects. */
  page: v.string(),
  place: v.picklist(SHOP_PAGE_PLACES),
  /** Only the beginning of the page is shown. */
  isCut: v.boolean(),
  content: v.object({
    base: v.string(),
    root: attributesSchema,
    body: attributesSchema,
    styles: v.array(
      v.union([
        v.object({ href: v.string(), media: v.string() }),
        v.object({ text: v.string(), media: v.string() }),
      ]),
    ),
    html: v.string(),
  }),
})
export type ShopPage = v.InferOutput<typeof shopPageSchema>
