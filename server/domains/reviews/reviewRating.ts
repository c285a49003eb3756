const FULL_STAR = /[\u2605\u2b50]/gu
const NUMBER = /^([1-5])(?:[.,]0{1,4})?(?:\s?(?:\/|из|of)\s?5(?:[.,]0)?)?$/i

/** The stars of a cell: `5`, `5,0`, `5 из 5`, `★★★★☆`; null for anything else. */
export function reviewRating(text: string): number | null {
  const stars = text.match(FULL_STAR)?.length ?? 0
  if (stars > 0) return stars <= 5 ? stars : null
  const found = NUMBER.exec(text)
  return found ? Number(found[1]) : null
}
