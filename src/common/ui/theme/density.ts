import type { CSSVariablesResolver } from '@mantine/core'

/** Sizes of lists, cards and tables, in px; style sheets know each as a variable, `--list-gap` for `listGap`. */
const ROOMY = {
  /** Between cards, and between the rows of a list. */
  listGap: 16,
  /** From the edge of a card to what is in it. */
  cardSpace: 16,
  /** Least height of a table's row with a mouse; a finger has 44 px in any case. */
  rowHeight: 48,
  /** Above and below the values of a row that is a card on a phone. */
  rowSpace: 12,
  /** Side of a picture in a row. */
  rowPicture: 40,
  /** Least width of a photo among others, in percent of what its grid asks for. */
  photoPercent: 100,
  /** Lines of a caption below a photo. */
  captionLines: 2,
}
export type Density = typeof ROOMY

const COMPACT: Density = {
  listGap: 8,
  cardSpace: 10,
  rowHeight: 36,
  rowSpace: 6,
  rowPicture: 28,
  photoPercent: 75,
  captionLines: 1,
}

/** The sizes that a person has chosen; `theme.other` holds them. */
export const densityOf = (isCompact: boolean): Density => (isCompact ? COMPACT : ROOMY)

const UNITLESS: readonly string[] = ['photoPercent', 'captionLines'] satisfies (keyof Density)[]

/** Gives the sizes of the theme to the style sheets. */
export const densityVariables: CSSVariablesResolver = ({ other }) => ({
  variables: Object.fromEntries(
    Object.entries(other).map(([name, size]) => [
      `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      `${String(size)}${UNITLESS.includes(name) ? '' : 'px'}`,
    ]),
  ),
  light: {},
  dark: {},
})
