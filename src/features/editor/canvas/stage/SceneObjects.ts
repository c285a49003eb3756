import type { FabricObject } from 'fabric/es'
import type { Frame } from '@/contract/entities/posts/media'
import { kindOf, type FrameElement } from '../../kinds/elementKinds'
import type { Geometries, Geometry } from '@/features/editor/model/geometry'
import type { ObjectClasses } from '@/features/editor/kinds/elementKinds'
import { withGeometry } from '../../kinds/measures'
import {
  isElementObject,
  type Appearance,
  type CanvasWords,
  type ElementObject,
} from '../objects/ElementObject'
import { isLocked } from '@/features/editor/model/elements'
import { SelectionObject } from '../objects/SelectionObject'
import type { StageCanvas } from './StageCanvas'
import type { StageView } from './StageView'

interface Drawn {
  object: ElementObject
  /** The element as it is in the document. */
  element: FrameElement
  /** The element's position in a gesture made elsewhere, as in a replay. */
  place: Geometry | undefined
  /** Whether the object differs from the document; the next draw then resets it. */
  isStale: boolean
}

/** The parts of a view that are drawn; `places` are the positions of a gesture made elsewhere, as in a replay. */
export interface DrawnView extends Omit<StageView, 'gesture' | 'hovered'> {
  places: Geometries
}

/** The objects of a scene on the canvas, by the ids of its elements; unchanged ones are not touched. */
export class SceneObjects {
  private readonly drawn = new Map<string, Drawn>()
  private frame: Frame = 'square'

  constructor(
    private readonly canvas: StageCanvas,
    private readonly classes: ObjectClasses,
    private readonly words: CanvasWords,
  ) {}

  objectOf(id: string): ElementObject | undefined {
    return this.drawn.get(id)?.object
  }

  /** The element of an object as it is in the document. */
  elementOf(object: FabricObject | undefined): FrameElement | undefined {
    if (!isElementObject(object)) return undefined
    return this.drawn.get(object.element.id)?.element
  }

  all(): ElementObject[] {
    return [...this.drawn.values()].map(({ object }) => object)
  }

  /** Marks objects that may differ from the document; the next draw resets them. */
  distrust(objects: readonly ElementObject[]): void {
    for (const { element } of objects) {
      const drawn = this.drawn.get(element.id)
      if (drawn) drawn.isStale = true
    }
  }

  /**
   * @param movedIds ids of elements that are being moved on this stage; they are skipped until the release
   */
  draw(view: DrawnView, movedIds: readonly string[]): void {
    const { scene } = view
    const elements = scene?.elements ?? []
    if (scene && scene.frame !== this.frame) {
      this.frame = scene.frame
      this.remove([...this.drawn.keys()])
    }
    const ids = new Set(elements.map(({ id }) => id))
    const gone = [...this.drawn.keys()].filter((id) => !ids.has(id))
    const free = elements.filter(({ id }) => !movedIds.includes(id))
    const moved = free.filter((element) => !this.isInPlace(element, view))
    this.dissolveSelection([...gone, ...moved.map(({ id }) => id)])
    this.remove(gone)
    for (const element of moved) this.place(element, view)
    for (const element of free) this.dress(element, view)
    this.order(elements)
  }

  private isInPlace(element: FrameElement, { places }: DrawnView): boolean {
    const drawn = this.drawn.get(element.id)
    return drawn?.element === element && !drawn.isStale && drawn.place === places[element.id]
  }

  /**
   * Dissolves the selection if one of its members is drawn. Their positions are relative to the selection, so they are
   * converted back first.
   */
  private dissolveSelection(ids: readonly string[]): void {
    const active = this.canvas.getActiveObject()
    if (!(active instanceof SelectionObject)) return
    const isTouched = ids.some((id) => this.drawn.get(id)?.object.group === active)
    if (isTouched) this.canvas.discardActiveObject()
  }

  private remove(ids: readonly string[]): void {
    for (const id of ids) {
      const object = this.drawn.get(id)?.object
      if (object) this.canvas.remove(object)
      this.drawn.delete(id)
    }
  }

  private place(element: FrameElement, { places }: DrawnView): void {
    const place = places[element.id]
    const object = this.drawn.get(element.id)?.object ?? this.create(element)
    object.show(place ? withGeometry(element, place) : element)
    this.drawn.set(element.id, { object, element, place, isStale: false })
  }

  private dress(element: FrameElement, view: DrawnView): void {
    const object = this.objectOf(element.id)
    const appearance = appearanceOf(element, view)
    if (object && !isSameLook(object.appearance, appearance)) object.dress(appearance)
  }

  private create(element: FrameElement): ElementObject {
    const ofKind = this.classes[element.kind]
    const object = new ofKind(kindOf(element), element, this.frame, this.words)
    object.fitZoom(this.canvas.getZoom())
    this.canvas.add(object)
    return object
  }

  private order(elements: readonly FrameElement[]): void {
    for (const [index, { id }] of elements.entries()) {
      const object = this.drawn.get(id)?.object
      if (object && this.canvas.item(index) !== object) this.canvas.moveObjectTo(object, index)
    }
  }
}

function appearanceOf(element: FrameElement, view: DrawnView): Appearance {
  const { id } = element
  return {
    isSelected: view.selection.includes(id),
    isEdited: view.editing === id,
    isLocked: view.isReadOnly || isLocked(element),
  }
}

const isSameLook = (one: Appearance, other: Appearance) =>
  one.isSelected === other.isSelected &&
  one.isEdited === other.isEdited &&
  one.isLocked === other.isLocked
