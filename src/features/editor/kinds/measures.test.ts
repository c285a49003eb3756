import { scene } from '../model/scene/scene'
import type { FrameElement } from './elementKinds'
import { boundingBox, elementBox, geometryAt, placementOf, withGeometry } from './measures'
import { makePoll, makeText } from '../testing/elements'
import { makeLink } from '../testing/postInfo'
import { makeDocument } from '@/features/editor/testing/mountStage'

const view = { x: 10, y: 20, rotate: 30, width: 40, height: 20, zIndex: 3 }
const link = {
  ...makeLink(11),
  skuImageMarkup: { squareView: null, storyView: view, choosedSkuImageUrl: null },
}
const document = makeDocument({
  textStickers: [makeText({ view: 'story', rotate: 90 })],
  interactions: [makePoll({ view: 'story', scale: 50, zIndex: 2 })],
  linkList: [link],
})
const elements = scene(document, 0, 'story')?.elements ?? []
const element = (kind: FrameElement['kind']) => {
  const found = elements.find((one) => one.kind === kind)
  if (!found) throw new Error(kind)
  return found
}

test('returns the box of an element before its rotation', () => {
  expect(elementBox(element('textSticker'), 'story')).toMatchObject({
    left: expect.closeTo(41.4),
    top: expect.closeTo(147.2),
    width: 207,
    height: expect.closeTo(57.6),
    rotate: 90,
  })
  expect(elementBox(element('interaction'), 'story')).toMatchObject({ width: 160, height: 94 })
  expect(elementBox(element('productImage'), 'story')).toMatchObject({
    width: expect.closeTo(165.6),
    height: expect.closeTo(147.2),
  })
})

test('returns the smallest upright box around a rotated element', () => {
  const box = boundingBox(element('textSticker'), 'story')
  expect(box.width).toBeCloseTo(57.6)
  expect(box.height).toBeCloseTo(207)
  expect(box.left + box.width / 2).toBeCloseTo(41.4 + 103.5)
})

test('returns a marker’s position without a size', () => {
  expect(boundingBox(element('productMarker'), 'story')).toEqual({
    left: expect.closeTo(82.8),
    top: expect.closeTo(285.2),
    width: 0,
    height: 0,
  })
})

test.each(['textSticker', 'interaction', 'productImage', 'productMarker'] as const)(
  'restores the geometry of a %s from its placement',
  (kind) => {
    const one = element(kind)
    const geometry = geometryAt(one, placementOf(one, 'story'), 'story')
    const again = withGeometry(one, geometry)
    const { x, y, rotate, scale } = placementOf(one, 'story')
    expect(placementOf(again, 'story')).toEqual({
      x: expect.closeTo(x),
      y: expect.closeTo(y),
      rotate,
      scale: expect.closeTo(scale),
    })
  },
)
