import { addProductMark, showMark, type Change } from '@/features/editor/model/post'
import {
  flagElements,
  orderElements,
  placeElements,
  removeElements,
} from '@/features/editor/model/elementChanges'
import { restore } from '@/features/editor/model/wire'
import { changed } from '@/features/editor/testing/changed'
import { makeAction, makePicture, makePoll, makeText } from '@/features/editor/testing/elements'
import { makePostInfo, makeProduct } from '@/features/editor/testing/postInfo'
import { ElementObject } from './objects/ElementObject'
import { pictureOf } from './measure/pictures'
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
const full = makeDocument({
  textStickers: [makeText({ zIndex: 4 })],
  pictureStickers: [makePicture()],
  callToActions: [makeAction()],
  interactions: [makePoll({ zIndex: 1 })],
})
const IDS = {
  text: 'media:1:textSticker:0',
  picture: 'media:1:pictureSticker:0',
  action: 'media:1:callToAction:0',
  poll: 'media:1:interaction:0',
}

let mounted: MountedStage
const objects = () =>
  mounted.stage.canvas.getObjects().filter((object) => object instanceof ElementObject)
const ids = () => objects().map(({ element }) => element.id)
const chosen = () => mounted.stage.canvas.getActiveObjects()
const places = () =>
  objects().map(({ left, top }) => [Math.round(left / 7.36), Math.round(top / 7.36)])
/** The events that report the user's changes. Without `framed`, which is called at any time. */
const reported = () =>
  Object.entries(mounted.events)
    .filter(([name, event]) => name !== 'framed' && event.mock.calls.length > 0)
    .map(([name]) => name)

function mount(view = viewOf(stored)): void {
  mounted = mountStage(view)
}
afterEach(() => {
  mounted.remove()
})

describe('markers', () => {
  beforeEach(() => {
    mount()
  })

  test('are drawn at the positions of the document', () => {
    expect(places()).toEqual([
      [20, 30],
      [70, 80],
    ])
  })

  test('are added, removed and kept in their order', () => {
    const [, second] = objects()
    const document = after(
      addProductMark(0, 'new', makeProduct()),
      after(removeElements(['link:11'])),
    )
    mounted.stage.draw(viewOf(document))
    expect(objects()).toHaveLength(2)
    expect(objects()[0]).toBe(second)
    mounted.stage.draw(viewOf(stored))
    expect(places()).toEqual([
      [20, 30],
      [70, 80],
    ])
    expect(objects()[1]).toBe(second)
  })

  test('show their number, and whether they are selected and visible', () => {
    mounted.stage.draw(viewOf(after(showMark('link:11', false)), { selection: ['link:12'] }))
    expect(objects()).toMatchObject([
      { element: { number: 1 }, appearance: { isSelected: false }, opacity: 0.5 },
      { element: { number: 2 }, appearance: { isSelected: true }, opacity: 0.5 },
    ])
    expect(chosen()).toEqual([objects()[1]])
  })
})

