import { webUrl } from '@/contract/text/links'
import { escapeHtml } from '@/contract/widgets/escapeHtml'

/** A piece of HTML with everything escaped. Only the functions of this file create one. */
export interface Html {
  readonly html: string
}

type Child = Html | string | null | readonly Child[]
/** `true` is an attribute without a value; null and false omit it. */
type Attributes = Readonly<Record<string, string | number | boolean | null>>

const VOID = new Set(['br', 'img', 'link', 'meta', 'source'])

/** An element with escaped attributes and children; names of elements and attributes are never a shop's. */
export function element(tag: string, attributes: Attributes = {}, ...children: Child[]): Html {
  const start = startTag(tag, attributes)
  return { html: VOID.has(tag) ? start : `${start}${children.map(escaped).join('')}</${tag}>` }
}

/** A style sheet. */
export const styleElement = (css: string, attributes: Attributes = {}): Html => ({
  html: `${startTag('style', attributes)}${harmlessCss(css)}</style>`,
})

/** The text that {@link styleElement} writes; the policy contains its hash. */
export const harmlessCss = (css: string): string => css.replaceAll('<', '\\3c ')

/** Data that browsers do not run. A `<` in it could end the element. */
export const jsonElement = (type: string, value: unknown): Html => ({
  html: `<script type="${type}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`,
})

/** A whole page. */
export const htmlDocument = (attributes: Attributes, ...children: Child[]): string =>
  `<!doctype html>\n${element('html', attributes, ...children).html}\n`

function escaped(child: Child): string {
  if (child === null) return ''
  if (typeof child === 'string') return escapeHtml(child)
  return 'html' in child ? child.html : child.map(escaped).join('')
}

const startTag = (tag: string, attributes: Attributes) =>
  `<${tag}${Object.entries(attributes).map(attribute).join('')}>`

function attribute([name, value]: [string, Attributes[string]]): string {
  if (value === null || value === false) return ''
  return value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`
}

/**
 * The address of a link or a picture on a page; null when it is not allowed. Only absolute web
 * addresses are allowed: a relative path would refer to the shop's site, and the page is outside of
 * it.
 */
export const webAddress = (address: string | null | undefined): string | null =>
  webUrl(address ?? '')?.href ?? null
