/** Positions, from 1, of the hidden slides; a post that hides all of them hides none. */
export function hiddenSlides(positions: readonly number[], count: number): ReadonlySet<number> {
  const hidden = new Set(positions.filter((position) => position >= 1 && position <= count))
  return hidden.size < count ? hidden : new Set()
}
