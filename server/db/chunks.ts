/** Per statement or short transaction; below the engines' limit of parameters. */
const ROWS = 500

/** Splits rows into chunks of one statement each. */
export function chunks<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / ROWS) }, (_, index) =>
    items.slice(index * ROWS, (index + 1) * ROWS),
  )
}
