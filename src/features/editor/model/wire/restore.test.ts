import { makeAction, makePicture, makePoll, makeText } from '../../testing/elements'
import { makeLink, makeMedia, makePostInfo } from '../../testing/postInfo'
import { elementsOf } from '../elements/placedElements'
import { restore } from './restore'
import { withStoredElements } from './withStoredElements'

test('gives the same local ids each time, derived from the source', () => {
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

test('counts hidden positions from 1, and recognizes a video by its URL', () => {
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
