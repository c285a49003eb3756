import * as v from 'valibot'
import { FRAME_SIZE } from '@/contract/constants'
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
import { takesElements } from './takesElements'
import type { FrameElement, NewElement, PlacedElement } from './types'

/** Section 8: why something cannot be copied or pasted; each has its message. */
export type CopyFailure = 'empty-text' | 'product-marks' | 'product-widget' | 'image-markup'
export type PasteFailure = 'current-post-format'

const itemSchema = v.variant('kind', [
  v.object({ kind: v.literal('textSticker'), data: textStickerSchema }),
  v.object({ kind: v.literal('pictureSticker'), data: pictureStickerSchema }),
  v.object({ kind: v.literal('callToAction'), data: callToActionSchema }),
  v.object({ kind: v.literal('interaction'), data: interactionSchema }),
])
const clipSchema = v.object({
  version: v.literal(1),
  /** Where it was copied. */
  from: v.object({ mediaId: v.number(), frame: v.picklist(FRAMES) }),
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
  from: Clip['from'],
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
  mediaId: number
  frame: Frame
  postType: PostType
  /** What stands there already. */
  elements: readonly PlacedElement[]
  /** How often this clip was pasted before. */
  times: number
}

/** Percents that a copy stands beside what it was copied from. */
const OFFSET = 3

/**
 * The elements of a clip as they stand on another frame, without ids; those that it does not take are left out and
 * told of. Percents stay, sizes in px too; a shopper's answers do not go along.
 */
export function pasteElements(
  { from, items }: Clip,
  { mediaId, frame, postType, elements, times }: PasteTarget,
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
  const isSamePlace = from.mediaId === mediaId && from.frame === frame
  const offset = isSamePlace ? OFFSET * (times + 1) : 0
  const wider = FRAME_SIZE[from.frame].width / FRAME_SIZE[frame].width
  return {
    elements: pasted.map(({ kind, data }) => ({
      kind,
      data: {
        ...data,
        view: frame,
        x: data.x + offset,
        y: data.y + offset,
        ...(kind === 'textSticker' ? { width: data.width * wider } : {}),
        ...(kind === 'interaction' ? { isAlreadySaved: false } : {}),
      },
    })) as NewElement[],
    failure: pasted.length < items.length ? 'current-post-format' : null,
  }
}

/** Answers are told apart by type and slide, so a frame has one interaction of each type. */
export function interactionType({ kind, data }: Pick<PlacedElement, 'kind' | 'data'>) {
  return kind === 'interaction' ? (data as { type: InteractionType }).type : null
}
