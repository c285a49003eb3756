import type { Frame } from '@/contract/entities/posts/media'
import { placedKind } from './placedKinds'
import type { NewElementOptions, NewElement } from './placedRules'

/** An element with its initial data. */
export function newElement(options: NewElementOptions, frame: Frame): NewElement {
  return { kind: options.kind, data: placedKind(options).start(options, frame) } as NewElement
}
