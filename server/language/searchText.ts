/** One spelling of a text for searching: the engines' own lower() supports ASCII only. */
export function normalised(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('ru').replaceAll('ё', 'е')
}

/** `like` pattern of a literal text; the query needs `escape '\'`. */
export function containing(piece: string): string {
  return likePattern(normalised(piece))
}

/** `like` pattern of a literal text in its own spelling. */
export function likePattern(piece: string): string {
  return `%${escaped(piece)}%`
}

export function beginningWith(piece: string): string {
  return `${escaped(normalised(piece))}%`
}

const escaped = (piece: string) => piece.replace(/[\\%_]/g, '\\$&')

/** Words of a search, all of which must be found. */
export function wordsOf(query: string): string[] {
  return normalised(query).split(/\s+/u).filter(Boolean)
}

export function postSearchText(post: {
  text: string
  provider_text: string
  author_username: string
}): string {
  return normalised([post.text, post.provider_text, post.author_username].join('\n'))
}

export function skuSearchText(sku: {
  article: string
  vendor_code?: string
  name: string
  brand: string
}): string {
  return normalised([sku.article, sku.vendor_code ?? '', sku.name, sku.brand].join('\n'))
}

export function accountSearchText(account: { name: string; username: string }): string {
  return normalised([account.name, account.username].join('\n'))
}

/** A shop link without variable parts: scheme, `www.`, query, fragment, last slash. */
export function linkKey(link: string): string {
  const [address = ''] = link
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .split(/[?#]/, 1)
  return withoutLastSlashes(address)
}

/** A loop, because a pattern that searches the end from each slash takes quadratic time. */
export function withoutLastSlashes(text: string): string {
  let end = text.length
  while (text[end - 1] === '/') end -= 1
  return text.slice(0, end)
}
