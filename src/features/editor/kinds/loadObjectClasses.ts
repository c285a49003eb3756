import type { ObjectClass } from '../canvas/objects/ElementObject'
import type { StandingElement } from '@/features/editor/model/geometry'
import { elementKinds, kindOf, type ElementKindName } from './elementKinds'

/** The class that draws each kind on the canvas. */
export type ObjectClasses = Record<ElementKindName, ObjectClass<StandingElement>>

export async function loadObjectClasses(): Promise<ObjectClasses> {
  const kinds = Object.keys(elementKinds) as ElementKindName[]
  const loaded = await Promise.all(
    kinds.map(async (kind) => [kind, await kindOf({ kind }).loadObject()] as const),
  )
  return Object.fromEntries(loaded) as ObjectClasses
}
