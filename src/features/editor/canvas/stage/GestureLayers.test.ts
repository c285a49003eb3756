import { makeAction, makePoll, makeText } from '@/features/editor/testing/elements'
import {
  loadStages,
  makeDocument,
  mountStage,
  viewOf,
  type MountedStage,
} from '@/features/editor/testing/mountStage'

beforeAll(loadStages)

const document = makeDocument({
  interactions: [makePoll({ zIndex: 1 })],
  textStickers: [makeText({ zIndex: 2 })],
  callToActions: [makeAction({ zIndex: 3, x: 60, y: 60 })],
})

let mounted: MountedStage
/** How many times each layer is painted in one frame of the animation, from back to front. */
function paintings(): number[] {
  const { canvas } = mounted.stage
  const paint = canvas.getObjects().map((object) => jest.spyOn(object, 'render'))
  canvas.renderAll()
  const times = paint.map(({ mock }) => mock.calls.length)
  for (const spy of paint) spy.mockRestore()
  return times
}

beforeEach(() => {
  mounted = mountStage(viewOf(document))
})
afterEach(() => {
  mounted.remove()
})

test('paints only the dragged element and shows all others as bitmaps', () => {
  const { pointer } = mounted
  expect(paintings()).toEqual([1, 1, 1])
  pointer.press(50, 22)
  pointer.move(52, 30)
  const show = jest.spyOn(mounted.stage.canvas.getContext(), 'drawImage')
  expect(paintings()).toEqual([0, 1, 0])
  expect(show).toHaveBeenCalledTimes(2)
  pointer.release(52, 30)
  expect(paintings()).toEqual([1, 1, 1])
})

test('also paints elements that lie between several dragged elements', () => {
  const { pointer, stage } = mounted
  stage.draw(viewOf(document, { selection: ['media:1:interaction:0', 'media:1:callToAction:0'] }))
  pointer.press(70, 63)
  pointer.move(74, 70)
  expect(paintings()).toEqual([1, 1, 1])
})

test.each([
  ['a cancelled gesture', () => window.dispatchEvent(new Event('blur'))],
  ['a resize of the stage', () => window.dispatchEvent(new Event('resize'))],
])('paints everything again after %s', (_name, act) => {
  const { pointer } = mounted
  pointer.press(50, 22)
  pointer.move(52, 30)
  act()
  expect(paintings()).toEqual([1, 1, 1])
})
