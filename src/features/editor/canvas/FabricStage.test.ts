import { restore } from '../model/restore'
import { scene } from '../model/scene'
import { moveMark, removeMarks, showMark, addProductMark, type Change } from '../model/changes'
import { changed } from '../testing/changed'
import { makePostInfo, makeProduct } from '../testing/postInfo'
import { FabricStage } from './FabricStage'
import { makePointer } from './testing/pointer'
import type { StageView } from './StageView'

const stored = restore(makePostInfo())
const after = (change: Change, document = stored) => changed(document, change)
const viewOf = (document = stored, facts: Partial<StageView> = {}): StageView => ({
  scene: scene(document, 0),
  selection: [],
  hovered: null,
  gesture: null,
  isReadOnly: false,
  ...facts,
})

function mountStage(view = viewOf()) {
  const host = document.createElement('div')
  document.body.append(host)
  const events = {
    selected: jest.fn(),
    hovered: jest.fn(),
    previewed: jest.fn(),
    moved: jest.fn(),
    cancelled: jest.fn(),
  }
  const stage = new FabricStage(host, events)
  stage.draw(view)
  return { host, stage, events, pointer: makePointer(stage.canvas.upperCanvasEl) }
}
type Mounted = ReturnType<typeof mountStage>
let mounted: Mounted
const objects = () => mounted.stage.canvas.getObjects()
const places = () =>
  objects().map(({ left, top }) => [Math.round(left / 7.36), Math.round(top / 7.36)])
const reported = () =>
  Object.entries(mounted.events)
    .filter(([, event]) => event.mock.calls.length > 0)
    .map(([name]) => name)

beforeEach(() => {
  mounted = mountStage()
})
afterEach(() => {
  mounted.stage.dispose()
  mounted.host.remove()
})

describe('drawing', () => {
  test('markers stand where the document has them', () => {
    expect(places()).toEqual([
      [20, 30],
      [70, 80],
    ])
  })

  test('a change touches what changed and nothing else', () => {
    const [first, second] = objects()
    mounted.stage.draw(viewOf(after(moveMark('link-11', { x: 55, y: 5 }))))
    expect(objects()).toEqual([first, second])
    expect(places()).toEqual([
      [55, 5],
      [70, 80],
    ])
  })

  test('marks come, go and stay in their order', () => {
    const [, second] = objects()
    const document = after(addProductMark(0, 'new', makeProduct()), after(removeMarks(['link-11'])))
    mounted.stage.draw(viewOf(document))
    expect(objects()).toHaveLength(2)
    expect(objects()[0]).toBe(second)
    mounted.stage.draw(viewOf())
    expect(places()).toEqual([
      [20, 30],
      [70, 80],
    ])
    expect(objects()[1]).toBe(second)
  })

  test('number, choice and visibility are the element’s', () => {
    mounted.stage.draw(viewOf(after(showMark('link-11', false)), { selection: ['link-12'] }))
    expect(objects()).toMatchObject([
      { number: 1, isSelected: false, opacity: 0.5 },
      { number: 2, isSelected: true, opacity: 0.5 },
    ])
    expect(mounted.stage.canvas.getActiveObject()).toBe(objects()[1])
  })

  test('a drag that goes on elsewhere is followed', () => {
    const gesture = { id: 'g', markId: 'link-11', x: 44, y: 45 }
    mounted.stage.draw(viewOf(stored, { gesture }))
    expect(places()[0]).toEqual([44, 45])
    mounted.stage.draw(viewOf())
    expect(places()[0]).toEqual([20, 30])
  })

  test('reports nothing', () => {
    mounted.stage.draw(viewOf(stored, { selection: ['link-11'] }))
    mounted.stage.draw(viewOf(stored, { selection: ['link-12'] }))
    mounted.stage.draw(viewOf(after(removeMarks(['link-12']))))
    mounted.stage.draw(viewOf({ ...stored, media: [] }))
    expect(reported()).toEqual([])
  })
})

