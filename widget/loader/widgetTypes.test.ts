import { waitFor } from '@testing-library/dom'
import type { WidgetChunk } from '../core/chunk'
import { openPageForEachTest, stubChunks, stubIntersections } from '../testing/browser'
import { shopSource } from '../testing/chunks'
import { testPayload } from '../testing/payload'
import { startLoader } from './startLoader'

const intersections = stubIntersections()
const remove = () => undefined
const drawWidget = jest.fn<ReturnType<WidgetChunk['drawWidget']>, []>(() => remove)
let scripts: HTMLScriptElement[]
const drawStory = jest.fn(() => remove)
const references = {
  gallery: { path: '/embed/gallery.1.js', integrity: 'sha384-x' },
  story: { path: '/embed/story.1.js', integrity: 'sha384-y' },
}
openPageForEachTest()
beforeEach(() => {
  scripts = stubChunks({ gallery: { drawWidget }, story: { drawWidget: drawStory } })
  drawStory.mockClear()
  drawWidget.mockClear()
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(Response.json({ ...testPayload([1]), widgetType: 'story' })),
    )
})
afterEach(() => jest.restoreAllMocks())

const open = (type?: string) => {
  const element = document.createElement('div')
  element.setAttribute('data-vitrina', 'demo')
  if (type) element.setAttribute('data-vitrina-type', type)
  document.body.append(element)
  startLoader({ source: shopSource(), widgets: references, version: '1' })
  intersections.show(element, 1)
  return waitFor(() => expect(drawStory).toHaveBeenCalledTimes(1))
}
const loaded = () => scripts.map(({ src }) => new URL(src).pathname)

test('draws a widget by the chunk of its type, which is known from the response', async () => {
  await open()
  expect(loaded()).toEqual(['/embed/gallery.1.js', '/embed/story.1.js'])
  expect(drawWidget).not.toHaveBeenCalled()
})

test('loads no other chunk when the element names the type', async () => {
  await open('story')
  expect(loaded()).toEqual(['/embed/story.1.js'])
})

test('draws a widget by the chunk of its real type when the element names a wrong type', async () => {
  await open('stl')
  expect(drawWidget).not.toHaveBeenCalled()
})
