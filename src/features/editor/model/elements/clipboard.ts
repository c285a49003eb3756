import * as v from 'valibot'
import { FRAME_SIZE } from '@/contract/constants'
import { takesElements } from '@/contract/elements/takesElements'
import {
  callToActionSchema,
  FRAMES,
  interactionSchema,
  pictureStickerSchema,
  textStickerSchema,
  type Frame,
  type InteractionType,
} from '@/contract/entities/media'
import type { PostType } from '@/contract/entities/post'
import { isEmptyText, isPlaced } from './onFrame'
import type { FrameElement, NewElement, PlacedElement } from '../types'

/** Why something cannot be copied or pasted; each has its message (product-rules/posts.md#clipboard). */
export type CopyFailure = 'empty-text' | 'product-marks' | 'product-widget' | 'image-markup'
export type PasteFailure = 'current-post-format' | 'interaction-exists'

const itemSchema = v.variant('kind', [
  v.object({ kind: v.literal('textSticker'), data: textStickerSchema }),
  v.object({ kind: v.literal('pictureSticker'), data: pictureStickerSchema }),
  v.object({ kind: v.literal('callToAction'), data: callToActionSchema }),
  v.object({ kind: v.literal('interaction'), data: interactionSchema }),
])
const clipSchema = v.object({
  version: v.literal(1),
  /** The frame that it was copied from. */
  from: v.picklist(FRAMES),
  items: v.pipe(v.array(itemSchema), v.minLength(1), v.maxLength(200)),
})
/** What was copied, from back to front. */
export type Clip = v.InferOutput<typeof clipSchema>

/** The type that a clip has on the system's clipboard, so that it goes from tab to tab. */
export const CLIP_MIME = 'application/x-vitrina-elements+json'

/** The words of what was copied, for other programs; empty when it has none. */
export function clipWords({ items }: Clip): string {
  return items.flatMap(({ kind, data }) => (kind === 'textSticker' ? [data.text] : [])).join('\n')
}

export function parseClip(text: string): Clip | null {
  try {
    const { success, output } = v.safeParse(clipSchema, JSON.parse(text))
    return success ? output : null
  } catch {
    return null
  }
}

/** Copies what can be copied, and says why the rest cannot. */
export function copyElements(
  elements: readonly FrameElement[],
  from: Frame,
): { clip: Clip | null; failures: CopyFailure[] } {
  const failures = new Set<CopyFailure>()
  const items = elements.flatMap((element): Clip['items'] => {
    const failure = copyFailure(element)
    if (failure) failures.add(failure)
    return failure || !isPlaced(element) ? [] : [itemOf(element)]
  })
  return { clip: items.length > 0 ? { version: 1, from, items } : null, failures: [...failures] }
}

export const isCopyable = (element: FrameElement): boolean => copyFailure(element) === null

function copyFailure(element: FrameElement): CopyFailure | null {
  if (element.kind === 'productMarker') return 'product-marks'
  if (element.kind === 'productImage') return 'image-markup'
  if (isEmptyText(element)) return 'empty-text'
  const isWidget = element.kind === 'callToAction' && element.data.type === 'disabledProductLink'
  return isWidget ? 'product-widget' : null
}

function itemOf({ kind, data }: PlacedElement): Clip['items'][number] {
  return { kind, data } as Clip['items'][number]
}

/** Where something is pasted. */
export interface PasteTarget {
  frame: Frame
  postType: PostType
  /** What stands there already. */
  elements: readonly PlacedElement[]
}

/** Percents that a copy stands beside what is there already. */
const OFFSET = 3

/**
 * The elements of a clip as they stand on another frame, without ids; those that it does not take are left out and
 * told of. Percents stay, sizes in px too; a shopper's answers do not go along.
 */
export function pasteElements(
  { from, items }: Clip,
  { frame, postType, elements }: PasteTarget,
): { elements: NewElement[]; failure: PasteFailure | null } {
  const taken = new Set(elements.flatMap((element) => interactionType(element) ?? []))
  const pasted = items.filter((item) => {
    if (!takesElements(postType)) return false
    const type = interactionType(item)
    if (type === null) return true
    if (taken.has(type)) return false
    taken.add(type)
    return true
  })
  const wider = FRAME_SIZE[from].width / FRAME_SIZE[frame].width
  const offset = freeOffset(pasted, elements)
  return {
    elements: pasted.map(({ kind, data: { isHidden: _hidden, isLocked: _locked, ...data } }) => ({
      kind,
      data: {
        ...data,
        view: frame,
        x: data.x + offset,
        y: data.y + offset,
        ...(kind === 'textSticker' ? { width: Number(data.width) * wider } : {}),
        ...(kind === 'interaction' ? { id: undefined, isAlreadySaved: false } : {}),
      },
    })) as NewElement[],
    failure: failureOf(pasted.length < items.length, postType),
  }
}

function failureOf(isLeftOut: boolean, postType: PostType): PasteFailure | null {
  if (!isLeftOut) return null
  return takesElements(postType) ? 'interaction-exists' : 'current-post-format'
}

/** How far all of a clip goes so that nothing of it covers one of its kind exactly. */
function freeOffset(items: Clip['items'], elements: readonly PlacedElement[]): number {
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

/** Answers are told apart by type and slide, so a frame has one interaction of each type. */
export function interactionType({ kind, data }: Pick<PlacedElement, 'kind' | 'data'>) {
  return kind === 'interaction' ? (data as { type: InteractionType }).type : null
}
