import type { Frame } from '@/contract/entities/posts/media'
import type { ObjectClass } from '@/features/editor/canvas/objects/ElementObject'
import type { StandingElement } from '@/features/editor/model/geometry'
import { callToAction } from './callToAction/callToAction'
import type { ElementKind, PlacedKind, KindFacts, ElementPanel } from './ElementKind'
import { interaction } from './interaction/interaction'
import { pictureSticker } from './pictureSticker/pictureSticker'
import {
  type PlacedElement,
  type PlacedFacts,
  type PlacedKindName,
  type NewElementOptions,
  type NewElement,
  PLACED_KINDS,
} from './placedRules'
import { productImage } from './productImage/productImage'
import type { ProductImageElement } from './productImage/productImageRules'
import { productMarker } from './productMarker/productMarker'
import type { ProductMarkerElement } from './productMarker/productMarkerRules'
import { textSticker } from './textSticker/textSticker'

/** Everything that the editor's screen needs for each kind; a missing kind does not compile. */
export const placedKinds = { callToAction, interaction, pictureSticker, textSticker } satisfies {
  [Kind in PlacedKindName]: PlacedKind<PlacedFacts[Kind]>
}

/**
 * The kind of an element, for code that handles all kinds alike. Call its functions only with elements of that kind.
 */
export const placedKind = ({ kind }: { kind: PlacedKindName }): PlacedKind<KindFacts> =>
  placedKinds[kind] as unknown as PlacedKind<KindFacts>

/** Everything that can be on a frame. */
export type FrameElement = ProductMarkerElement | ProductImageElement | PlacedElement
type ElementKindName = FrameElement['kind']

/** Every kind of element on a frame: marked products, and all that a person adds. */
const elementKinds = { productMarker, productImage, ...placedKinds } satisfies {
  [Kind in ElementKindName]: ElementKind<Extract<FrameElement, { kind: Kind }>>
}

/**
 * The kind of an element, for code that handles all kinds alike. Call its functions only with elements of that kind.
 */
export const kindOf = ({ kind }: { kind: ElementKindName }): ElementKind<StandingElement> =>
  elementKinds[kind] as unknown as ElementKind<StandingElement>

/** An element with its initial data. */
export function newElement(options: NewElementOptions, frame: Frame): NewElement {
  return { kind: options.kind, data: placedKind(options).start(options, frame) } as NewElement
}

/** The class that draws each kind on the canvas. */
export type ObjectClasses = Record<ElementKindName, ObjectClass<StandingElement>>

export async function loadObjectClasses(): Promise<ObjectClasses> {
  const kinds = Object.keys(elementKinds) as ElementKindName[]
  const loaded = await Promise.all(
    kinds.map(async (kind) => [kind, await kindOf({ kind }).loadObject()] as const),
  )
  return Object.fromEntries(loaded) as ObjectClasses
}

/** The settings panels of the kinds that a person adds. */
export type ElementPanels = Record<PlacedKindName, ElementPanel<KindFacts>>

export async function loadPanels(): Promise<ElementPanels> {
  const loaded = await Promise.all(
    PLACED_KINDS.map(async (kind) => [kind, await placedKind({ kind }).loadPanel()] as const),
  )
  return Object.fromEntries(loaded) as ElementPanels
}
