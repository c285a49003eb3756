import type { KindFacts } from './KindFacts'
import type { ElementPanel } from './ElementPanel'
import { placedKind } from './placedKinds'
import { PLACED_KINDS, type PlacedKindName } from './placedRules'

/** What sets up each kind that a person puts on a frame. */
export type ElementPanels = Record<PlacedKindName, ElementPanel<KindFacts>>

export async function loadPanels(): Promise<ElementPanels> {
  const loaded = await Promise.all(
    PLACED_KINDS.map(async (kind) => [kind, await placedKind({ kind }).loadPanel()] as const),
  )
  return Object.fromEntries(loaded) as ElementPanels
}
