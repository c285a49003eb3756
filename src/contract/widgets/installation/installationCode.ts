import {
  ADDRESS_ATTRIBUTE,
  ARTICLE_ATTRIBUTE,
  CONSENT_ATTRIBUTE,
  EMBED_ATTRIBUTE,
  EMBED_SCRIPT,
  ROOM_ATTRIBUTE,
  TYPE_ATTRIBUTE,
} from '@/contract/widgets/embed'
import { escapeHtml } from '@/contract/widgets/escapeHtml'
import { HEADER_TAGS, isHeaderStyle, type HeaderNode } from '@/contract/widgets/headerNodes'
import { widgetPageUrl } from '@/contract/widgets/pages'
import type { Room } from './roomOf'

interface InstalledWidget {
  embedId: string
  widgetType: string
  /** The widget's title; when absent, the code has no link for browsers without scripts. */
  title?: string
}

/** A SKU, or a shop's template expression for it: HTML in double quotes. */
export type ArticleInCode = string | { template: string }

/** How the page identifies its product: by its SKU, or by its own address. */
export type ProductInCode = { article: ArticleInCode } | 'address'

/** The uses of data that require the shopper's consent (product-rules/widgets.md#consent-of-the-shopper). */
export type Consent = 'none' | 'anonymous' | 'required'

interface InstallationOptions {
  /** None by default. */
  consent?: Consent
  /** The product on whose page the widget is; none by default. */
  product?: ProductInCode
  /** Null when no space is reserved, and the page shifts when the widget is drawn. */
  room?: Room | null
}

/** Types of widgets with a chunk of their own; the gallery's chunk draws the others. */
const OWN_CHUNKS = ['story', 'stl']

/** The code for the shop's page; with a product, for that product’s page. */
export const installationCode = (
  widgetUrl: string,
  widget: InstalledWidget,
  options: InstallationOptions = {},
): string => [scriptCode(widgetUrl, options), elementCode(widgetUrl, widget, options)].join('\n')

/** Loads the embed; needed once per page. */
export function scriptCode(
  widgetUrl: string,
  { consent = 'none' }: Pick<InstallationOptions, 'consent'> = {},
): string {
  const attribute = consent === 'none' ? '' : ` ${CONSENT_ATTRIBUTE}="${consent}"`
  return `<script async${attribute} src="${widgetUrl}${EMBED_SCRIPT}"></script>`
}

/** A command of a page to the embed; it may run before the embed is loaded. */
const commandCode = (name: string, value: string) => `<script>
  window.vitrina = window.vitrina || function () { (vitrina.q = vitrina.q || []).push(arguments) }
  vitrina('${name}', ${value})
</script>`

/** The command that reports a shopper's consent. */
export const CONSENT_CODE = commandCode('consent', 'true')

/** An order in the format of `ecommerce` of Google Analytics 4, with the fields used; prices in whole units. */
export interface PurchaseInCode {
  transaction_id: string
  currency: string
  items: { item_id: string; price: number; quantity: number }[]
}

/** The code of an order's confirmation page (product-rules/widgets.md#purchases). */
export function purchaseCode(
  widgetUrl: string,
  purchase: PurchaseInCode,
  options: Pick<InstallationOptions, 'consent'> = {},
): string {
  const facts = JSON.stringify(purchase, null, 2)
    .replaceAll('<', '\\u003c')
    .replaceAll('\n', '\n  ')
  return [scriptCode(widgetUrl, options), commandCode('purchase', facts)].join('\n')
}

/** The element of the widget, with its reserved space and a link for browsers without scripts. */
export function elementCode(
  widgetUrl: string,
  { embedId, widgetType, title }: InstalledWidget,
  { product, room = null }: InstallationOptions = {},
): string {
  const start = tag('div', {
    [EMBED_ATTRIBUTE]: embedId,
    ...(OWN_CHUNKS.includes(widgetType) ? { [TYPE_ATTRIBUTE]: widgetType } : {}),
    ...productAttribute(product),
    ...(room ? { style: placeStyle(room) } : {}),
  })
  const inside = [
    room && roomCode(room),
    title && linkCode(widgetUrl, embedId, title, room !== null),
  ]
  const lines = inside.filter((line) => typeof line === 'string').map((line) => `\n  ${line}`)
  return `${start}${lines.join('')}${lines.length > 0 ? '\n' : ''}</div>`
}

