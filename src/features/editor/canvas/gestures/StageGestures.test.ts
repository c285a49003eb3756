import { addProductMark, type Change } from '@/features/editor/model/post'
import { flagElements, placeElements } from '@/features/editor/model/elementChanges'
import { restore } from '@/features/editor/model/wire'
import type { Geometries } from '@/features/editor/model/geometry'
import { changed } from '@/features/editor/testing/changed'
import { makeAction, makePoll, makeText } from '@/features/editor/testing/elements'
import { makeLink, makePostInfo, makeProduct } from '@/features/editor/testing/postInfo'
import {
  loadStages,
  makeDocument,
  mountStage,
  viewOf,
  type MountedStage,
} from '@/features/editor/testing/mountStage'

beforeAll(loadStages)

const stored = restore(makePostInfo())
const after = (change: Change, document = stored) => changed(document, change)
const TEXT = 'media:1:textSticker:0'
const ACTION = 'media:1:callToAction:0'
const POLL = 'media:1:interaction:0'
/** A text of 368 × 57.6 px at 10 %, 20 %. */
const text = makeDocument({ textStickers: [makeText()] })

let mounted: MountedStage
const markers = () =>
  mounted.stage.canvas
    .getObjects()
    .map(({ left, top }) => [Math.round(left / 7.36), Math.round(top / 7.36)])
const placed = (): Geometries[] => mounted.events.placed.mock.calls.map(([places]) => places)
const near = (value: number): unknown => expect.closeTo(value, 1)

function mount(view = viewOf(stored)): MountedStage {
  mounted = mountStage(view)
  return mounted
}
afterEach(() => {
  mounted.remove()
})

