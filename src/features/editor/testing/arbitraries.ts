import fc from 'fast-check'
import { FRAMES, type Background } from '@/contract/entities/posts/media'
import type { PostInfo } from '@/contract/entities/posts/post'
import {
  addProductMark,
  setAlbums,
  setBackground,
  setBackgrounds,
  setSegments,
  setShowMarkers,
  setShowText,
  setText,
  showMark,
  type Change,
} from '@/features/editor/model/post'
import {
  hideMedia,
  moveMedia,
  removeMedia,
  addMedia,
  replaceMedia,
} from '@/features/editor/model/slides'
import {
  addElements,
  editElement,
  flagElements,
  orderElements,
  placeElements,
  removeElements,
  setView,
} from '@/features/editor/model/elementChanges'
import {
  chooseImage,
  hideImage,
  showImage,
  setMark,
  type MarkSettings,
} from '@/features/editor/model/marks'
import { newElement } from '@/features/editor/kinds/elementKinds'
import type { NewElementOptions } from '../kinds/placedRules'
import type { Geometry } from '@/features/editor/model/geometry'
import { imageId } from '@/features/editor/model/elements'
import { makeAction, makePicture, makePoll, makeText } from './elements'
import { makeLink, makeMedia, makePostInfo, makeProduct, makeUploaded } from './postInfo'

const NEW_IDS = ['new-1', 'new-2', 'new-3', 'new-4']
const MARK_IDS = ['link:11', 'link:12', 'link:13', ...NEW_IDS]
const ELEMENT_IDS = ['media:1:textSticker:0', 'media:1:interaction:0', 'el-1', 'el-2']
const IDS = [...MARK_IDS, ...MARK_IDS.map(imageId), ...ELEMENT_IDS, 'nobody']

/** Positions on the frame and well beyond it, with fractions, like those of a dropped element. */
const dropped = fc.double({ min: -300, max: 300, noNaN: true })
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

const frame = fc.constantFrom(...FRAMES)
const geometry: fc.Arbitrary<Geometry> = fc.record(
  {
    x: dropped,
    y: dropped,
    rotate: fc.double({ min: -1000, max: 1000, noNaN: true }),
    scale: fc.double({ min: -10, max: 5000, noNaN: true }),
    width: fc.double({ min: 1, max: 400, noNaN: true }),
    height: fc.double({ min: 1, max: 400, noNaN: true }),
    fontSize: fc.double({ min: -10, max: 2000, noNaN: true }),
  },
  { requiredKeys: ['x', 'y'] },
)

const elementChange: fc.Arbitrary<Change> = fc.oneof(
  fc
    .tuple(frame, fc.dictionary(id, geometry, { maxKeys: 4 }))
    .map(([on, places]) => placeElements(on, places)),
  fc
    .tuple(id, fc.string({ maxLength: 5 }))
    .map(([wanted, text]) => editElement({ id: wanted, kind: 'textSticker', content: { text } })),
  fc
    .tuple(fc.subarray(IDS), fc.boolean(), fc.boolean())
    .map(([ids, isHidden, isLocked]) => flagElements(ids, { isHidden, isLocked })),
  fc
    .tuple(fc.nat({ max: 2 }), frame, fc.shuffledSubarray(IDS, { minLength: IDS.length }))
    .map(([mediaIndex, on, ids]) => orderElements(mediaIndex, on, ids)),
  fc
    .tuple(id, frame, fc.constantFrom(500, 1200, 9000))
    .map(([wanted, on, height]) => showImage(wanted, on, { width: 300, height })),
  fc.tuple(id, frame).map(([wanted, on]) => hideImage(wanted, on)),
  fc.tuple(id).map(([wanted]) => chooseImage(wanted, '/media/b.jpg', { width: 3, height: 1 })),
  fc.tuple(fc.nat({ max: 2 }), frame).map(([mediaIndex, view]) => setView(mediaIndex, view)),
)

