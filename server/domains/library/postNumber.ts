/**
 * The number of a post as the interface writes it, in either language; the word and the sign are
 * optional. A longer number exceeds any database.
 */
const POST_NUMBER = /^(?:(?:пост|post)\s+)?(?:(?:№|#|no\.?)\s*)?(\d{1,15})$/iu

/** The number of the post that a search may mean; null when it means none. */
export function postNumberOf(query: string): number | null {
  const [, digits] = POST_NUMBER.exec(query.trim()) ?? []
  return digits === undefined ? null : Number(digits)
}
