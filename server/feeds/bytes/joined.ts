/** `first`, and then the rest. */
export async function* joined<Item>(first: Item, rest: AsyncIterable<Item>): AsyncGenerator<Item> {
  yield first
  yield* rest
}
