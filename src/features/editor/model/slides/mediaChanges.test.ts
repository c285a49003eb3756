import { ELEMENT_LISTS } from '@/contract/elements/elementLists'
import { LIMITS } from '@/contract/limits'
import { changed } from '../../testing/changed'
import { makeMedia, makePostInfo, makeUploaded } from '../../testing/postInfo'
import { addMedia, freeSlides, replaceMedia } from './mediaChanges'
import { restore } from '../wire/restore'
import { toWire } from '../wire/toWire'
import type { PostDocument } from '../types'

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

test('adds a file once, and at most up to the limit of a post', () => {
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

test('ignores a replacement for a missing slide', () => {
  expect(changed(openedPost, replaceMedia(7, makeUploaded(9)))).toBe(openedPost)
})
