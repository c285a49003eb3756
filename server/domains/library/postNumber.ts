/** As the interface names a post, in either language, or a part of it; longer numbers exceed any database. */
const POST_NUMBER = /^(?:(?:пост|post)\s+)?(?:(?:№|#|no\.?)\s*)?(\d{1,15})$/iu

/** The number of the post that a search may mean; null when it means none. */
export function postNumberOf(query: string): number | null {
  const [, digits] = POST_NUMBER.exec(query.trim()) ?? []
  return digits === undefined ? null : Number(digits)
}
