import { ELEMENT_LISTS } from '@/contract/elements/elementLists'
import { LIMITS } from '@/contract/limits'
import { changed } from '@/features/editor/testing/changed'
import { makeLink, makeMedia, makePostInfo, makeUploaded } from '@/features/editor/testing/postInfo'
import type { PostDocument } from './document'
import type { Change } from './post'
import { restore, toWire } from './wire'
import {
  canRemove,
  hideMedia,
  isLastShown,
  moveMedia,
  removeMedia,
  addMedia,
  freeSlides,
  replaceMedia,
} from './slides'

const stored = {
  ...makePostInfo({ hiddenCarouselPositions: [3] }),
  media: [
    makeMedia(1),
    makeMedia(2, [{ ...makeLink(9), hiddenCarouselPositions: [1, 3] }]),
    makeMedia(3),
  ],
}
const opened = restore(stored)
const after = (change: Change, document = opened) => changed(document, change)
const sent = (document = opened) => {
  const { media, vitrinaPost } = toWire(document, stored)
  return {
    ids: media.map(({ id }) => id),
    hidden: vitrinaPost.hiddenCarouselPositions,
    link: media.flatMap(({ linkList }) => linkList)[0]?.hiddenCarouselPositions,
  }
}

test('moves the hidden positions together with a moved slide', () => {
  expect(sent()).toEqual({ ids: [1, 2, 3], hidden: [3], link: [1, 3] })
  expect(sent(after(moveMedia(2, 0)))).toEqual({ ids: [3, 1, 2], hidden: [1], link: [2, 1] })
  expect(sent(after(moveMedia(0, 2)))).toEqual({ ids: [2, 3, 1], hidden: [2], link: [3, 2] })
})

test('restores the order when a slide moves there and back', () => {
  expect(after(moveMedia(2, 0), after(moveMedia(0, 2)))).toEqual(opened)
})

test.each([
  [0, 3],
  [-1, 0],
  [1, 1],
])('moves nothing from %i to %i', (from, to) => {
  expect(after(moveMedia(from, to))).toBe(opened)
})

test('hides and shows slides, but never hides the last visible slide', () => {
  const one = after(hideMedia(0, true))
  expect(sent(one).hidden).toEqual([1, 3])
  expect(isLastShown(one.media, 1)).toBe(true)
  expect(after(hideMedia(1, true), one)).toBe(one)
  expect(sent(after(hideMedia(2, false), one)).hidden).toEqual([1])
})

test('appends a slide that another user added meanwhile', () => {
  const theirs = { ...stored, media: [...stored.media, makeMedia(4)] }
  const { media } = toWire(after(moveMedia(2, 0)), theirs)
  expect(media.map(({ id }) => id)).toEqual([3, 1, 2, 4])
})

test('keeps hidden positions that have no slide', () => {
  const odd = { ...stored, vitrinaPost: { ...stored.vitrinaPost, hiddenCarouselPositions: [7, 3] } }
  expect(toWire(restore(odd), odd)).toEqual(odd)
})

describe('removing', () => {
  const seen = { stored: [1, 2, 3], uploaded: [] }

  test('moves the hidden positions together with the remaining slides', () => {
    const document = after(removeMedia(0, false))
    const { media, vitrinaPost } = toWire(document, stored, {}, seen)
    expect(media.map(({ id }) => id)).toEqual([2, 3])
    expect(vitrinaPost.hiddenCarouselPositions).toEqual([2])
    expect(media[0]?.linkList[0]?.hiddenCarouselPositions).toEqual([2])
  })

  test('keeps a slide that another user added meanwhile, hidden or not', () => {
    const theirs = {
      ...stored,
      vitrinaPost: { ...stored.vitrinaPost, hiddenCarouselPositions: [3, 4] },
      media: [...stored.media, makeMedia(4)],
    }
    const { media, vitrinaPost } = toWire(after(removeMedia(2, false)), theirs, {}, seen)
    expect(media.map(({ id }) => id)).toEqual([1, 2, 4])
    expect(vitrinaPost.hiddenCarouselPositions).toEqual([3])
  })

  test('removes the slide from the hidden positions of a product', () => {
    const hiddenOn = (document: typeof opened) =>
      document.media.flatMap(({ links }) => links)[0]?.link.hiddenCarouselPositions
    expect(hiddenOn(after(removeMedia(0, false)))).toEqual([2])
    expect(hiddenOn(after(removeMedia(2, false)))).toEqual([1])
  })

  test('keeps hidden positions beyond the known slides', () => {
    const odd = {
      ...stored,
      media: [makeMedia(1, [{ ...makeLink(9), hiddenCarouselPositions: [2, 7] }]), makeMedia(2)],
    }
    const { media } = after(removeMedia(1, false), restore(odd))
    expect(media[0]?.links[0]?.link.hiddenCarouselPositions).toEqual([7])
  })

  test('keeps the last slide of a post, but not of a review', () => {
    const one = after(removeMedia(0, false), after(removeMedia(2, false)))
    expect(one.media.map(({ id }) => id)).toEqual([2])
    expect(after(removeMedia(0, false), one)).toBe(one)
    expect(after(removeMedia(0, true), one).media).toEqual([])
  })

  test('keeps the only visible slide', () => {
    const one = after(hideMedia(1, true), after(hideMedia(0, true), after(hideMedia(2, false))))
    expect(canRemove(one.media, 2, true)).toBe(false)
    expect(canRemove(one.media, 0, true)).toBe(true)
    expect(after(removeMedia(2, true), one)).toBe(one)
  })

  test('ignores a slide that does not exist', () => {
    expect(after(removeMedia(3, false))).toBe(opened)
    expect(canRemove(opened.media, 3, true)).toBe(false)
    expect(after(hideMedia(3, true))).toBe(opened)
  })
})

