import type { HeaderNode } from '../headerNodes'

/** The room that a widget takes on a page, so that nothing moves when it is drawn. Lengths and declarations of CSS. */
export interface Room {
  /** Without the header. */
  height: string
  /** The header, which is as high as its words are in the page's font. */
  header: readonly HeaderNode[]
  /** Of what the header stands in. */
  headerStyle: string
  /** Whether the height depends on the width of the place, not of the screen alone. */
  isOfPlace: boolean
}
