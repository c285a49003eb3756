/** A list with one item at another position; unchanged when the item does not exist. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const [item] = items.slice(from, from + 1)
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item)
}
