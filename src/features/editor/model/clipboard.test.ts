import type { PostType } from '@/contract/entities/posts/post'
import { makeAction, makePicture, makePoll, makeText } from '@/features/editor/testing/elements'
import { makePostInfo } from '@/features/editor/testing/postInfo'
import {
  clipWords,
  copyElements,
  isCopyable,
  parseClip,
  pasteElements,
  type Clip,
} from './clipboard'
import { restore } from './wire'
import { scene } from './scene/scene'
import type { FrameElement } from '@/features/editor/kinds/elementKinds'
import type { PlacedElement } from '@/features/editor/kinds/placedRules'

const text: PlacedElement = { id: 't', kind: 'textSticker', data: makeText({ x: 20, y: 30 }) }
const poll: PlacedElement = { id: 'p', kind: 'interaction', data: makePoll() }
const sticker: PlacedElement = { id: 's', kind: 'pictureSticker', data: makePicture() }
const marked = scene(restore(makePostInfo()), 0, 'story')?.elements ?? []
const clipOf = (...elements: FrameElement[]): Clip => {
  const { clip } = copyElements(elements, 'square')
  if (!clip) throw new Error('nothing was copied')
  return clip
}
const target = (facts: Partial<Parameters<typeof pasteElements>[1]> = {}) => ({
  frame: 'square' as const,
  postType: 'post' as PostType,
  elements: [],
  ...facts,
})

test.each<[string, FrameElement | undefined, string]>([
  ['a product marker', marked.find(({ kind }) => kind === 'productMarker'), 'product-marks'],
  ['a product picture', marked.find(({ kind }) => kind === 'productImage'), 'image-markup'],
  ['an empty text', { ...text, data: makeText({ text: ' ' }) }, 'empty-text'],
  [
    'a call to action without a link',
    { id: 'a', kind: 'callToAction', data: makeAction({ type: 'disabledProductLink' }) },
    'product-widget',
  ],
])('does not copy %s, but copies the elements beside it', (_what, element, failure) => {
  expect(copyElements([element!], 'square')).toEqual({ clip: null, failures: [failure] })
  const { clip, failures } = copyElements([element!, sticker, element!], 'square')
  expect(clip?.items).toHaveLength(1)
  expect(failures).toEqual([failure])
})

test('pastes each further copy 3 % away from the elements that it would cover', () => {
  const clip = clipOf(text)
  const [first] = pasteElements(clip, target({ elements: [text] })).elements
  const there = [text, { ...first!, id: 'first' }]
  const [second] = pasteElements(clip, target({ elements: there })).elements
  expect([first?.data, second?.data]).toMatchObject([
    { x: 23, y: 33 },
    { x: 26, y: 36 },
  ])
})

describe('a copy keeps its exact position', () => {
  test.each<[string, PlacedElement]>([
    [
      'the element at that position is of another kind',
      { ...sticker, data: makePicture({ x: 20, y: 30 }) },
    ],
    ['the element is beside that position', { ...text, data: makeText({ x: 21, y: 30 }) }],
    ['the element is below that position', { ...text, data: makeText({ x: 20, y: 31 }) }],
  ])('when %s', (_what, there) => {
    const [pasted] = pasteElements(clipOf(text), target({ elements: [there] })).elements
    expect(pasted?.data).toMatchObject({ x: 20, y: 30 })
  })
})

test('moves a copy by at most half of the frame, however many elements it would cover', () => {
  const there: PlacedElement[] = []
  for (let count = 0; count < 30; count += 1) {
    const data = makeText({ x: 10 + 3 * count, y: 10 + 3 * count })
    there.push({ id: String(count), kind: 'textSticker', data })
  }
  const clip = clipOf({ ...text, data: makeText({ x: 10, y: 10 }) })
  const [pasted] = pasteElements(clip, target({ elements: there })).elements
  expect(pasted?.data).toMatchObject({ x: 61, y: 61 })
})

test('moves all pasted elements together when one of them would cover another element', () => {
  const { elements } = pasteElements(clipOf(text, sticker), target({ elements: [text] }))
  const { x, y } = sticker.data
  expect(elements.map(({ data }) => [data.x, data.y])).toEqual([
    [23, 33],
    [x + 3, y + 3],
  ])
})

test('copies the texts for other programs, one text per line', () => {
  const sale = { ...text, id: 'sale', data: makeText({ text: 'Скидка' }) }
  expect(clipWords(clipOf(text, sticker, sale))).toBe('Новинка\nСкидка')
  expect(clipWords(clipOf(sticker))).toBe('')
})

test('distinguishes elements that can be copied from those that cannot', () => {
  expect(isCopyable(text)).toBe(true)
  expect(isCopyable({ ...text, data: makeText({ text: ' ' }) })).toBe(false)
})

test('makes a copy of a hidden and locked element visible and unlocked', () => {
  const held = { ...text, data: makeText({ isHidden: true, isLocked: true }) }
  const [pasted] = pasteElements(clipOf(held), target()).elements
  expect(pasted?.data).not.toHaveProperty('isHidden')
  expect(pasted?.data).not.toHaveProperty('isLocked')
})

test('keeps the position in percent and the relative line width of a copy for another frame', () => {
  const [pasted] = pasteElements(clipOf(text), target({ frame: 'story' })).elements
  expect(pasted?.data).toMatchObject({ x: 20, y: 30, view: 'story', width: 50 * (736 / 414) })
})

test('does not copy shoppers’ answers', () => {
  const [pasted] = pasteElements(clipOf(poll), target()).elements
  expect(pasted?.data).toMatchObject({ caption: 'Какую берём?', isAlreadySaved: false })
})

test.each<[string, Partial<Parameters<typeof pasteElements>[1]>, number, string | null]>([
  ['a review', { postType: 'review' }, 0, 'current-post-format'],
  ['a live broadcast', { postType: 'live' }, 0, 'current-post-format'],
  ['a frame that already has a poll', { elements: [poll] }, 1, 'interaction-exists'],
  ['a story', { postType: 'story' }, 2, null],
])('pastes only the elements that %s accepts', (_what, facts, count, expected) => {
  const { elements, failure } = pasteElements(clipOf(poll, sticker), target(facts))
  expect(elements).toHaveLength(count)
  expect(failure).toBe(expected)
})

test('parses elements copied in another tab and rejects other text', () => {
  const clip = clipOf(text, poll)
  expect(parseClip(JSON.stringify(clip))).toEqual(clip)
  for (const strange of ['', '{', '{"version":1}', JSON.stringify({ ...clip, items: [{}] })]) {
    expect(parseClip(strange)).toBeNull()
  }
})
