import { ElementType, parseDocument } from 'htmlparser2'

type ParsedNode = ReturnType<typeof parseDocument>['children'][number]
type ParsedElement = Extract<ParsedNode, { attribs: unknown }>

/** The markup that a page may contain. */
interface Allowed {
  elements: string
  attributes: string
  /** Origin of its scripts; without one only data blocks are allowed. */
  scripts?: string
}

export const PLAIN_PAGE: Allowed = {
  elements:
    'html head meta title link style script body header main nav footer section h1 h2 h3 h4 h5 h6 div p span a b strong i em u s small br ul ol li img figure figcaption video time',
  attributes:
    'lang charset name content property rel href class id src srcset sizes width height alt loading decoding type poster controls preload playsinline aria-label target datetime',
}

export const WEB_STORY: Allowed = {
  elements:
    'html head meta title link style noscript script body amp-story amp-story-page amp-story-grid-layer amp-story-page-outlink amp-img amp-video source div p h1 b ul li a',
  attributes:
    'amp lang charset name content rel href class id src srcset alt type async title layout template poster autoplay object-fit custom-element amp-boilerplate amp-custom auto-advance-after standalone publisher publisher-logo-src poster-portrait-src',
  scripts: 'https://cdn.ampproject.org/',
}

const ADDRESSES = ['href', 'src', 'poster', 'publisher-logo-src', 'poster-portrait-src']

/** All elements of a page, in their order. */
export function elementsOf(html: string): ParsedElement[] {
  const walk = (nodes: readonly ParsedNode[]): ParsedElement[] =>
    nodes.flatMap((node) => ('attribs' in node ? [node, ...walk(node.children)] : []))
  return walk(parseDocument(html).children)
}

export const textOf = (node: ParsedNode): string =>
  node.type === ElementType.Text
    ? node.data
    : 'children' in node
      ? node.children.map(textOf).join('')
      : ''

/** Parts of a page that could run, load or link to something forbidden. */
export function markupProblems(html: string, allowed: Allowed): string[] {
  const [tags, names] = [allowed.elements.split(' '), allowed.attributes.split(' ')]
  const elements = elementsOf(html)
  const ids = elements.flatMap(({ attribs: { id } }) => (id === undefined ? [] : [id]))
  return [
    ...elements.flatMap((element) => [
      ...(tags.includes(element.name) ? [] : [`<${element.name}>`]),
      ...Object.entries(element.attribs).flatMap(([name, value]) => [
        ...(names.includes(name) ? [] : [`${element.name} ${name}=`]),
        ...(isAddress(name, value) ? [] : [`${element.name} ${name}="${value}"`]),
      ]),
      ...scriptProblems(element, allowed),
      ...(element.name === 'style' ? styleProblems(textOf(element)) : []),
    ]),
    ...(new Set(ids).size === ids.length ? [] : ['an id twice']),
  ]
}

function isAddress(name: string, value: string): boolean {
  if (name === 'srcset') {
    return value === '' || value.split(', ').every((part) => isWeb(part.split(' ')[0] ?? ''))
  }
  return !ADDRESSES.includes(name) || isWeb(value)
}

function isWeb(address: string): boolean {
  // Parses an address as a browser does, which drops control characters.
  return /^https?:\/\/[^\s"<>]+$/.test(address) && /^https?:$/.test(new URL(address).protocol)
}

function scriptProblems(element: ParsedElement, { scripts }: Allowed): string[] {
  if (element.name !== 'script') return []
  const { type, src } = element.attribs
  const text = textOf(element)
  if (type === 'application/ld+json') {
    JSON.parse(text)
    return text.includes('<') ? ['data with <'] : []
  }
  const isKnown = scripts !== undefined && src?.startsWith(scripts) === true && text === ''
  return isKnown ? [] : ['a script']
}

const styleProblems = (css: string) =>
  /<|url\(|@import|expression|javascript|evil/i.test(css) ? [`style ${css.slice(-300)}`] : []
