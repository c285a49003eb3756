/** Number of items in a slice, which take a few milliseconds on a slow phone. */
const PER_SLICE = 4

/**
 * Processes items slice by slice, with pauses between the slices. Ends early when a pause resolves with false. Returns
 * whether all items were processed.
 */
export async function inSlices<Item>(
  items: readonly Item[],
  pause: () => Promise<boolean>,
  act: (item: Item, index: number) => void,
): Promise<boolean> {
  for (const [index, item] of items.entries()) {
    if (index % PER_SLICE === 0 && !(await pause())) return false
    act(item, index)
  }
  return true
}
