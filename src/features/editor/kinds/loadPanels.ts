import type { KindFacts } from './KindFacts'
import type { ElementPanel } from './ElementPanel'
import { placedKind } from './placedKinds'
import { PLACED_KINDS, type PlacedKindName } from './placedRules'

/** The settings panel of each kind that a person adds. */
export type ElementPanels = Record<PlacedKindName, ElementPanel<KindFacts>>

export async function loadPanels(): Promise<ElementPanels> {
  const loaded = await Promise.all(
    PLACED_KINDS.map(async (kind) => [kind, await placedKind({ kind }).loadPanel()] as const),
  )
  return Object.fromEntries(loaded) as ElementPanels
}
