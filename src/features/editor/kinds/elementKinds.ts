import type { ElementKind } from './ElementKind'
import type { StandingElement } from '@/features/editor/model/geometry'
import { placedKinds } from './placedKinds'
import type { PlacedElement } from './placedRules'
import { productImage } from './productImage/productImage'
import type { ProductImageElement } from './productImage/ProductImageElement'
import { productMarker } from './productMarker/productMarker'
import type { ProductMarkerElement } from './productMarker/ProductMarkerElement'

/** Everything that can be on a frame. */
export type FrameElement = ProductMarkerElement | ProductImageElement | PlacedElement
export type ElementKindName = FrameElement['kind']

/** Every kind of element on a frame: marked products, and all that a person adds. */
export const elementKinds = { productMarker, productImage, ...placedKinds } satisfies {
  [Kind in ElementKindName]: ElementKind<Extract<FrameElement, { kind: Kind }>>
}

/**
 * The kind of an element, for code that handles all kinds alike. Call its functions only with elements of that kind.
 */
export const kindOf = ({ kind }: { kind: ElementKindName }): ElementKind<StandingElement> =>
  elementKinds[kind] as unknown as ElementKind<StandingElement>