describe('a scene', () => {
  beforeEach(() => {
    mount(viewOf(full))
  })

  test('is drawn in the stacking order of the document', () => {
    expect(ids()).toEqual([IDS.poll, IDS.picture, IDS.action, IDS.text])
    const order = [IDS.text, IDS.poll, IDS.action, IDS.picture]
    mounted.stage.draw(viewOf(after(orderElements(0, 'square', order), full)))
    expect(ids()).toEqual(order)
  })

  test('draws only changed elements again', () => {
    const before = objects()
    const shows = before.map((object) => jest.spyOn(object, 'show'))
    const moved = after(placeElements('square', { [IDS.action]: { x: 50, y: 60 } }), full)
    mounted.stage.draw(viewOf(moved))
    mounted.stage.draw(viewOf(moved, { hovered: IDS.poll, selection: [IDS.poll, IDS.text] }))
    expect(objects()).toEqual(before)
    expect(shows.map((show) => show.mock.calls.length)).toEqual([0, 0, 1, 0])
  })

  test('outlines a hovered element without painting the canvas again, unless the element is selected', () => {
    const { stage } = mounted
    const view = viewOf(full, { selection: [IDS.text] })
    stage.draw(view)
    const shown = objects().map((object) => jest.spyOn(object, 'transform'))
    const render = jest.spyOn(stage.canvas, 'requestRenderAll')
    const times = () => shown.map((show) => show.mock.calls.length)
    stage.draw({ ...view, hovered: IDS.poll })
    expect(times()).toEqual([1, 0, 0, 0])
    stage.draw({ ...view, hovered: IDS.action })
    stage.draw({ ...view, hovered: IDS.text })
    stage.draw({ ...view, hovered: null })
    expect(times()).toEqual([1, 0, 1, 0])
    expect(render).not.toHaveBeenCalled()
  })

  test('moves the outline of a hovered element together with the element', () => {
    const { stage } = mounted
    stage.draw(viewOf(full, { hovered: IDS.action }))
    const outline = jest.spyOn(stage.canvas.contextTop, 'transform')
    const moved = after(placeElements('square', { [IDS.action]: { x: 50, y: 60 } }), full)
    stage.draw(viewOf(moved, { hovered: IDS.action }))
    const { left, top } = objects()[2] ?? {}
    expect(outline).toHaveBeenLastCalledWith(1, 0, 0, 1, left, top)
  })

  test('follows all changes of a gesture that starts outside of the canvas', () => {
    const [poll, , , text] = objects()
    const place = { x: 0, y: 0, rotate: 90, width: 100, fontSize: 64 }
    const gesture = { id: 'g', places: { [IDS.text]: place }, guides: [] }
    const heightBefore = text?.height ?? 0
    mounted.stage.draw(viewOf(full, { gesture }))
    expect(text).toMatchObject({ left: 368, angle: 90, width: 736, height: heightBefore * 2 - 16 })
    expect(poll?.left).toBeCloseTo(73.6 + 160)
    mounted.stage.draw(viewOf(full))
    expect(text).toMatchObject({ angle: 0, width: 368, height: heightBefore })
  })

  test('draws hidden elements faintly, and omits a text while it is edited', () => {
    const hidden = after(flagElements([IDS.poll], { isHidden: true }), full)
    mounted.stage.draw(viewOf(hidden, { editing: IDS.text }))
    const [poll, , , text] = objects()
    expect(poll?.opacity).toBe(0.35)
    const paint = jest.spyOn(mounted.stage.canvas.getContext(), 'fillText')
    text?._render(mounted.stage.canvas.getContext())
    expect(paint).not.toHaveBeenCalled()
  })

  test('sizes a picture once it has loaded, and shows a box when it fails', () => {
    const [, picture] = objects()
    expect(picture).toMatchObject({ width: 0, height: 0 })
    const { image } = pictureOf('/media/star.png')
    Object.defineProperties(image, { naturalWidth: { value: 300 }, naturalHeight: { value: 200 } })
    image.dispatchEvent(new Event('load'))
    expect(picture).toMatchObject({ width: 300, height: 200, scaleX: 0.5 })
    expect(picture?.left).toBeCloseTo(73.6 + 75)
    mounted.remove()
    mount(viewOf(full))
    pictureOf('/media/star.png').image.dispatchEvent(new Event('error'))
    expect(objects()[1]).toMatchObject({ width: 160, height: 160 })
  })

  test('requests a failed picture again when the connection is restored', () => {
    const { image } = pictureOf('/media/star.png')
    image.dispatchEvent(new Event('error'))
    window.dispatchEvent(new Event('online'))
    expect(pictureOf('/media/star.png').image).not.toBe(image)
    Object.defineProperties(pictureOf('/media/star.png').image, {
      naturalWidth: { value: 300 },
      naturalHeight: { value: 200 },
    })
    pictureOf('/media/star.png').image.dispatchEvent(new Event('load'))
    expect(objects()[1]).toMatchObject({ width: 300, height: 200 })
  })

  test('is replaced by the scene of the other frame', () => {
    const story = makeDocument({ textStickers: [makeText({ view: 'story' })] })
    mounted.stage.draw(viewOf(story, {}, 'story'))
    expect(objects()).toHaveLength(1)
    expect(objects()[0]).toMatchObject({ width: 207, left: 41.4 + 103.5 })
    expect(mounted.stage.canvas).toMatchObject({ width: 414, height: 736 })
  })

  test('keeps several elements selected after one of them changes', () => {
    const selection = [IDS.action, IDS.text]
    mounted.stage.draw(viewOf(full, { selection }))
    expect(chosen()).toHaveLength(2)
    const moved = after(placeElements('square', { [IDS.action]: { x: 50, y: 60 } }), full)
    mounted.stage.draw(viewOf(moved, { selection }))
    expect(chosen()).toHaveLength(2)
    mounted.stage.draw(viewOf(moved))
    expect(chosen()).toEqual([])
    const action = objects()[2]
    expect(action).toMatchObject({ top: 0.6 * 736 + 28 })
  })
})

test('reports no events to the editor while drawing', () => {
  mount()
  mounted.stage.draw(viewOf(stored, { selection: ['link:11'] }))
  mounted.stage.draw(viewOf(stored, { selection: ['link:11', 'link:12'] }))
  mounted.stage.draw(viewOf(stored, { selection: ['link:12'] }))
  mounted.stage.draw(viewOf(after(removeElements(['link:12']))))
  mounted.stage.draw(viewOf({ ...stored, media: [] }))
  expect(reported()).toEqual([])
})

test('removes its canvas, gesture and listeners when it is disposed', () => {
  mount()
  const { host, stage, events, pointer } = mounted
  pointer.press(20, 30)
  pointer.move(40, 40)
  stage.dispose()
  expect(host).toBeEmptyDOMElement()
  events.previewed.mockClear()
  pointer.move(60, 60)
  pointer.release(60, 60)
  window.dispatchEvent(new Event('blur'))
  expect(events.placed).not.toHaveBeenCalled()
  expect(events.previewed).not.toHaveBeenCalled()
  expect(events.cancelled).toHaveBeenCalledTimes(1)
  mount()
})