function productAttribute(
  product: ProductInCode | undefined,
): Readonly<Record<string, ArticleInCode | true>> {
  if (product === undefined) return {}
  return product === 'address'
    ? { [ADDRESS_ATTRIBUTE]: true }
    : { [ARTICLE_ATTRIBUTE]: product.article }
}

const placeStyle = ({ isOfPlace }: Room) =>
  `display:block;width:100%${isOfPlace ? ';container-type:inline-size' : ''}`

/**
 * The element that reserves a widget's space: the header's words, and below them a block of the
 * remaining height.
 */
function roomCode({ header, headerStyle, height }: Room): string {
  const style = `all:initial;display:flow-root;font-family:inherit;overflow-wrap:anywhere;${headerStyle}`
  const words = header.length > 0 ? `${tag('div', { style })}${headerMarkup(header)}</div>` : ''
  const rest = `${tag('div', { style: `display:block;height:${height}` })}</div>`
  return `${tag('div', { [ROOM_ATTRIBUTE]: true, style: 'display:block;visibility:hidden' })}${words}${rest}</div>`
}

/**
 * A link for browsers without scripts. It collapses the reserved space, into which nothing would be
 * drawn.
 */
function linkCode(widgetUrl: string, embedId: string, title: string, hasRoom: boolean): string {
  const href = widgetPageUrl(widgetUrl, 'page', embedId)
  const style = hasRoom ? `<style>[${ROOM_ATTRIBUTE}]{display:none!important}</style>` : ''
  return `<noscript>${style}${tag('a', { href })}${escapeHtml(title)}</a></noscript>`
}

/** A start tag; an attribute that is `true` has no value. */
function tag(name: string, attributes: Readonly<Record<string, ArticleInCode | true>>): string {
  const written = Object.entries(attributes).map(([attribute, value]) => {
    if (value === true) return ` ${attribute}`
    return ` ${attribute}="${typeof value === 'string' ? escapeHtml(value) : value.template}"`
  })
  return `<${name}${written.join('')}>`
}

/** Tags without content. */
const VOID_TAGS = ['br', 'img']

/** A header as HTML without link targets, with its pictures; it takes the space of the final header. */
function headerMarkup(nodes: readonly HeaderNode[]): string {
  return nodes.map(markupOf).join('')
}

function markupOf(node: HeaderNode): string {
  if (typeof node === 'string') return escapeHtml(node)
  const { tag: name, style = {}, src, children } = node
  if (!HEADER_TAGS.includes(name)) return ''
  const css = Object.entries(style)
    .filter(([property, value]) => isHeaderStyle(property, value))
    .map(([property, value]) => `${property}:${value}`)
    .join(';')
  const attributes = [
    css && ` style="${escapeHtml(css)}"`,
    name === 'img' && src !== undefined && ` src="${escapeHtml(src)}" alt=""`,
  ]
  const start = `<${name}${attributes.filter(Boolean).join('')}>`
  return VOID_TAGS.includes(name) ? start : `${start}${headerMarkup(children)}</${name}>`
}

/** Directives of a Content Security Policy that must allow the origin of the widgets. */
export const POLICY_DIRECTIVES = [
  'script-src',
  'connect-src',
  'img-src',
  'media-src',
  'font-src',
] as const
export type PolicyDirective = (typeof POLICY_DIRECTIVES)[number]

/** The policy that a page needs for its widgets. */
export const policyFor = (
  widgetOrigin: string,
  directives: readonly string[] = POLICY_DIRECTIVES,
): string => directives.map((directive) => `${directive} ${widgetOrigin}`).join('; ')
