import { flagElements } from '@/features/editor/model/elementChanges'
import { changed } from '@/features/editor/testing/changed'
import { makeAction, makeText } from '@/features/editor/testing/elements'
import { makeLink } from '@/features/editor/testing/postInfo'
import {
  loadStages,
  makeDocument,
  mountStage,
  viewOf,
  type MountedStage,
} from '@/features/editor/testing/mountStage'

beforeAll(loadStages)

const TEXT = 'media:1:textSticker:0'
const ACTION = 'media:1:callToAction:0'
const document = makeDocument({
  textStickers: [makeText()],
  callToActions: [makeAction({ x: 10, y: 60 })],
  linkList: [makeLink(11, { x: 80, y: 80 })],
})

let mounted: MountedStage
const chosen = () => mounted.events.selected.mock.lastCall?.[0]
beforeEach(() => {
  mounted = mountStage(viewOf(document))
})
afterEach(() => {
  mounted.remove()
})

test('selects an element by a press, and clears the selection by a press beside all elements', () => {
  const { pointer, events } = mounted
  pointer.click(20, 22)
  expect(events.selected.mock.calls).toEqual([[[TEXT]]])
  pointer.click(50, 95)
  expect(chosen()).toEqual([])
  expect(events.placed).not.toHaveBeenCalled()
})

test('adds to the selection and removes from it with Shift', () => {
  const { pointer } = mounted
  pointer.click(20, 22)
  pointer.click(15, 63, { shiftKey: true })
  expect(chosen()).toEqual([TEXT, ACTION])
  pointer.click(20, 22, { shiftKey: true })
  expect(chosen()).toEqual([ACTION])
})

test('selects one of several selected elements by a click without a drag', () => {
  const { pointer, stage } = mounted
  stage.draw(viewOf(document, { selection: [TEXT, ACTION] }))
  pointer.click(15, 63)
  expect(chosen()).toEqual([ACTION])
  stage.draw(viewOf(document, { selection: [TEXT, ACTION] }))
  pointer.click(40, 45)
  expect(chosen()).toEqual([])
})

test('selects unlocked elements by a rectangle drawn with the mouse', () => {
  const { pointer, stage } = mounted
  pointer.drag([5, 15], [95, 95])
  expect(chosen()).toEqual([TEXT, ACTION, 'link:11'])
  const locked = changed(document, flagElements([TEXT], { isLocked: true }))
  stage.draw(viewOf(locked))
  pointer.drag([5, 15], [95, 95])
  expect(chosen()).toEqual([ACTION, 'link:11'])
})

test('draws no selection rectangle on touch or in read-only mode', () => {
  const { pointer, stage, events } = mounted
  pointer.drag([5, 15], [95, 95], { pointerType: 'touch' })
  stage.draw(viewOf(document, { isReadOnly: true }))
  pointer.drag([5, 15], [95, 95])
  expect(events.selected).not.toHaveBeenCalled()
})

test('marks the element under the pointer as hovered', () => {
  const { pointer, events } = mounted
  pointer.click(20, 22)
  expect(events.hovered.mock.calls).toEqual([[TEXT]])
})
