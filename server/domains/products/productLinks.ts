import { domainToUnicode } from 'node:url'
import type { Db } from '../../db/openDatabase'
import { linkKey } from '../../language/searchText'

/**
 * At one address, more products than this differ only in the query; further ones are not examined.
 */
const MAX_PER_ADDRESS = 200

/** What all variants of a product share: the group, or the name of a product without a group. */
export const variantOf = ({ group_id, name }: { group_id: string | null; name: string }) =>
  group_id ?? name

/** Whether a link leads to a product's page: it contains every part of the product's own link. */
export function isLinkTo(product: string, written: string): boolean {
  if (linkKey(product) !== linkKey(written)) return false
  if (!URL.canParse(product) || !URL.canParse(written)) return true
  const [own, found] = [new URL(product), new URL(written)]
  return (
    ownParams(own).every(([name, value]) => found.searchParams.getAll(name).includes(value)) &&
    (own.hash === '' || own.hash === found.hash)
  )
}

/** Advertising parameters: they describe where the shopper came from, not the product. */
const ADVERTISING = new Set(
  'gclid gbraid wbraid yclid ysclid ymclid fbclid msclkid srsltid _openstat from'.split(' '),
)

const ownParams = ({ searchParams }: URL) =>
  [...searchParams].filter(([name]) => !name.startsWith('utm_') && !ADVERTISING.has(name))

/**
 * SKUs of the product whose page has this address. Among variants with links of their own, the one
 * that the address names; all of them when it names none, as a canonical link does. None when the
 * address fits different products, as the home page does.
 */
export async function articlesAt(db: Db, accountId: number, address: string): Promise<string[]> {
  const spellings = spellingsOf(address)
  const products = await db
    .selectFrom('sku')
    .where('account_id', '=', accountId)
    .where('link_key', 'in', [...new Set(spellings.map(linkKey))])
    .select(['article', 'link', 'name', 'group_id'])
    .limit(MAX_PER_ADDRESS + 1)
    .execute()
  if (products.length > MAX_PER_ADDRESS) return []
  const linked = products.filter(({ link }) => spellings.some((one) => isLinkTo(link, one)))
  const most = Math.max(...linked.map(({ link }) => detailOf(link)))
  const named =
    linked.length === 0
      ? products.filter(({ link }) => spellings.some((one) => !contradicts(link, one)))
      : linked.filter(({ link }) => detailOf(link) === most)
  const isOne = new Set(named.map(variantOf)).size === 1
  return isOne ? named.map(({ article }) => article).sort() : []
}

/** Whether an address has other values of an identifying parameter: `?id=2` for `?id=1`. */
function contradicts(product: string, written: string): boolean {
  if (!URL.canParse(product) || !URL.canParse(written)) return false
  const { searchParams } = new URL(written)
  return ownParams(new URL(product)).some(
    ([name, value]) => searchParams.has(name) && !searchParams.getAll(name).includes(value),
  )
}

/**
 * The spellings of an address: browsers encode letters that a catalogue may contain as they are.
 */
function spellingsOf(address: string): string[] {
  if (!URL.canParse(address)) return [address]
  const { protocol, hostname, port, pathname, search } = new URL(address)
  const hosts = [hostname, domainToUnicode(hostname)].map((name) => name + (port && `:${port}`))
  const paths = [pathname, readable(pathname)]
  return hosts.flatMap((host) => paths.map((path) => `${protocol}//${host}${path}${search}`))
}

function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** The number of parameters in its link that identify a product. */
const detailOf = (link: string) => (URL.canParse(link) ? ownParams(new URL(link)).length : 0)
