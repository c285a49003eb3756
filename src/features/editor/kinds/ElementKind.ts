import type * as v from 'valibot'
import type { MessageId } from '@/common/i18n/messages'
import type { Icon } from '@/common/ui/icons/icon'
import type { Frame } from '@/contract/entities/media'
import type { ObjectClass } from '../canvas/objects/ElementObject'
import type { EditorTab } from '../editorTabs'
import type { Size } from '../geometry/Geometry'
import type { KindGeometry, KindRules, StandingElement } from '../geometry/KindGeometry'
import type { ElementPanel } from './ElementPanel'
import type { ElementOf, KindFacts } from './KindFacts'

/** How a list names an element: the words for its kind, and its own. */
export interface ElementName {
  kind: MessageId
  words: string
}

/** Why something cannot be copied; each has its message (product-rules/posts.md#clipboard). */
export type CopyFailure = 'empty-text' | 'product-marks' | 'product-widget' | 'image-markup'

/** All that the editor knows of one kind of what stands on a frame (recipes/element.md). */
export interface ElementKind<Element extends StandingElement> extends KindGeometry<Element> {
  /** The tab that it is set up in. */
  readonly tab: EditorTab
  readonly icon: Icon
  nameOf(element: Element): ElementName
  copyFailure(element: Element): CopyFailure | null
  /** Taken away by itself, and not with something else only. */
  readonly isRemovable: boolean
  /** What draws it; a part of the canvas's chunk, which alone knows Fabric. */
  loadObject(): Promise<ObjectClass<Element>>
}

/** What the state needs of a kind; it is there from the first page on, so it is small. */
export interface PlacedRules<Facts extends KindFacts> extends KindRules<ElementOf<Facts>> {
  readonly list: Facts['list']
  /** Its words are written on the canvas. */
  readonly isWritten: boolean
  /** It goes away as soon as something else is chosen. */
  isEmpty(data: Facts['data']): boolean
  /** As the back office stores it, to tell whether there is something to save; the same object where that is no other. */
  asStored(data: Facts['data']): Facts['data']
}

/** The contract of a kind that a person puts on a frame: every part says something of every kind. */
export interface PlacedKind<Facts extends KindFacts>
  extends ElementKind<ElementOf<Facts>>, PlacedRules<Facts> {
  readonly schema: v.GenericSchema<unknown, Facts['data']>
  /** As it begins, percent of the corner. */
  start(options: Facts['options'], frame: Frame): Facts['data']
  /** Its size then, px of the frame, where that cannot be measured yet; null: it can. */
  startSize(options: Facts['options'], data: Facts['data']): Size | null
  /** What other programs are given of a copy. */
  wordsOf(data: Facts['data']): string
  /** A frame has one of each; null: as many as somebody wants. */
  onlyOneOf(data: Facts['data']): string | null
  /** A copy's own part: `wider` is how many times wider the frame is that it comes from. */
  copied(data: Facts['data'], wider: number): Facts['data']
  /** No wider than a frame takes: so many percent of it, or so many times its width. */
  narrowed(data: Facts['data'], most: { percent: number; by: number }): Facts['data']
  /** What sets it up; a part of the chunk of the tabs. */
  loadPanel(): Promise<ElementPanel<Facts>>
}
