import { LINK_LENGTH } from '@/contract/widgets/embed'

/**
 * A scheme such as `mailto:`. A name with a dot before the colon does not match: it is a host with
 * its port.
 */

const WEB_ADDRESS = /^https?:\/\//i
const CALL_OR_MAIL = /^(?:tel|mailto):\S/i
/** `mailto:` and the like; a name with a dot before the colon is a host with its port. */
const SCHEME = /^[a-z][a-z\d+-]*:/i
/** A whole address that is not of the web. */
const OTHER_SCHEME = /^(?!https?:)[a-z][a-z\d+-]*:\/\//i
/** The start of a link without a host: of a path, a query or a fragment. */
const NO_HOST = /^[/\\?#.]/
const CONTROL = /\p{Cc}/u
/** A placeholder for the shop's site, to which a path is relative. */
const ANY_SITE = 'https://site.invalid'

/**
 * The web address in a text that contains nothing else: absolute, without a user name and a
 * password. Null for any other text.
 */
export function webUrl(text: string): URL | null {
  const url = webAddress(text)
  return url === null || holdsPassword(url) ? null : url
}

export type FeedLinkProblem = 'wrong-link' | 'not-web-link' | 'link-with-password'

/** Why a link cannot be read automatically; null when the link shows no problem. */
export function feedLinkProblem(link: string): FeedLinkProblem | null {
  const url = webAddress(link)
  if (url === null) return OTHER_SCHEME.test(link.trim()) ? 'not-web-link' : 'wrong-link'
  return holdsPassword(url) ? 'link-with-password' : null
}

/**
 * A link for display: the user name and the password that it was stored with are replaced by `***`.
 */
export function withoutPassword(link: string): string {
  const url = parsed(link)
  if (url === null || !holdsPassword(url)) return link
  url.username = '***'
  url.password = ''
  return url.href
}

/** Whether an address has a user name, with or without a password. */
const holdsPassword = ({ username, password }: URL) => username !== '' || password !== ''

function webAddress(text: string): URL | null {
  const address = text.trim()
  if (address.length > LINK_LENGTH || !WEB_ADDRESS.test(address)) return null
  // Some browsers accept a space as a part of a host name.
  if (/\s/.test(address) || CONTROL.test(address)) return null
  return parsed(address)
}

/**
 * The address of a link typed by a shop, on a page at `base`: of the web, a path of the same site,
 * a call, or an e-mail. Null for any other text. The link is parsed as browsers parse it.
 */
export function linkHref(link: string, base: string): string | null {
  const address = link.trim()
  if (address.length > LINK_LENGTH || CONTROL.test(address)) return null
  if (CALL_OR_MAIL.test(address)) return address
  if (!address.startsWith('/')) return webUrl(address)?.href ?? null
  const url = parsed(address, base)
  return url !== null && WEB_ADDRESS.test(url.href) && url.origin === parsed(base)?.origin
    ? url.href
    : null
}

/** Whether a text may be the link of a button or a link on a slide. */
export const isActionLink = (link: string) => linkHref(link, ANY_SITE) !== null

/** A normalized address: `shop.test/sale` becomes `https://shop.test/sale`. Invalid addresses do not change. */
export function normalizeLink(text: string): string {
  const address = text.trim()
  const isFull = address === '' || NO_HOST.test(address) || SCHEME.test(address)
  if (isFull) return address
  const url = webUrl(`https://${address}`)
  return url !== null && isPublicName(url.hostname) ? `https://${address}` : address
}

/** A name of at least two parts, the last of which is not a number. */
function isPublicName(hostname: string): boolean {
  const [last = '', ...others] = hostname.replace(/\.$/, '').split('.').reverse()
  return /[a-z]/.test(last) && others.length > 0 && !others.includes('')
}

function parsed(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

/** The link of the support contact, which is an e-mail or an address. */
export function supportHref(contact: string): string {
  return contact.includes('@') && !contact.includes('/') ? `mailto:${contact}` : contact
}