describe('a hand', () => {
  test('chooses a marker by a press and lets go of it beside', () => {
    const { pointer, events, stage } = mounted
    pointer.press(20, 30)
    pointer.release(20, 30)
    expect(events.selected.mock.calls).toEqual([[['link-11']]])
    stage.draw(viewOf(stored, { selection: ['link-11'] }))
    pointer.press(50, 50)
    pointer.release(50, 50)
    expect(events.selected).toHaveBeenLastCalledWith([])
    expect(events.moved).not.toHaveBeenCalled()
  })

  test('drags in whole percents and is told of once, at the end', () => {
    const { pointer, events } = mounted
    pointer.press(20, 30)
    pointer.move(30.4, 40.6)
    expect(places()[0]).toEqual([30, 41])
    pointer.move(43.3, 120)
    expect(places()[0]).toEqual([43, 100])
    expect(events.moved).not.toHaveBeenCalled()
    pointer.release(43.3, 120)
    expect(events.moved.mock.calls).toEqual([['link-11', { x: 43, y: 100 }]])
    expect(events.previewed.mock.calls[0]).toEqual([
      expect.objectContaining({ markId: 'link-11', x: 30, y: 41 }),
    ])
  })

  test('that comes back to where it began has moved nothing', () => {
    const { pointer, events } = mounted
    pointer.press(20, 30)
    pointer.move(40, 40)
    pointer.move(20, 30)
    pointer.release(20, 30)
    expect(events.moved).not.toHaveBeenCalled()
    expect(events.cancelled).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['Esc', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
    ['a cancelled pointer', () => document.dispatchEvent(new Event('pointercancel'))],
    ['a window that loses the focus', () => window.dispatchEvent(new Event('blur'))],
  ])('%s puts the marker back', (_name, cancel) => {
    const { pointer, events } = mounted
    pointer.press(20, 30)
    pointer.move(40, 40)
    cancel()
    expect(places()[0]).toEqual([20, 30])
    pointer.move(60, 60)
    pointer.release(60, 60)
    expect(places()[0]).toEqual([20, 30])
    expect(events.moved).not.toHaveBeenCalled()
    expect(events.cancelled).toHaveBeenCalledTimes(1)
  })

  test('loses the marker when the document changes under it', () => {
    const { pointer, events, stage } = mounted
    pointer.press(20, 30)
    pointer.move(40, 40)
    stage.draw(viewOf(after(moveMark('link-11', { x: 90, y: 90 }))))
    expect(places()[0]).toEqual([90, 90])
    pointer.move(50, 50)
    pointer.release(50, 50)
    expect(events.moved).not.toHaveBeenCalled()
  })

  test('takes the chosen marker before the one that covers it', () => {
    const { pointer, events, stage } = mounted
    const covered = after(moveMark('link-12', { x: 20, y: 30 }))
    stage.draw(viewOf(covered, { selection: ['link-11'] }))
    pointer.press(20, 30)
    pointer.move(40, 40)
    pointer.release(40, 40)
    expect(events.moved.mock.calls).toEqual([['link-11', { x: 40, y: 40 }]])
  })

  test('moves nothing of what may only be looked at', () => {
    const { pointer, events, stage } = mounted
    stage.draw(viewOf(stored, { isReadOnly: true }))
    pointer.press(20, 30)
    pointer.move(40, 40)
    pointer.release(40, 40)
    expect(places()[0]).toEqual([20, 30])
    expect(reported()).toEqual(['selected', 'hovered'])
    expect(events.selected).toHaveBeenCalledWith(['link-11'])
  })
})

test('a stage that is gone leaves no canvas and hears nothing', () => {
  const { host, stage, events, pointer } = mountStage()
  pointer.press(20, 30)
  pointer.move(40, 40)
  stage.dispose()
  expect(host).toBeEmptyDOMElement()
  events.previewed.mockClear()
  pointer.move(60, 60)
  pointer.release(60, 60)
  window.dispatchEvent(new Event('blur'))
  expect(events.moved).not.toHaveBeenCalled()
  expect(events.previewed).not.toHaveBeenCalled()
  expect(events.cancelled).not.toHaveBeenCalled()
})
