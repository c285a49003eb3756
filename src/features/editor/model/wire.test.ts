import { changed } from '@/features/editor/testing/changed'
import { makeAction, makePicture, makePoll, makeText } from '@/features/editor/testing/elements'
import { makeLink, makeMedia, makePostInfo, makeProduct } from '@/features/editor/testing/postInfo'
import type { PostDocument } from './document'
import { placeElements, removeElements } from './elementChanges'
import { elementsOf } from './elements'
import { newLinkIds } from './marks'
import { addProductMark, setText } from './post'
import { removeMedia } from './slides'
import { restore, inShape, toWire } from './wire'
import { withStoredElements } from './storedElements'

test('assigns the same local ids each time, derived from the loaded post', () => {
  const item = {
    ...makeMedia(3, [makeLink(11), { ...makeLink(0), id: null }]),
    textStickers: [makeText()],
    pictureStickers: [makePicture(), makePicture({ view: 'story' })],
    callToActions: [makeAction()],
    interactions: [makePoll(), makePoll({ id: 'p5' })],
  }
  const [slide] = restore({ ...makePostInfo(), media: [item] }).media
  expect(slide!.links.map(({ id }) => id)).toEqual(['link:11', 'media:3:link:1'])
  expect(
    elementsOf(slide!)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([
    'media:3:callToAction:0',
    'media:3:interaction:0',
    'media:3:pictureSticker:0',
    'media:3:pictureSticker:1',
    'media:3:textSticker:0',
    'stored:p5',
  ])
})

test('counts hidden positions from 1, and recognises a video by its URL', () => {
  const post = makePostInfo({ hiddenCarouselPositions: [2] })
  post.media[0]!.videoUrl = '/media/1.mp4'
  const { media } = restore(post)
  expect(media.map(({ isHidden }) => isHidden)).toEqual([false, true])
  expect(media.map(({ picture }) => picture.isVideo)).toEqual([true, false])
})

test('completes the URL of a button like the back office and keeps other elements identical', () => {
  const item = {
    ...makeMedia(1),
    callToActions: [makeAction({ link: 'shop.test/p/1' })],
    textStickers: [makeText()],
  }
  const document = restore({ ...makePostInfo(), media: [item] })
  const stored = withStoredElements(document)
  const linkOf = ({ media: [slide] }: typeof document) =>
    elementsOf(slide!).flatMap((element) =>
      element.kind === 'callToAction' ? [element.data.link] : [],
    )
  expect(linkOf(document)).toEqual(['shop.test/p/1'])
  expect(linkOf(stored)).toEqual(['https://shop.test/p/1'])
  const textOf = ({ media: [slide] }: typeof document) =>
    elementsOf(slide!).find(({ kind }) => kind === 'textSticker')
  expect(textOf(stored)).toBe(textOf(document))
})

describe('sends a post back unchanged when it was only viewed', () => {
  const unsaved = { ...makeLink(13), id: null }
  test.each([
    ['two pictures with marks', makePostInfo()],
    ['a published post without pictures', { ...makePostInfo({ isPublished: true }), media: [] }],
    ['a mark that has no id yet', { ...makePostInfo(), media: [makeMedia(1, [unsaved])] }],
    [
      'a marker outside the frame',
      { ...makePostInfo(), media: [makeMedia(1, [makeLink(1, { x: 33.4, y: 140 })])] },
    ],
  ])('for %s', (_name, postInfo) => {
    expect(toWire(restore(postInfo), postInfo)).toEqual(postInfo)
  })
})

test('replaces the edited parts of a post and keeps the others', () => {
  const postInfo = makePostInfo()
  const document = changed(
    restore(postInfo),
    setText('Вечер'),
    placeElements('square', { 'link:11': { x: 55, y: 44 } }),
    removeElements(['link:12']),
  )
  const [first, second] = postInfo.media
  expect(toWire(document, postInfo)).toEqual({
    ...postInfo,
    vitrinaPost: { ...postInfo.vitrinaPost, text: 'Вечер' },
    media: [{ ...first, linkList: [makeLink(11, { x: 55, y: 44 })] }, second],
  })
})

test('sends a new mark with its product and without an id', () => {
  const postInfo = makePostInfo()
  const document = changed(restore(postInfo), addProductMark(1, 'new', makeProduct()))
  expect(toWire(document, postInfo).media[1]?.linkList[1]).toMatchObject({
    id: null,
    link: 'https://shop.test/p/500',
    title: 'Ваза 500',
    marker: { x: 50, y: 50, show: true },
    sku: { id: 500, sourceImageUrls: ['/media/vase.jpg'] },
  })
})

test('sends in the next save the id that the last save assigned to a mark', () => {
  const postInfo = makePostInfo()
  const sent = changed(restore(postInfo), addProductMark(0, 'new', makeProduct()))
  const wire = toWire(sent, postInfo)
  const saved = {
    ...wire,
    media: wire.media.map((item) => ({
      ...item,
      linkList: item.linkList.map((link) => ({ ...link, id: link.id ?? 99 })),
    })),
  }
  const ids = newLinkIds(sent, saved)
  expect(toWire(sent, saved, ids)).toEqual(saved)
})

test('keeps the stored copy of a picture that the editor has not loaded', () => {
  const document = restore({ ...makePostInfo(), media: [makeMedia(1)] })
  const stored = makePostInfo()
  expect(toWire(document, stored).media[1]).toEqual(stored.media[1])
})

describe('hidden slides', () => {
  const post = (hiddenCarouselPositions: number[], ...ids: number[]) => ({
    ...makePostInfo({ hiddenCarouselPositions }),
    media: (ids.length === 0 ? [1, 2] : ids).map((id) => makeMedia(id)),
  })
  const hide = (index: number, isHidden: boolean) => (document: PostDocument) => {
    document.media[index]!.isHidden = isHidden
  }
  const positions = (document: PostDocument, stored = post([])) =>
    toWire(document, stored).vitrinaPost.hiddenCarouselPositions

  test('are sent as positions, counted from 1', () => {
    expect(positions(changed(restore(post([])), hide(1, true)))).toEqual([2])
    expect(positions(changed(restore(post([])), hide(0, true), hide(1, true)))).toEqual([1, 2])
    const shown = changed(restore(post([1, 2])), hide(0, false), hide(1, false))
    expect(positions(shown, post([1, 2]))).toEqual([])
  })

  test('stay hidden when the slides are reordered', () => {
    const stored = post([2])
    const turned = changed(restore(stored), ({ media }) => void media.reverse())
    expect(positions(turned, stored)).toEqual([1])
  })

  test('are sent when another slide is hidden and the number of hidden slides stays the same', () => {
    const stored = post([1, 2], 1, 2, 3)
    const document = changed(restore(stored), hide(0, false), hide(2, true))
    expect(positions(document, stored)).toEqual([2, 3])
  })

  test('are sent unchanged, in their stored order, when the user did not change them', () => {
    const stored = post([2, 1])
    expect(positions(restore(stored), stored)).toBe(stored.vitrinaPost.hiddenCarouselPositions)
  })

  test('include stored positions without a slide', () => {
    const stored = post([0, 2, 3])
    expect(positions(changed(restore(stored), hide(1, false)), stored)).toEqual([0, 3])
    expect(positions(changed(restore(stored), hide(0, true)), stored)).toEqual([1, 2, 0, 3])
  })

  test('are not sent once their slides are removed', () => {
    const stored = post([2])
    const fewer = changed(restore(stored), removeMedia(1, false))
    const wire = toWire(fewer, stored, {}, { stored: [1, 2], uploaded: [] })
    expect(wire.vitrinaPost.hiddenCarouselPositions).toEqual([])
  })

  test('stay hidden, in later positions, when another user added slides meanwhile', () => {
    const stored = post([3], 1, 2, 3)
    expect(positions(restore(post([])), stored)).toEqual([3])
    const fewer = changed(restore(post([])), removeMedia(0, false))
    const seen = { stored: [1, 2], uploaded: [] }
    const wire = toWire(fewer, stored, {}, seen)
    expect(wire.media.map(({ id }) => id)).toEqual([2, 3])
    expect(wire.vitrinaPost.hiddenCarouselPositions).toEqual([2])
  })
})

test('sets all slides to the frame of a square or story preview, and changes none for a tile', () => {
  const post = makePostInfo()
  expect(inShape(post, 'story').media.map(({ view }) => view)).toEqual(['story', 'story'])
  expect(inShape(post, 'square').media).toEqual(
    post.media.map((item) => ({ ...item, view: 'square' })),
  )
  const story = inShape(post, 'story')
  expect(inShape(story, 'tile')).toBe(story)
})
