/** Headers as the embed draws them (product-rules/widgets.md#custom-html). No schema library here: the embed bundles this file. */

/** Text, or an element of one of {@link HEADER_TAGS}. */
export type HeaderNode = string | HeaderElement
export interface HeaderElement {
  tag: string
  /** By CSS property; each passes {@link isHeaderStyle}. */
  style?: Record<string, string>
  /** For links. */
  href?: string
  /** For pictures. */
  src?: string
  alt?: string
  children: HeaderNode[]
}

export const HEADER_TAGS =
  'div p span h1 h2 h3 h4 h5 h6 a b strong i em u s small br ul ol li img'.split(' ')

/** No properties that leave the header's place or load something. */
const STYLE =
  /^(?:(?:background-)?color|font(?:-(?:size|weight|style|family))?|text-(?:align|decoration|transform)|letter-spacing|line-height|(?:margin|padding|border)(?:-(?:top|right|bottom|left))?|border-radius|(?:max-)?width|height|gap|display|justify-content|align-items)$/
/** Words, numbers and colours; no negative numbers, which would draw over the page. */
const VALUE = /^(?!.*(?:^|[\s(])-)(?:(?:rgb|hsl)a?\([\d\s,.%/]+\)|[\w\s#%,.'"-])+$/i
const MAX_VALUE_LENGTH = 200

/** Whether a style value loads nothing, for any property. */
export const isHarmlessValue = (value: string): boolean =>
  value.length <= MAX_VALUE_LENGTH && VALUE.test(value)

/** Whether a header may have this style. */
export const isHeaderStyle = (property: string, value: string): boolean =>
  STYLE.test(property) && isHarmlessValue(value)
