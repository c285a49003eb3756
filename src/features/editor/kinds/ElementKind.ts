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

/** The types of a kind that a person adds to a frame. */
export interface KindFacts {
  kind: string
  /** The list of a media item in which it is transferred. */
  list: ElementList
  /** As transferred; fields unknown to the editor are sent back as they came. */
  data: PlacedData
  /** Its content and look, apart from its position. */
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
  /** Known on this page only and stable while the post is open. */
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
  /** The problem that stopped the last save. */
  problem: ElementsProblemCode | null
  onEdit: (content: Partial<Facts['content']>) => void
}

/** The settings panel of a kind of element. */
export interface ElementPanel<Facts extends KindFacts> {
  /** Adds one to the frame; null: it is added elsewhere. */
  Add: ComponentType<AddProps<Facts>> | null
  /** Its content and look; null: it has no settings but its position. */
  Fields: ComponentType<FieldsProps<Facts>> | null
}

/** How a list names an element: the text of its kind, and its own. */
export interface ElementName {
  kind: MessageId
  words: string
}

/** Why something cannot be copied; each has its message (product-rules/posts.md#clipboard). */
export type CopyFailure = 'empty-text' | 'product-marks' | 'product-widget' | 'image-markup'

/** Everything that the editor knows about one kind of element (recipes/element.md). */
export interface ElementKind<Element extends StandingElement> extends KindGeometry<Element> {
  /** The tab with its settings. */
  readonly tab: EditorTab
  readonly icon: Icon
  nameOf(element: Element): ElementName
  copyFailure(element: Element): CopyFailure | null
  /** Whether it can be removed by itself, and not only together with something else. */
  readonly isRemovable: boolean
  /** Loads the class that draws it; part of the canvas's chunk, the only one that imports Fabric. */
  loadObject(): Promise<ObjectClass<Element>>
}

/** The parts of a kind that the state uses; they are in the editor's first chunk, so they are small. */
export interface PlacedRules<Facts extends KindFacts> extends KindRules<ElementOf<Facts>> {
  readonly list: Facts['list']
  /** Its text is edited on the canvas. */
  readonly isWritten: boolean
  /** Whether it is removed as soon as something else is selected. */
  isEmpty(data: Facts['data']): boolean
  /**
   * As the back office stores it, to find out whether there is something to save; the same object where nothing
   * differs.
   */
  asStored(data: Facts['data']): Facts['data']
}

/** The contract of a kind that a person adds to a frame: every part covers every kind. */
export interface PlacedKind<Facts extends KindFacts>
  extends ElementKind<ElementOf<Facts>>, PlacedRules<Facts> {
  readonly schema: v.GenericSchema<unknown, Facts['data']>
  /** Its initial data; the corner in percent of the frame. */
  start(options: Facts['options'], frame: Frame): Facts['data']
  /** Its initial size, px of the frame, where it cannot be measured yet; null: it can. */
  startSize(options: Facts['options'], data: Facts['data']): Size | null
  /** The text of a copy for other programs. */
  wordsOf(data: Facts['data']): string
  /** A frame has at most one element with this key; null: any number. */
  onlyOneOf(data: Facts['data']): string | null
  /** A copy's data: `wider` is how many times wider the original frame is. */
  copied(data: Facts['data'], wider: number): Facts['data']
  /** The data with a width limited to `percent` of the frame, or `by` times its width. */
  narrowed(data: Facts['data'], most: { percent: number; by: number }): Facts['data']
  /** Loads the settings panel; part of the tabs' chunk. */
  loadPanel(): Promise<ElementPanel<Facts>>
}
