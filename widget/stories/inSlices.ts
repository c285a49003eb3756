/** A few milliseconds on a slow phone. */
const PER_SLICE = 4

/**
 * Does something with each item, slice by slice, so that the page goes on in between. Ends early once a pause says that
 * it is not wanted any more; returns whether it came to the end.
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
