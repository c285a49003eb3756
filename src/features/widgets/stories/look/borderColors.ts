import { BORDER_COLORS, DEFAULT_BORDER_COLORS } from '@/contract/widgets/settings/storiesSettings'

/** The border with one more colour: the first of the usual ones that it lacks, else its last one again. */
export function withOneMore(colors: readonly string[]): string[] {
  const added = DEFAULT_BORDER_COLORS.find((color) => !colors.includes(color)) ?? colors.at(-1)
  return added === undefined || colors.length >= BORDER_COLORS.max
    ? [...colors]
    : [...colors, added]
}

export function isDefaultBorder(colors: readonly string[]): boolean {
  return colors.join() === DEFAULT_BORDER_COLORS.join()
}
