import type { Generated } from 'kysely'

/** What the forms of a word of an account's catalogue have in common: `stemOf` of `server/language/words/stem.ts`. */
export interface SearchStemTable {
  id: Generated<number>
  account_id: number
  stem: string
  /** Of how many products it is; counted anew with each indexing, so that it may be a little behind. */
  product_count: Generated<number>
}

/** A word as products have it: what somebody types is the beginning of one. */
export interface SearchFormTable {
  account_id: number
  form: string
  stem_id: number
}

/** One of the `typoKeys` of a stem. */
export interface SearchTypoTable {
  account_id: number
  key: string
  stem_id: number
}

/** A stem of a product, the heavier the better it tells the product. */
export interface SearchPostingTable {
  sku_id: number
  stem_id: number
  weight: number
}

/** One of the `articleKeys` of a product. */
export interface SearchArticleTable {
  account_id: number
  key: string
  sku_id: number
  /** 0: the whole article; 1: a code of the manufacturer or of a group; 2: a part of one of them. */
  rank: number
}
