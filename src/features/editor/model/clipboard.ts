import * as v from 'valibot'
import { composeId } from '@/common/lib/composeId'
import { FRAME_SIZE } from '@/contract/constants'
import { takesElements } from '@/contract/elements/elementLists'
import { FRAMES, type Frame } from '@/contract/entities/posts/media'
import type { PostType } from '@/contract/entities/posts/post'
import type { CopyFailure } from '@/features/editor/kinds/ElementKind'
import { kindOf, type FrameElement, placedKind } from '@/features/editor/kinds/elementKinds'
import {
  PLACED_KINDS,
  type NewElement,
  type PlacedElement,
} from '@/features/editor/kinds/placedRules'
import { isPlaced } from './elements'

/** Why elements cannot be pasted; each reason has its message (product-rules/posts.md#clipboard). */
export type PasteFailure = 'current-post-format' | 'interaction-exists'

/** The copied elements, from back to front. */
export interface Clip {
  version: 1
  /** The frame of the copied elements. */
  from: Frame
  items: NewElement[]
}

const itemSchema = v.union(
  PLACED_KINDS.map((kind) =>
    v.object({ kind: v.literal(kind), data: placedKind({ kind }).schema }),
  ),
)
const clipSchema = v.object({
  version: v.literal(1),
  from: v.picklist(FRAMES),
  items: v.pipe(v.array(itemSchema), v.minLength(1), v.maxLength(200)),
})

/** The type of a clip on the system's clipboard, by which it can be pasted in another tab. */
export const CLIP_MIME = 'application/x-vitrina-elements+json'

/** The texts of the copied elements, for other programs; empty when they have none. */
export function clipWords({ items }: Clip): string {
  return items
    .map((item) => placedKind(item).wordsOf(item.data))
    .filter((words) => words !== '')
    .join('\n')
}

export function parseClip(text: string): Clip | null {
  try {
    const { success, output } = v.safeParse(clipSchema, JSON.parse(text))
    return success ? (output as Clip) : null
  } catch {
    return null
  }
}

/** Copies the elements that can be copied; returns why the others cannot. */
export function copyElements(
  elements: readonly FrameElement[],
  from: Frame,
): { clip: Clip | null; failures: CopyFailure[] } {
  const failures = new Set<CopyFailure>()
  const items = elements.flatMap((element): NewElement[] => {
    const failure = copyFailure(element)
    if (failure) failures.add(failure)
    return failure || !isPlaced(element) ? [] : [itemOf(element)]
  })
  return { clip: items.length > 0 ? { version: 1, from, items } : null, failures: [...failures] }
}

export const isCopyable = (element: FrameElement): boolean => copyFailure(element) === null

const copyFailure = (element: FrameElement) => kindOf(element).copyFailure(element)

const itemOf = ({ kind, data }: PlacedElement) => ({ kind, data }) as NewElement

/** The target of a paste. */
export interface PasteTarget {
  frame: Frame
  postType: PostType
  /** The elements that the frame already has. */
  elements: readonly PlacedElement[]
}

/** Percents by which a copy is moved off the element that it would cover. */
const OFFSET = 3

/**
 * The elements of a clip for another frame, without ids. Elements that the frame does not accept are left out and
 * reported. Positions in percent and sizes in px do not change; shoppers' answers are not copied.
 */
export function pasteElements(
  { from, items }: Clip,
  { frame, postType, elements }: PasteTarget,
): { elements: NewElement[]; failure: PasteFailure | null } {
  const taken = new Set(elements.flatMap((element) => singleOf(element) ?? []))
  const pasted = items.filter((item) => {
    if (!takesElements(postType)) return false
    const single = singleOf(item)
    if (single === null) return true
    if (taken.has(single)) return false
    taken.add(single)
    return true
  })
  const wider = FRAME_SIZE[from].width / FRAME_SIZE[frame].width
  const offset = freeOffset(pasted, elements)
  return {
    elements: pasted.map((item) => {
      const { isHidden: _hidden, isLocked: _locked, ...data } = item.data
      const { kind } = item
      const place = { view: frame, x: data.x + offset, y: data.y + offset }
      return { kind, data: { ...placedKind(item).copied(data, wider), ...place } } as NewElement
    }),
    failure: failureOf(pasted.length < items.length, postType),
  }
}

function failureOf(isLeftOut: boolean, postType: PostType): PasteFailure | null {
  if (!isLeftOut) return null
  return takesElements(postType) ? 'interaction-exists' : 'current-post-format'
}

/**
 * The distance by which the whole clip is moved, so that none of its elements exactly covers another of the same kind.
 */
function freeOffset(items: readonly NewElement[], elements: readonly PlacedElement[]): number {
  let offset = 0
  const isTaken = () =>
    items.some(({ kind, data: { x, y } }) =>
      elements.some(
        (one) =>
          one.kind === kind &&
          Math.abs(one.data.x - x - offset) < 0.01 &&
          Math.abs(one.data.y - y - offset) < 0.01,
      ),
    )
  while (isTaken() && offset < 50) offset += OFFSET
  return offset
}

/** The key of an element that a frame can have only once; null for any other element. */
function singleOf(element: Pick<PlacedElement, 'kind' | 'data'>): string | null {
  const single = placedKind(element).onlyOneOf(element.data)
  return single === null ? null : composeId(element.kind, single)
}
