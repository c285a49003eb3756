import type { Db } from '../../db/openDatabase'
import { isOfNone, leavingFeeds } from './leavingProducts'
import { isLinkTo, variantOf } from './productLinks'
import { linkKey } from '../../language/searchText'
import { articleKey, isFunctionWord, splitWords } from '../../language/words/words'
import { stemOf } from '../../language/words/stem'

/** The words and the links of a text that are compared; the rest of a longer text is ignored. */
const MAX_WORDS = 300
/** The maximum products that one text may name. */
const MAX_PRODUCTS = 5
/** Products that share most words with a text; one of them may be named in full. */
const MAX_CANDIDATES = 200
/** A word in more products than this identifies none. */
const MAX_PER_WORD = 5000
/** The weight from which a word counts as part of a product's name: `productWords`. */
const NAME_WEIGHT = 6
/** The first words of a name that identify a product: the rest is mostly size and colour. */
const TELLING_WORDS = 3
const MIN_SIGNIFICANT_WORDS = 2

interface NamedProduct {
  id: number
  name: string
  group_id: string | null
  in_stock: number
}

/**
 * Ids of the products that a text names for certain, most certain first: by a link to the shop, by a SKU, or by the first words of a name, in
 * any form (product-rules/sources.md#product-marks). Of the variants of a product, the one in stock.
 */
export async function productsNamed(db: Db, accountId: number, text: string): Promise<number[]> {
  if (text.trim() === '') return []
  const offered = offeredProducts(db, accountId, await leavingFeeds(db, accountId))
  const found = [
    ...(await byLink(offered, text)),
    ...(await byArticle(offered, accountId, text)),
    ...(await byName(offered, accountId, text)),
  ]
  const shown = new Map<string, NamedProduct>()
  for (const product of found) {
    const variant = variantOf(product)
    const known = shown.get(variant)
    if (!known || known.in_stock < product.in_stock) shown.set(variant, product)
  }
  return [...new Set([...shown.values()].map(({ id }) => id))].slice(0, MAX_PRODUCTS)
}

type OfferedProducts = ReturnType<typeof offeredProducts>

const offeredProducts = (db: Db, accountId: number, leaving: readonly number[]) =>
  db
    .selectFrom('sku')
    .where('sku.account_id', '=', accountId)
    .where('sku.left_at', 'is', null)
    .$if(leaving.length > 0, (sku) => sku.where(isOfNone(leaving)))
    .select(['sku.id', 'sku.name', 'sku.group_id', 'sku.in_stock'])
    .orderBy('sku.id')

/**
 * Some shops distinguish products by parts of the link that `linkKey` omits: such a product is
 * named only by its whole link. A key that many products have, such as the home page's, names none.
 */
async function byLink(offered: OfferedProducts, text: string): Promise<NamedProduct[]> {
  const links = [...text.matchAll(/https?:\/\/[^\s<>"]{1,2000}/g)].slice(0, MAX_WORDS)
  if (links.length === 0) return []
  // The sentence may end after the link.
  const written = links.flatMap(({ 0: link }) => [link, link.replace(/[.,;:!?)\]]$/, '')])
  const products = await offered
    .where('sku.link_key', 'in', [...new Set(written.map(linkKey))])
    .select(['sku.link', 'sku.link_key'])
    .limit(MAX_CANDIDATES)
    .execute()
  const named = products.filter(({ link }) => written.some((one) => isLinkTo(link, one)))
  return named.filter(
    ({ link_key }) =>
      new Set(named.filter((one) => one.link_key === link_key).map(variantOf)).size === 1,
  )
}

async function byArticle(
  offered: OfferedProducts,
  accountId: number,
  text: string,
): Promise<NamedProduct[]> {
  const keys = text
    .split(/[\s,;()«»"]+/)
    .slice(0, MAX_WORDS)
    .map(articleKey)
    .filter(isArticle)
  if (keys.length === 0) return []
  return offered
    .innerJoin('search_article', 'search_article.sku_id', 'sku.id')
    .where('search_article.account_id', '=', accountId)
    .where('search_article.rank', '=', 0)
    .where('search_article.key', 'in', [...new Set(keys)])
    .execute()
}

/** A short number is a size, a price or a year. */
const isArticle = (key: string) => /\d/.test(key) && key.length >= (/^\d+$/.test(key) ? 6 : 4)

async function byName(
  offered: OfferedProducts,
  accountId: number,
  text: string,
): Promise<NamedProduct[]> {
  const stems = new Set(tellingStems(text, MAX_WORDS))
  if (stems.size < MIN_SIGNIFICANT_WORDS) return []
  const candidates = await offered
    .innerJoin('search_posting', 'search_posting.sku_id', 'sku.id')
    .innerJoin('search_stem', 'search_stem.id', 'search_posting.stem_id')
    .where('search_stem.account_id', '=', accountId)
    .where('search_stem.stem', 'in', [...stems])
    // A word of very many products identifies none of them.
    .where('search_stem.product_count', '<=', MAX_PER_WORD)
    .where('search_posting.weight', '>=', NAME_WEIGHT)
    .groupBy(['sku.id', 'sku.name', 'sku.group_id', 'sku.in_stock'])
    .having(({ fn }) => fn.countAll(), '>=', MIN_SIGNIFICANT_WORDS)
    .clearOrderBy()
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('sku.id')
    .limit(MAX_CANDIDATES)
    .execute()
  return candidates.filter(({ name }) => {
    const telling = tellingStems(name, TELLING_WORDS)
    return telling.length >= MIN_SIGNIFICANT_WORDS && telling.every((stem) => stems.has(stem))
  })
}

/**
 * The stems of the first identifying words: no function words, numbers, or words of one or two
 * letters.
 */
function tellingStems(text: string, most: number): string[] {
  const words = splitWords(text).filter(
    (word) => word.length > 2 && /\p{L}/u.test(word) && !isFunctionWord(word),
  )
  return [...new Set(words.slice(0, most).map(stemOf))]
}