const storedPost = makePostInfo({ hiddenCarouselPositions: [2] })
const openedPost = restore(storedPost)
const sentWith = (document: PostDocument) =>
  toWire(document, storedPost, {}, { stored: [1, 2], uploaded: [9] })

test('adds an uploaded file as the last slide, without elements, in the frame of the slide before it', () => {
  const story = changed(openedPost, ({ media }) => {
    for (const item of media) item.view = 'story'
  })
  const item = sentWith(changed(story, addMedia(makeUploaded(9)))).media[2]
  expect(item).toEqual({
    id: 9,
    imageUrl: '/media/9-736.jpg',
    imageHighResolutionUrl: '/media/9-736.jpg',
    thumbnailUrl: '/media/9-320.jpg',
    videoUrl: null,
    width: 1600,
    height: 1200,
    linkList: [],
    ...Object.fromEntries(ELEMENT_LISTS.map((list) => [list, []])),
    background: { type: 'gradient', angle: 180, colors: ['#f6f2ec', '#e3dace'], pictureUrl: null },
    view: 'story',
  })
})

test('adds a video as a visible slide', () => {
  const story = changed(openedPost, (document) => {
    document.media[1]!.view = 'story'
  })
  const video = { ...makeUploaded(9), type: 'video' as const }
  const item = changed(story, addMedia(video)).media.at(-1)
  expect(item).toMatchObject({ isHidden: false, view: 'story', picture: { isVideo: true } })
  const first = changed({ ...openedPost, media: [] }, addMedia(makeUploaded(9))).media[0]
  expect(first).toMatchObject({ isHidden: false, view: 'square', picture: { isVideo: false } })
})

test('rejects a replacement by the file of another slide', () => {
  expect(changed(openedPost, replaceMedia(1, makeUploaded(2)))).toBe(openedPost)
})

test('adds a file once, and refuses files beyond the limit of a post', () => {
  const one = changed(openedPost, addMedia(makeUploaded(9)))
  expect(changed(one, addMedia(makeUploaded(9)))).toBe(one)
  const count = LIMITS.filesPerPost
  const items = Array.from({ length: count }, (_, index) => makeMedia(index + 1))
  const full = restore({ ...storedPost, media: items })
  expect(freeSlides(full.media)).toBe(0)
  expect(changed(full, addMedia(makeUploaded(99)))).toBe(full)
})

test('keeps everything on a slide when its file is replaced', () => {
  const { media, vitrinaPost } = sentWith(changed(openedPost, replaceMedia(1, makeUploaded(9))))
  const [before] = storedPost.media
  expect(media.map(({ id }) => id)).toEqual([9, 2])
  expect(media[0]).toMatchObject({
    imageUrl: '/media/9-736.jpg',
    linkList: before?.linkList,
    pictureStickers: before?.pictureStickers,
    background: before?.background,
    view: before?.view,
  })
  expect(vitrinaPost.hiddenCarouselPositions).toEqual([2])
})

test('ignores a replacement of a slide that does not exist', () => {
  expect(changed(openedPost, replaceMedia(7, makeUploaded(9)))).toBe(openedPost)
})
