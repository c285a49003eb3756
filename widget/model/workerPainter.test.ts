import { waitFor, within } from '@testing-library/dom'
import { binaryStl, tetrahedron } from '../../test/stl'
import { shopSource } from '../testing/chunks'
import { stubIntersections } from '../testing/browser'
import {
  modelPayload,
  MODEL_URL,
  stubWebGl,
  stubWorker,
  type DrawnModel,
  type StubbedWorker,
} from '../testing/model'
import { ORIGIN } from '../testing/payload'
import { createModelView } from './createModelView'

const intersections = stubIntersections()
let drawn: DrawnModel
let worker: StubbedWorker
let frames: FrameRequestCallback[]
let root: ShadowRoot
let request: jest.SpyInstance
let stop: () => void

beforeEach(() => {
  frames = []
  drawn = stubWebGl()
  worker = stubWorker()
  Object.assign(window, {
    matchMedia: () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  })
  jest
    .spyOn(window, 'requestAnimationFrame')
    .mockImplementation((callback) => frames.push(callback))
  request = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(binaryStl(tetrahedron()))))
})
afterEach(() => {
  stop()
  jest.restoreAllMocks()
})

function draw(payload = modelPayload()) {
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  root = host.attachShadow({ mode: 'open' })
  const view = createModelView({ root, source: shopSource(), workerCode: 'code' })
  stop = view.stop
  view.draw(payload)
  return within(view.node)
}

function paint(count = 1): void {
  for (let frame = 1; frame <= count; frame += 1) {
    for (const callback of frames.splice(0)) callback(1000 + frame * 16)
  }
}

const isShown = (part: 'poster' | 'view') => root.querySelector(`.${part}:not([hidden])`) !== null

test('draws in a worker, and shows the poster until the first drawing is finished', () => {
  draw()
  expect(worker.orders).toEqual([{ canvas: worker.canvas, address: ORIGIN + MODEL_URL }])
  worker.tell('ready')
  paint()
  expect(worker.orders).toHaveLength(2)
  expect(worker.orders[1]).toMatchObject({ camera: { zoom: 1 }, settings: { upAxis: 'z' } })
  expect(isShown('poster')).toBe(true)
  worker.tell('drawn')
  expect(isShown('poster')).toBe(false)
  expect(request).not.toHaveBeenCalled()
  stop()
  expect(worker.isStopped).toBe(true)
})

test('shows the poster while the context of the worker is lost', () => {
  draw(modelPayload({ autoRotate: false }))
  worker.tell('ready')
  paint()
  worker.tell('drawn')
  worker.tell('lost')
  expect([isShown('poster'), isShown('view')]).toEqual([true, false])
  worker.tell('ready')
  paint()
  worker.tell('drawn')
  expect([isShown('poster'), isShown('view')]).toEqual([false, true])
})

test('sends no drawing to a busy worker', () => {
  draw()
  worker.tell('ready')
  intersections.show(root.querySelector('.stage')!, 1)
  paint(9)
  expect(worker.orders).toHaveLength(2)
  worker.tell('drawn')
  paint()
  expect(worker.orders).toHaveLength(3)
})

test.each([
  ['a worker that the page’s policy refuses', () => worker.refuse()],
  ['a worker without WebGL', () => worker.tell('refused')],
])('draws on the page’s thread instead of %s', async (_what, refuse) => {
  draw()
  refuse()
  await waitFor(() => expect(isShown('view')).toBe(true))
  paint()
  expect(isShown('poster')).toBe(false)
  expect(worker.isStopped).toBe(true)
  expect(drawn.uploads).toBe(1)
})

test('keeps the poster when the worker finds no model', () => {
  const widget = draw(modelPayload({}, { poster: null }))
  worker.tell('failed')
  expect(widget.getByText('Модель не получилось показать')).toBeVisible()
  expect(isShown('view')).toBe(false)
})
