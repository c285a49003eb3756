import type { SiteContents } from '@/contract/entities/widgets/siteCheck'
import { EMBED_ATTRIBUTE, EMBED_SCRIPT, TYPE_ATTRIBUTE } from '@/contract/widgets/embed'
import { parseHtml, type Attributes } from '../../../page/scanHtml'

/** The widgets' markup on a shop's page, as it arrives: content added by scripts is not seen. */
export interface ShopPageScan {
  /** Places of widgets, in document order. */
  places: { embedId: string; type: string | null }[]
  /** Script tags named like the embed's; other scripts may have that name too. */
  scripts: ScriptTag[]
  hasTagManager: boolean
  /** Content Security Policies of the page itself. */
  policies: string[]
  /** The page's files, including the widgets' script. */
  contents: SiteContents
}

export interface ScriptTag {
  src: string
  nonce: string | null
  integrity: string | null
}

const POLICY = 'content-security-policy'
const TAG_MANAGER = 'googletagmanager.com/gtm.js'
/** Their content is not rendered where scripts run. */
const ASIDE = new Set(['template', 'noscript'])

export function scanShopPage(html: string): ShopPageScan {
  const scan: ShopPageScan = {
    places: [],
    scripts: [],
    hasTagManager: false,
    policies: [],
    contents: { scripts: 0, styles: 0, pictures: 0 },
  }
  let aside = 0
  let isInScript = false
  parseHtml(html, {
    onopentag(name, attributes) {
      if (ASIDE.has(name)) aside += 1
      if (aside > 0) return
      readPlace(scan, attributes)
      countContents(scan, name, attributes)
      isInScript = name === 'script'
      if (isInScript) readScript(scan, attributes)
      if (name === 'meta' && attributes['http-equiv']?.toLowerCase() === POLICY) {
        scan.policies.push(attributes.content ?? '')
      }
    },
    ontext(text) {
      if (isInScript) scan.hasTagManager ||= text.includes(TAG_MANAGER)
    },
    onclosetag(name) {
      if (name === 'script') isInScript = false
      if (ASIDE.has(name)) aside -= 1
    },
  })
  return scan
}

function readPlace({ places }: ShopPageScan, attributes: Attributes): void {
  const embedId = attributes[EMBED_ATTRIBUTE]
  if (embedId !== undefined) places.push({ embedId, type: attributes[TYPE_ATTRIBUTE] ?? null })
}

function countContents(
  { contents }: ShopPageScan,
  name: string,
  { rel = '', ...attributes }: Attributes,
): void {
  if (name === 'img') contents.pictures += 1
  if (name === 'link' && /\bstylesheet\b/i.test(rel)) contents.styles += 1
  // A moved address ends in the same word: `data-src`, `data-lazy-src`.
  const isLoaded = Object.keys(attributes).some((attribute) => attribute.endsWith('src'))
  if (name === 'script' && isLoaded) contents.scripts += 1
}

/** Page optimisers move the address to another attribute until they load the script. */
function readScript(scan: ShopPageScan, { nonce, integrity, ...attributes }: Attributes): void {
  const addresses = Object.values(attributes)
  scan.hasTagManager ||= addresses.some((address) => address.includes(TAG_MANAGER))
  const src = addresses.find((address) => address.split(/[?#]/)[0]?.endsWith(EMBED_SCRIPT))
  if (src !== undefined) {
    scan.scripts.push({ src, nonce: nonce ?? null, integrity: integrity ?? null })
  }
}
