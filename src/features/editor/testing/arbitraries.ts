import fc from 'fast-check'
import type { Background } from '@/contract/entities/media'
import type { PostInfo } from '@/contract/entities/post'
import {
  addProductMark,
  moveMark,
  removeMarks,
  setAlbums,
  setBackground,
  setBackgrounds,
  setSegments,
  setShowMarkers,
  setShowText,
  setText,
  showMark,
  type Change,
} from '../model/changes'
import { setMark, type MarkSettings } from '../model/markSettings'
import { makeLink, makeMedia, makePostInfo, makeProduct } from './postInfo'

const NEW_IDS = ['new-1', 'new-2', 'new-3', 'new-4']
const IDS = ['link-11', 'link-12', 'link-13', ...NEW_IDS, 'nobody']

/** Anywhere on the frame and well beyond it, with fractions, as a hand drops things. */
const dropped = fc.double({ min: -300, max: 300, noNaN: true })
const place = fc.record({ x: dropped, y: dropped })
const id = fc.constantFrom(...IDS)

const settings: fc.Arbitrary<Partial<MarkSettings>> = fc.record(
  {
    isSimilar: fc.boolean(),
    showOnAllSlides: fc.boolean(),
    hiddenCarouselPositions: fc.subarray([1, 2, 3]),
  },
  { requiredKeys: [] },
)

const background: fc.Arbitrary<Background> = fc.record({
  type: fc.constantFrom('gradient' as const, 'color' as const),
  angle: fc.integer({ min: 0, max: 360 }),
  colors: fc.array(fc.constantFrom('#fff', '#000', '#f6f2ec'), { maxLength: 3 }),
})

/** A change that a person can make; of marks that exist, that do not, or not any more. */
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(id, place).map(([wanted, to]) => moveMark(wanted, to)),
  fc.tuple(id, fc.boolean()).map(([wanted, isShown]) => showMark(wanted, isShown)),
  fc.tuple(id, settings).map(([wanted, chosen]) => setMark(wanted, chosen)),
  fc.subarray(IDS).map((ids) => removeMarks(ids)),
  fc.string({ maxLength: 12 }).map(setText),
  fc.subarray([4, 5, 6]).map((ids) => setAlbums(ids.map((album) => ({ id: album, name: 'А' })))),
  fc.subarray([7, 8]).map((ids) => setSegments(ids.map((segment) => ({ id: segment, name: 'С' })))),
  fc
    .tuple(fc.nat({ max: 2 }), background)
    .map(([mediaIndex, chosen]) => setBackground(mediaIndex, chosen)),
  background.map(setBackgrounds),
  fc.boolean().map(setShowMarkers),
  fc.boolean().map(setShowText),
)

const addition = (markId: string): fc.Arbitrary<Change> =>
  fc
    .tuple(fc.nat({ max: 2 }), fc.integer({ min: 500, max: 600 }))
    .map(([mediaIndex, sku]) => addProductMark(mediaIndex, markId, makeProduct(sku)))

/** A visit: changes in any order, among them up to four new marks, each with an id of its own. */
export const changes: fc.Arbitrary<Change[]> = fc
  .tuple(fc.array(change, { maxLength: 40 }), ...NEW_IDS.map((newId) => fc.option(addition(newId))))
  .chain(([others, ...added]) =>
    fc.shuffledSubarray([...others, ...added.filter((one) => one !== null)], {
      minLength: others.length,
    }),
  )

const percent = fc.integer({ min: 0, max: 100 })
const link = (linkId: number) =>
  fc
    .record({
      marker: fc.record({ x: percent, y: percent, show: fc.boolean() }),
      title: fc.string(),
      isSimilar: fc.boolean(),
      /** A field that only the back office knows. */
      addedBy: fc.string(),
    })
    .map((facts) => ({ ...makeLink(linkId), ...facts }))

/** A stored post of no to three pictures, with what the editor knows and what it does not. */
export const storedPost: fc.Arbitrary<PostInfo> = fc
  .record({
    media: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 3 }).chain((ids) =>
      fc.tuple(
        ...ids.map((mediaId) =>
          fc.array(link(mediaId), { maxLength: 3 }).map((links) =>
            makeMedia(
              mediaId,
              links.map((one, index) => ({ ...one, id: mediaId * 10 + index })),
            ),
          ),
        ),
      ),
    ),
    text: fc.string(),
    showText: fc.boolean(),
    showMarkers: fc.boolean(),
  })
  .map(({ media, ...post }) => ({ ...makePostInfo(post), media }))