/** Ids of files that are uploaded during a visit. */
export const UPLOADED = [901, 902, 903]
const slide = fc.nat({ max: 3 })
const slideChange: fc.Arbitrary<Change> = fc.oneof(
  fc.constantFrom(...UPLOADED).map((mediaId) => addMedia(makeUploaded(mediaId))),
  fc
    .tuple(fc.constantFrom(1, 2, ...UPLOADED), fc.constantFrom(...UPLOADED))
    .map(([mediaId, newId]) => replaceMedia(mediaId, makeUploaded(newId))),
  slide.map((index) => removeMedia(index, false)),
  fc.tuple(slide, slide).map(([from, to]) => moveMedia(from, to)),
  fc.tuple(slide, fc.boolean()).map(([index, isHidden]) => hideMedia(index, isHidden)),
)

/** A change that a person can make to marks: to existing ones, unknown ones or removed ones. */
const change: fc.Arbitrary<Change> = fc.oneof(
  elementChange,
  slideChange,
  fc.tuple(id, fc.boolean()).map(([wanted, isShown]) => showMark(wanted, isShown)),
  fc.tuple(id, settings).map(([wanted, chosen]) => setMark(wanted, chosen)),
  fc.subarray(IDS).map((ids) => removeElements(ids)),
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

const newElements: fc.Arbitrary<NewElementOptions> = fc.constantFrom<NewElementOptions[]>(
  { kind: 'textSticker', text: '' },
  { kind: 'textSticker', text: 'Скидка' },
  { kind: 'pictureSticker', pictureUrl: '/star.png', size: { width: 80, height: 120 } },
  { kind: 'callToAction', text: 'Купить' },
  { kind: 'interaction', type: 'poll', placeholder: '', polls: ['Да', 'Нет'] },
)
const elementAddition = (elementId: string): fc.Arbitrary<Change> =>
  fc
    .tuple(fc.nat({ max: 2 }), frame, newElements)
    .map(([mediaIndex, on, options]) =>
      addElements(mediaIndex, [{ ...newElement(options, on), id: elementId }]),
    )

/** A visit: changes in any order, among them new marks and elements, each with its own id. */
export const changes: fc.Arbitrary<Change[]> = fc
  .tuple(
    fc.array(change, { maxLength: 40 }),
    ...NEW_IDS.map((newId) => fc.option(addition(newId))),
    ...['el-1', 'el-2'].map((newId) => fc.option(elementAddition(newId))),
  )
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
      /** A field that only the back office uses. */
      addedBy: fc.string(),
    })
    .map((facts) => ({ ...makeLink(linkId), ...facts }))

const onFrame = fc.record({ view: frame, zIndex: fc.integer(), x: percent, y: percent })
/** Contains empty texts too, because a post that was only viewed is sent back unchanged. */
const elementLists = fc.record({
  view: frame,
  textStickers: fc.array(
    fc.tuple(onFrame, fc.string()).map(([at, text]) => makeText({ ...at, text })),
    { maxLength: 3 },
  ),
  pictureStickers: fc.array(onFrame.map(makePicture), { maxLength: 2 }),
  callToActions: fc.array(onFrame.map(makeAction), { maxLength: 2 }),
  interactions: fc.array(onFrame.map(makePoll), { maxLength: 2 }),
})

/** A stored post of up to three pictures, with fields that the editor knows and others. */
export const storedPost: fc.Arbitrary<PostInfo> = fc
  .record({
    media: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 3 }).chain((ids) =>
      fc.tuple(
        ...ids.map((mediaId) =>
          fc
            .array(link(mediaId), { maxLength: 3 })
            .map((links) =>
              makeMedia(
                mediaId,
                links.map((one, index) => ({ ...one, id: mediaId * 10 + index })),
              ),
            )
            .chain((item) => elementLists.map((lists) => ({ ...item, ...lists }))),
        ),
      ),
    ),
    text: fc.string(),
    showText: fc.boolean(),
    showMarkers: fc.boolean(),
  })
  .map(({ media, ...post }) => ({ ...makePostInfo(post), media }))