describe('a marker', () => {
  test('is dragged in whole percents and its position is reported once, at the end', () => {
    const { pointer, events } = mount()
    pointer.press(20, 30)
    pointer.move(30.4, 40.6)
    expect(markers()[0]).toEqual([30, 41])
    pointer.move(43.3, 120)
    expect(markers()[0]).toEqual([43, 100])
    expect(placed()).toEqual([])
    pointer.release(43.3, 120)
    expect(placed()).toEqual([{ 'link:11': { x: 43, y: 100 } }])
    expect(events.previewed.mock.calls).toEqual([
      [{ id: expect.any(String), places: { 'link:11': { x: 30, y: 41 } }, guides: [] }],
    ])
  })

  test('reports no move when it is dragged back to its start', () => {
    const { pointer, events } = mount()
    pointer.press(20, 30)
    pointer.move(40, 40)
    pointer.move(20, 30)
    pointer.release(20, 30)
    expect(placed()).toEqual([])
    expect(events.cancelled).toHaveBeenCalledTimes(1)
  })

  test('is not moved by a slightly trembling pointer', () => {
    const { pointer, events } = mount()
    pointer.drag([20, 30], [20.3, 30.2])
    expect(markers()[0]).toEqual([20, 30])
    expect(events.cancelled).not.toHaveBeenCalled()
    expect(placed()).toEqual([])
  })

  test.each([
    ['Esc', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
    ['a cancelled pointer', () => document.dispatchEvent(new Event('pointercancel'))],
    ['the window loses the focus', () => window.dispatchEvent(new Event('blur'))],
  ])('returns to its stored position after: %s', (_name, cancel) => {
    const { pointer, events } = mount()
    pointer.press(20, 30)
    pointer.move(40, 40)
    cancel()
    expect(markers()[0]).toEqual([20, 30])
    pointer.move(60, 60)
    pointer.release(60, 60)
    expect(markers()[0]).toEqual([20, 30])
    expect(placed()).toEqual([])
    expect(events.cancelled).toHaveBeenCalledTimes(1)
  })

  test('follows a document that changes during its drag', () => {
    const { pointer, stage, events } = mount()
    pointer.press(20, 30)
    pointer.move(40, 40)
    stage.draw(viewOf(after(placeElements('square', { 'link:11': { x: 90, y: 90 } }))))
    expect(markers()[0]).toEqual([90, 90])
    pointer.move(50, 50)
    pointer.release(50, 50)
    expect(placed()).toEqual([])
    expect(events.cancelled).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['another marker is added', after(addProductMark(0, 'new', makeProduct())), {}],
    ['it becomes read-only', stored, { isReadOnly: true }],
  ])(
    'returns to its stored position when %s, and its gesture is cancelled',
    (_name, document, facts) => {
      const { pointer, stage, events } = mount()
      const gestures: unknown[] = []
      events.cancelled.mockImplementation(() => gestures.push(markers()[0]))
      pointer.press(20, 30)
      pointer.move(40, 40)
      stage.draw(viewOf(document, facts))
      expect(gestures).toEqual([[20, 30]])
      pointer.release(50, 50)
      expect(placed()).toEqual([])
      expect(events.cancelled).toHaveBeenCalledTimes(1)
    },
  )

  test('does not cancel a gesture made outside of the canvas', () => {
    const { stage, events } = mount()
    const gesture = { id: 'g', places: { 'link:11': { x: 90, y: 90 } }, guides: [] }
    stage.draw(viewOf(stored, { gesture, isReadOnly: true }))
    stage.draw(viewOf(after(addProductMark(0, 'new', makeProduct())), { isReadOnly: true }))
    expect(events.cancelled).not.toHaveBeenCalled()
  })

  test('that is selected receives a press before the marker that covers it', () => {
    const { pointer, stage } = mount()
    const covered = after(placeElements('square', { 'link:12': { x: 20, y: 30 } }))
    stage.draw(viewOf(covered, { selection: ['link:11'] }))
    pointer.drag([20, 30], [40, 40])
    expect(placed()).toEqual([{ 'link:11': { x: 40, y: 40 } }])
  })
})

describe('a drag', () => {
  afterEach(() => {
    jest.useRealTimers()
  })

  test('reports the position where the pointer rests, and nothing after the release', () => {
    jest.useFakeTimers()
    const { pointer, events } = mount()
    pointer.press(20, 30)
    pointer.move(30, 40)
    pointer.move(35, 45)
    pointer.move(40, 50)
    jest.runOnlyPendingTimers()
    expect(events.previewed).toHaveBeenLastCalledWith(
      expect.objectContaining({ places: { 'link:11': { x: 40, y: 50 } } }),
    )
    pointer.move(60, 70)
    pointer.release(60, 70)
    events.previewed.mockClear()
    jest.runOnlyPendingTimers()
    expect(events.previewed).not.toHaveBeenCalled()
  })

  test('moves an element at most until its centre reaches the edge of the frame', () => {
    const { pointer } = mount(viewOf(text))
    pointer.drag([20, 22], [40, 52])
    pointer.drag([40, 52], [140, 152])
    expect(placed()).toEqual([
      { [TEXT]: { x: near(30), y: near(50), rotate: 0, width: 50, fontSize: 32 } },
      { [TEXT]: { x: near(75), y: near(95), rotate: 0, width: 50, fontSize: 32 } },
    ])
  })

  test('with Shift keeps to one axis, even near snapping lines of the other axis', () => {
    const nearLine = makeDocument({ textStickers: [makeText({ y: 0.5 })] })
    const { pointer } = mount(viewOf(nearLine))
    pointer.drag([20, 3], [41, 8], { shiftKey: true })
    expect(placed()).toEqual([{ [TEXT]: expect.objectContaining({ x: near(31), y: near(0.5) }) }])
  })

  test('snaps to nearby lines, but not with Ctrl', () => {
    const { pointer, events } = mount(viewOf(text))
    pointer.drag([20, 22], [35.3, 40])
    expect(placed()).toEqual([{ [TEXT]: expect.objectContaining({ x: near(25) }) }])
    expect(events.previewed.mock.calls[0]).toEqual([
      expect.objectContaining({ guides: [{ axis: 'x', at: 368 }] }),
    ])
    pointer.drag([40, 42], [40.3, 60], { ctrlKey: true })
    expect(placed()[1]).toEqual({ [TEXT]: expect.objectContaining({ x: near(25.3) }) })
    expect(events.previewed).toHaveBeenLastCalledWith(expect.objectContaining({ guides: [] }))
  })

  test('of the corner scales a sticker and keeps the opposite corner in place', () => {
    const { pointer, handle } = mount(
      viewOf(makeDocument({ interactions: [makePoll()] }), { selection: [POLL] }),
    )
    const [x, y] = handle('br')
    pointer.drag([x, y], [10 + (x - 10) * 1.5, 20 + (y - 20) * 1.5])
    expect(placed()).toEqual([
      { [POLL]: { x: near(10), y: near(20), rotate: 0, scale: near(150) } },
    ])
  })

  test('rotates in steps of 15 degrees with Shift', () => {
    const { pointer, handle } = mount(viewOf(text, { selection: [TEXT] }))
    const centre = [35, 20 + 28.8 / 7.36] as const
    const [, top] = handle('mtr')
    const reach = centre[1] - top
    pointer.drag(handle('mtr'), [centre[0] + reach, centre[1] + 0.4], { shiftKey: true })
    expect(placed()).toEqual([{ [TEXT]: expect.objectContaining({ rotate: 90 }) }])
  })

  test('of the side handle widens a text, and of the corner handle scales it', () => {
    const { pointer, handle, stage } = mount(viewOf(text, { selection: [TEXT] }))
    const [right, middle] = handle('mr')
    pointer.drag([right, middle], [right + 10, middle])
    expect(placed()[0]).toEqual({
      [TEXT]: { x: near(10), y: near(20), rotate: 0, width: near(60), fontSize: 32 },
    })
    stage.draw(viewOf(makeDocument({ textStickers: [makeText()] }), { selection: [TEXT] }))
    const [x, y] = handle('br')
    pointer.drag([x, y], [10 + (x - 10) * 1.25, 20 + (y - 20) * 1.25])
    expect(placed()[1]).toEqual({
      [TEXT]: { x: near(10), y: near(20), rotate: 0, width: near(62.5), fontSize: near(40) },
    })
  })

  test('keeps the size of a text within its limits', () => {
    const { pointer, handle } = mount(viewOf(text, { selection: [TEXT] }))
    const [x, y] = handle('br')
    pointer.drag([x, y], [x + 300, y + 300])
    expect(placed()).toEqual([
      { [TEXT]: expect.objectContaining({ width: near(100), fontSize: near(64) }) },
    ])
  })

  test('keeps a product picture inside its frame', () => {
    const view = { x: 10, y: 10, rotate: 0, width: 40, height: 40, zIndex: 1 }
    const link = {
      ...makeLink(11, { x: 90, y: 90 }),
      skuImageMarkup: { squareView: view, storyView: null, choosedSkuImageUrl: null },
    }
    const { pointer, stage } = mount(viewOf(makeDocument({ linkList: [link] })))
    pointer.press(30, 30)
    pointer.move(95, 85, { ctrlKey: true })
    expect(stage.canvas.item(0)).toMatchObject({ left: near(588.8), top: near(588.8) })
    pointer.release(95, 85)
    expect(placed()).toEqual([
      { 'link:11:image': { x: 60, y: 60, rotate: 0, width: near(40), height: near(40) } },
    ])
  })

  test('moves neither locked elements nor elements in read-only mode', () => {
    const locked = after(flagElements([TEXT], { isLocked: true }), text)
    const { pointer, stage, events } = mount(viewOf(locked))
    pointer.drag([20, 22], [40, 52])
    expect(events.selected).toHaveBeenCalledWith([TEXT])
    expect(stage.canvas.getActiveObject()).toMatchObject({ hasControls: false })
    stage.draw(viewOf(text, { isReadOnly: true }))
    pointer.drag([20, 22], [40, 52])
    expect(placed()).toEqual([])
    expect(events.previewed).not.toHaveBeenCalled()
  })
})

describe('several elements', () => {
  const both = makeDocument({
    textStickers: [makeText()],
    callToActions: [makeAction({ x: 10, y: 60 })],
    linkList: [makeLink(11, { x: 30, y: 45 })],
  })

  test('are moved together', () => {
    const { pointer } = mount(viewOf(both, { selection: [TEXT, ACTION, 'link:11'] }))
    pointer.drag([20, 50], [30, 60], { ctrlKey: true })
    expect(placed()).toEqual([
      {
        [TEXT]: expect.objectContaining({ x: near(20), y: near(30), fontSize: 32 }),
        [ACTION]: expect.objectContaining({ x: near(20), y: near(70), scale: 100 }),
        'link:11': { x: 40, y: 55 },
      },
    ])
  })

  test('follow the rules of their kinds when they are moved', () => {
    const view = { x: 10, y: 10, rotate: 0, width: 40, height: 40, zIndex: 1 }
    const link = {
      ...makeLink(11, { x: 30, y: 80 }),
      skuImageMarkup: { squareView: view, storyView: null, choosedSkuImageUrl: null },
    }
    const picture = makeDocument({ linkList: [link], callToActions: [makeAction({ y: 60 })] })
    const selection = ['link:11:image', 'link:11', ACTION]
    const { pointer, stage, events } = mount(viewOf(picture, { selection }))
    const shown = () =>
      stage.canvas.getActiveObjects().map((object) => {
        const { x, y } = object.getCenterPoint()
        return [x / 7.36, y / 7.36]
      })
    pointer.press(30, 30)
    pointer.move(50.4, 35.3, { ctrlKey: true })
    expect(shown()[1]).toEqual([near(50), near(85)])
    pointer.move(85.4, 35.3, { ctrlKey: true })
    const places = shown()
    expect(places[0]).toEqual([near(80), near(35.3)])
    pointer.release(85.4, 35.3)
    expect(placed()[0]?.['link:11:image']).toMatchObject({ x: 60, y: near(15.3) })
    expect(placed()[0]?.['link:11']).toEqual({ x: 85, y: 85 })
    expect(events.previewed).toHaveBeenCalled()
  })

  test('are scaled together: a text by font size and width, a marker not at all', () => {
    const { pointer, handle } = mount(viewOf(both, { selection: [TEXT, ACTION, 'link:11'] }))
    const [left, top] = handle('tl')
    const [x, y] = handle('br')
    pointer.drag([x, y], [left + (x - left) * 1.5, top + (y - top) * 1.5])
    const [places] = placed()
    expect(places?.[TEXT]).toMatchObject({ x: near(10), width: near(75), fontSize: near(48) })
    expect(places?.[ACTION]).toMatchObject({ x: near(10), scale: near(150) })
    expect(places?.['link:11']).toEqual({ x: 40, y: expect.closeTo(57, -0.5) })
  })

  test('are rotated together', () => {
    const { pointer, handle, stage } = mount(viewOf(both, { selection: [TEXT, ACTION] }))
    const { left, top } = stage.canvas.getActiveObject()!
    const centre = [left / 7.36, top / 7.36] as const
    const reach = centre[1] - handle('mtr')[1]
    pointer.drag(handle('mtr'), [centre[0] + reach, centre[1]], { shiftKey: true })
    const [places] = placed()
    expect(places?.[TEXT]).toMatchObject({ rotate: near(90), fontSize: 32 })
    expect(places?.[ACTION]).toMatchObject({ rotate: near(90), scale: 100 })
  })

  test('are not moved when one of them is locked', () => {
    const locked = after(flagElements([ACTION], { isLocked: true }), both)
    const { pointer } = mount(viewOf(locked, { selection: [TEXT, ACTION] }))
    pointer.drag([20, 50], [30, 60])
    expect(placed()).toEqual([])
  })
})
