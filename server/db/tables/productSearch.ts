import type { Generated } from 'kysely'

/** The stem of words in an account's catalogue: `stemOf` of `server/language/words/stem.ts`. */
export interface SearchStemTable {
  id: Generated<number>
  account_id: number
  stem: string
  /** The number of its products; recounted with each indexing, so that it may be slightly outdated. */
  product_count: Generated<number>
}

/** A word in its spelling in products: a typed word is a prefix of one. */
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

/** A stem of a product; a larger weight identifies the product better. */
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
