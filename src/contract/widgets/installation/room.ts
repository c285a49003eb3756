import type { HeaderNode } from '../headerNodes'

/** The space that a widget takes on a page, reserved to avoid layout shifts. Lengths and declarations of CSS. */
export interface Room {
  /** Without the header. */
  height: string
  /** The header, as high as its words in the page's font. */
  header: readonly HeaderNode[]
  /** Declarations of the header's container. */
  headerStyle: string
  /** Whether the height depends on the width of the place, not only of the screen. */
  isOfPlace: boolean
}
