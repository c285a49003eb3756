import type { Frame } from '@/contract/entities/media'
import { placedKind, type ElementWish, type NewElement } from './placedKinds'

/** An element as it begins. */
export function newElement(wish: ElementWish, frame: Frame): NewElement {
  return { kind: wish.kind, data: placedKind(wish).start(wish, frame) } as NewElement
}
