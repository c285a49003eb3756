import type { PostType } from '@/contract/entities/post'
import { makeAction, makePicture, makePoll, makeText } from '../testing/elements'
import { makePostInfo } from '../testing/postInfo'
import { copyElements, parseClip, pasteElements, type Clip } from './clipboard'
import { restore } from './restore'
import { scene } from './scene'
import type { FrameElement, PlacedElement } from './types'

const FROM = { mediaId: 1, frame: 'square' } as const
const text: PlacedElement = { id: 't', kind: 'textSticker', data: makeText({ x: 20, y: 30 }) }
const poll: PlacedElement = { id: 'p', kind: 'interaction', data: makePoll() }
const sticker: PlacedElement = { id: 's', kind: 'pictureSticker', data: makePicture() }
const marked = scene(restore(makePostInfo()), 0, 'story')?.elements ?? []
const clipOf = (...elements: FrameElement[]): Clip => {
  const { clip } = copyElements(elements, FROM)
  if (!clip) throw new Error('nothing was copied')
  return clip
}
const target = (facts: Partial<Parameters<typeof pasteElements>[1]> = {}) => ({
  mediaId: 1,
  frame: 'square' as const,
  postType: 'post' as PostType,
  elements: [],
  times: 0,
  ...facts,
})

test.each<[string, FrameElement | undefined, string]>([
  ['a product marker', marked.find(({ kind }) => kind === 'productMarker'), 'product-marks'],
  ['a product picture', marked.find(({ kind }) => kind === 'productImage'), 'image-markup'],
  [
    'a text without words',
    { ...text, data: makeText({ text: ' ' }) } as PlacedElement,
    'empty-text',
  ],
  [
    'a label without a link',
    { id: 'a', kind: 'callToAction', data: makeAction({ type: 'disabledProductLink' }) },
    'product-widget',
  ],
])('%s cannot be copied, what stands beside it can', (_what, element, failure) => {
  expect(copyElements([element!], FROM)).toEqual({ clip: null, failures: [failure] })
  const { clip, failures } = copyElements([element!, sticker, element!], FROM)
  expect(clip?.items).toHaveLength(1)
  expect(failures).toEqual([failure])
})

test('a copy stands beside what it is a copy of, each next one further', () => {
  const clip = clipOf(text)
  const [first] = pasteElements(clip, target()).elements
  const [second] = pasteElements(clip, target({ times: 1 })).elements
  expect([first?.data, second?.data]).toMatchObject([
    { x: 23, y: 33 },
    { x: 26, y: 36 },
  ])
})

test('elsewhere it keeps its percents, and the width of its lines in px', () => {
  const [pasted] = pasteElements(clipOf(text), target({ frame: 'story', mediaId: 2 })).elements
  expect(pasted?.data).toMatchObject({ x: 20, y: 30, view: 'story', width: 50 * (736 / 414) })
})

test('answers of shoppers do not go along', () => {
  const [pasted] = pasteElements(clipOf(poll), target({ mediaId: 2 })).elements
  expect(pasted?.data).toMatchObject({ caption: 'Какую берём?', isAlreadySaved: false })
})

test.each<[string, Partial<Parameters<typeof pasteElements>[1]>, number]>([
  ['a review', { postType: 'review' }, 0],
  ['a live broadcast', { postType: 'live' }, 0],
  ['a frame that has a poll', { elements: [poll] }, 1],
  ['a story', { postType: 'story' }, 2],
])('into %s', (_what, facts, count) => {
  const { elements, failure } = pasteElements(clipOf(poll, sticker), target(facts))
  expect(elements).toHaveLength(count)
  expect(failure).toBe(count < 2 ? 'current-post-format' : null)
})

test('from another tab it comes whole; anything else is no clip', () => {
  const clip = clipOf(text, poll)
  expect(parseClip(JSON.stringify(clip))).toEqual(clip)
  for (const strange of ['', '{', '{"version":1}', JSON.stringify({ ...clip, items: [{}] })]) {
    expect(parseClip(strange)).toBeNull()
  }
})
