/** Of a statement or a short transaction; below what the engines take as parameters. */
const ROWS = 500

/** What is written, in portions of one statement each. */
export function chunks<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / ROWS) }, (_, index) =>
    items.slice(index * ROWS, (index + 1) * ROWS),
  )
}
