import fc from 'fast-check'
import { FRAMES, type Frame, type MediaItem } from '@/contract/entities/posts/media'
import type { PostInfo } from '@/contract/entities/posts/post'
import { LIMITS } from '@/contract/limits'
import { makePoll, makeText } from '@/features/editor/testing/elements'
import { makePostInfo } from '@/features/editor/testing/postInfo'
import { ANY_STEP, changed } from '@/features/editor/testing/changed'
import { changes, storedPost, UPLOADED } from '@/features/editor/testing/arbitraries'
import type { Change } from './post'
import { placeElements } from './elementChanges'
import { geometryOf } from '@/features/editor/kinds/measures'
import type { PlacedElement } from '@/features/editor/kinds/placedRules'
import { EMPTY_HISTORY, record, redoStep, undoStep, type History, isDirty } from './history'
import { imageView, isEmpty, allElements, elementsOf } from './elements'
import { restore, toWire } from './wire'
import { scene } from './scene/scene'
import type { MediaDocument, PostDocument } from './document'
import '../../../../test/seededProperties'

interface Visit {
  document: PostDocument
  history: History
}

const stored = (): PostInfo => {
  const post = makePostInfo()
  const [first, ...others] = post.media
  const elements = { textStickers: [makeText()], interactions: [makePoll({ view: 'story' })] }
  return { ...post, media: [{ ...first!, ...elements }, ...others] }
}
const opened = (): Visit => ({ document: restore(stored()), history: EMPTY_HISTORY })

function make({ document, history }: Visit, change: Change): Visit {
  return record(document, history, change, ANY_STEP)
}

function undoAll(visit: Visit): Visit {
  const before = undoStep(visit.document, visit.history)
  return before ? undoAll(before) : visit
}

function redoAll(visit: Visit): Visit {
  const after = redoStep(visit.document, visit.history)
  return after ? redoAll(after) : visit
}

/**
 * The structure of a document according to `product-rules/posts.md#dirty-post`, computed in another way than in
 * `isDirty`.
 */
const structureOf = (document: PostDocument) =>
  JSON.stringify(document, (key, value: unknown) =>
    key === 'zIndex' ? undefined : Array.isArray(value) ? value.filter(isNotEmptyText) : value,
  )
const isNotEmptyText = (value: unknown) =>
  !(value instanceof Object && 'kind' in value && isEmpty(value as PlacedElement))

test('keeps marker positions in whole percents and ids unique after every change', () => {
  fc.assert(
    fc.property(changes, (visit) => {
      const { document } = visit.reduce(make, opened())
      const marks = document.media.flatMap(({ links }) => links)
      for (const { x, y } of marks) {
        for (const value of [x, y]) {
          expect(Number.isInteger(value)).toBe(true)
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(100)
        }
      }
      const ids = document.media.flatMap((item) => [...item.links, ...elementsOf(item)])
      expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length)
    }),
  )
})

const between = (value: number, least: number, most: number) => {
  expect(value).toBeGreaterThanOrEqual(least)
  expect(value).toBeLessThanOrEqual(most)
}

test('keeps a product picture inside its frame after every change, its left edge between 0 and 60 %', () => {
  fc.assert(
    fc.property(changes, (visit) => {
      const { document } = visit.reduce(make, opened())
      const marks = document.media.flatMap(({ links }) => links)
      for (const { x, y, width, height, rotate } of marks.flatMap((mark) =>
        FRAMES.flatMap((frame) => imageView(mark, frame) ?? []),
      )) {
        // A picture at full height may be narrower than the minimum, because it keeps its proportions.
        between(width, height === 100 ? 0 : 5, 100)
        between(height, 0, 100)
        between(x, 0, Math.min(60, 100 - width))
        between(y, 0, 100 - height)
        between(rotate, 0, 359.9999)
      }
    }),
  )
})

test('keeps elements in reach of the pointer and their sizes within the limits after every change', () => {
  fc.assert(
    fc.property(changes, (visit) => {
      const { document } = visit.reduce(make, opened())
      for (const { kind, data } of allElements(document)) {
        between(data.x, -50, 95)
        between(data.y, -50, 95)
        between(data.rotate, 0, 359.9999)
        if (kind === 'textSticker') {
          between(data.width, 5, 100)
          between(data.fontSize, LIMITS.stickerFontSize.min, LIMITS.stickerFontSize.max)
        } else between(data.scale, LIMITS.elementScale.min, LIMITS.elementScale.max)
      }
    }),
  )
})

test('leaves the document unchanged when every element is placed where it already is', () => {
  fc.assert(
    fc.property(changes, (visit) => {
      const { document } = visit.reduce(make, opened())
      for (const frame of FRAMES) {
        const elements = document.media.flatMap(
          (_item, index) => scene(document, index, frame)?.elements ?? [],
        )
        const places = Object.fromEntries(elements.map((one) => [one.id, geometryOf(one)]))
        expect(changed(document, placeElements(frame, places))).toBe(document)
      }
    }),
  )
})

test('restores the first document by undo of all steps, and the last by redo of all steps', () => {
  fc.assert(
    fc.property(changes, (visit) => {
      const first = opened()
      const last = visit.reduce(make, first)
      const back = undoAll(last)
      expect(back.document).toEqual(first.document)
      expect(redoAll(back).document).toEqual(last.document)
    }),
  )
})

test('undoes and redoes a step of several coalesced changes as a whole', () => {
  fc.assert(
    fc.property(changes, (visit) => {
      const first = opened()
      const last = visit.reduce(
        ({ document, history }, change) =>
          record(document, history, change, { ...ANY_STEP, key: 'together' }),
        first,
      )
      expect(last.history.past.length).toBeLessThanOrEqual(1)
      const back = undoAll(last)
      expect(back.document).toEqual(first.document)
      expect(redoAll(back).document).toEqual(last.document)
    }),
  )
})

test('marks a document as changed exactly when its structure differs from the stored one', () => {
  fc.assert(
    fc.property(changes, (visit) => {
      const first = opened()
      const { document } = visit.reduce(make, first)
      expect(isDirty(document, first.document)).toBe(
        structureOf(document) !== structureOf(first.document),
      )
    }),
  )
})

test('sends slides back unchanged when they were only viewed, and keeps at least one visible', () => {
  fc.assert(
    fc.property(changes, (visit) => {
      const first = opened()
      const { media } = visit.reduce(make, first).document
      const seen = { stored: first.document.media.map(({ id }) => id), uploaded: UPLOADED }
      const sent = toWire({ ...first.document, media }, stored(), {}, seen)
      const facts = ({ id, isHidden, view }: MediaDocument) => ({ id, isHidden, view })
      expect(restore(sent).media.map(facts)).toEqual(media.map(facts))
      expect(media.some(({ isHidden }) => !isHidden)).toBe(true)
    }),
  )
})

/** The slide as the editor sends it: the elements of each kind by frame, the square one first. */
function squareFirst(item: MediaItem): MediaItem {
  const sorted = <Element extends { view: Frame }>(elements: readonly Element[]) =>
    FRAMES.flatMap((frame) => elements.filter(({ view }) => view === frame))
  return {
    ...item,
    textStickers: sorted(item.textStickers),
    pictureStickers: sorted(item.pictureStickers),
    callToActions: sorted(item.callToActions),
    interactions: sorted(item.interactions),
  }
}

test('sends a post back unchanged when it was only viewed, elements of the square frame first', () => {
  fc.assert(
    fc.property(storedPost, (post) => {
      expect(toWire(restore(post), post)).toEqual({ ...post, media: post.media.map(squareFirst) })
    }),
  )
})
