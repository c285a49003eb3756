import type { ComponentType } from 'react'
import type * as v from 'valibot'
import type { MessageId } from '@/common/i18n/messages'
import type { Icon } from '@/common/ui/icons/icon'
import type { ElementList } from '@/contract/elements/elementLists'
import type { ElementsProblemCode } from '@/contract/elements/elementsProblem'
import type { Frame } from '@/contract/entities/posts/media'
import type { ObjectClass } from '@/features/editor/canvas/objects/ElementObject'
import type { EditorTab } from '@/features/editor/editorTabs'
import type {
  Size,
  KindGeometry,
  KindRules,
  StandingElement,
} from '@/features/editor/model/geometry'

/** The types of one kind of element that a person adds to a frame. */
export interface KindFacts {
  kind: string
  /** The list of a media item in which elements of the kind are transferred. */
  list: ElementList
  /** The data of an element as it is transferred. Fields that the editor does not know are sent back unchanged. */
  data: PlacedData
  /** The content and look of an element, apart from its position. */
  content: object
  /** The options of a new element; initial texts are in the user's language. */
  options: object
}

/** The data that all kinds share. */
export interface PlacedData {
  view: Frame
  x: number
  y: number
  rotate: number
  zIndex: number
  isHidden?: boolean | undefined
  isLocked?: boolean | undefined
}

/** An element that a person added to one of the two frames of a media item. */
export interface ElementOf<Facts extends KindFacts> {
  /** Exists only on this page, and does not change while the post is open. */
  id: string
  kind: Facts['kind']
  data: Facts['data']
}

export interface AddProps<Facts extends KindFacts> {
  /** The elements of the kind that are already on the frame. */
  present: readonly Facts['data'][]
  isDisabled: boolean
  onAdd: (options: Facts['options']) => void
}

export interface FieldsProps<Facts extends KindFacts> {
  data: Facts['data']
  canEdit: boolean
  /** The problem of this element that stopped the last save. */
  problem: ElementsProblemCode | null
  onEdit: (content: Partial<Facts['content']>) => void
}

/** The settings panel of a kind of element. */
export interface ElementPanel<Facts extends KindFacts> {
  /** The button that adds an element to the frame; null if the kind is added elsewhere. */
  Add: ComponentType<AddProps<Facts>> | null
  /** The settings of the content and the look; null if the kind has only a position. */
  Fields: ComponentType<FieldsProps<Facts>> | null
}

/** The name of an element in a list: the text of its kind, and its own text. */
export interface ElementName {
  kind: MessageId
  words: string
}

/** Why an element cannot be copied; each reason has its message (product-rules/posts.md#clipboard). */
export type CopyFailure = 'empty-text' | 'product-marks' | 'product-widget' | 'image-markup'

/** Everything that the editor needs for one kind of element (recipes/element.md). */
export interface ElementKind<Element extends StandingElement> extends KindGeometry<Element> {
  /** The tab with its settings. */
  readonly tab: EditorTab
  readonly icon: Icon
  nameOf(element: Element): ElementName
  copyFailure(element: Element): CopyFailure | null
  /** Whether an element of the kind can be removed alone, and not only together with its mark. */
  readonly isRemovable: boolean
  /** Loads the class that draws the kind. The class is in the canvas's chunk, the only one that imports Fabric. */
  loadObject(): Promise<ObjectClass<Element>>
}

/** The parts of a kind that the state uses; they are in the editor's first chunk, so they are small. */
export interface PlacedRules<Facts extends KindFacts> extends KindRules<ElementOf<Facts>> {
  readonly list: Facts['list']
  /** Whether the element's text is edited on the canvas. */
  readonly isWritten: boolean
  /** Whether the element is empty, so that it is removed as soon as something else is selected. */
  isEmpty(data: Facts['data']): boolean
  /**
   * The data as the back office would store it, by which unsaved changes are found. Returns the same object when
   * nothing differs.
   */
  asStored(data: Facts['data']): Facts['data']
}

/** The contract of a kind that a person adds to a frame. `placedKinds` has one for every kind. */
export interface PlacedKind<Facts extends KindFacts>
  extends ElementKind<ElementOf<Facts>>, PlacedRules<Facts> {
  readonly schema: v.GenericSchema<unknown, Facts['data']>
  /** The data of a new element, with its corner in percent of the frame. */
  start(options: Facts['options'], frame: Frame): Facts['data']
  /** The size of a new element in px of the frame, where it cannot be measured yet; null where it can. */
  startSize(options: Facts['options'], data: Facts['data']): Size | null
  /** The text that a copy of the element has for other programs. */
  wordsOf(data: Facts['data']): string
  /** A key that at most one element of a frame may have; null for any number of elements. */
  onlyOneOf(data: Facts['data']): string | null
  /** The data of a copy; `wider` is how many times the original's frame is wider than the copy's. */
  copied(data: Facts['data'], wider: number): Facts['data']
  /** The data with a width limited to `percent` of the frame, or `by` times its width. */
  narrowed(data: Facts['data'], most: { percent: number; by: number }): Facts['data']
  /** Loads the settings panel; part of the tabs' chunk. */
  loadPanel(): Promise<ElementPanel<Facts>>
}
