import type { Frame } from '@/contract/entities/media'
import { placedKind } from './placedKinds'
import type { ElementWish, NewElement } from './placedRules'

/** An element as it begins. */
export function newElement(wish: ElementWish, frame: Frame): NewElement {
  return { kind: wish.kind, data: placedKind(wish).start(wish, frame) } as NewElement
}
