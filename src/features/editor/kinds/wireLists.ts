import {
  PLACED_KINDS,
  placedRules,
  type PlacedElement,
  type PlacedFacts,
  type PlacedKindName,
} from './placedRules'

/** The list of a media item in which each kind is transferred. */
export const WIRE_LISTS = PLACED_KINDS.map((kind) => ({ kind, list: placedRules[kind].list }))

/** A value for each list, by the kind that it contains. */
type ByList<Of extends Record<PlacedKindName, unknown>> = {
  [Kind in PlacedKindName as PlacedFacts[Kind]['list']]: Of[Kind]
}

/** The items of each kind, under the name of its list. */
export function byList<Item>(
  ofKind: (kind: PlacedKindName) => Item,
): ByList<Record<PlacedKindName, Item>> {
  return Object.fromEntries(WIRE_LISTS.map(({ kind, list }) => [list, ofKind(kind)])) as ByList<
    Record<PlacedKindName, Item>
  >
}

/** The elements of a media item in the lists in which they are transferred, each in its order. */
export function elementLists(elements: readonly PlacedElement[]) {
  return byList((wanted) =>
    elements.flatMap(({ kind, data }) => (kind === wanted ? [data] : [])),
  ) as ByList<{ [Kind in PlacedKindName]: PlacedFacts[Kind]['data'][] }>
}
