import { waitFor, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { binaryStl, tetrahedron } from '../../test/stl'
import { shopSource } from '../testing/chunks'
import { stubIntersections } from '../testing/browser'
import { modelPayload, MODEL_URL, stubWebGl, type DrawnModel } from '../testing/model'
import { ORIGIN } from '../testing/payload'
import { drawWidget } from './drawWidget'

const intersections = stubIntersections()
let isStill = false
let drawn: DrawnModel
let frames: FrameRequestCallback[]
/** The time of the last frame. */
let now: number
let remove: (() => void) | null
let events: string[]
let asked: string[]
let lastPlace: { root: ShadowRoot }
let answers: (() => Promise<Response>)[]

beforeEach(() => {
  isStill = false
  frames = []
  now = 1000
  events = []
  asked = []
  answers = []
  remove = null
  document.body.replaceChildren()
  drawn = stubWebGl()
  Object.assign(window, {
    matchMedia: () => ({
      get matches() {
        return isStill
      },
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
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const address = url instanceof Request ? url.url : String(url)
    if (address.endsWith('/events')) {
      const { events: sent } = JSON.parse(String(init?.body)) as { events: { type: string }[] }
      events.push(...sent.map(({ type }) => type))
      return Promise.resolve(new Response(null, { status: 204 }))
    }
    asked.push(address)
    const answer = answers.shift()
    return answer ? answer() : Promise.resolve(new Response(binaryStl(tetrahedron())))
  })
})
afterEach(() => {
  remove?.()
  jest.restoreAllMocks()
})

function draw(firstPage: unknown = modelPayload()) {
  const host = document.createElement('div')
  document.body.append(host)
  host.addEventListener('vitrina:load', () => events.push('load'))
  host.addEventListener('vitrina:open', () => events.push('open'))
  const root = host.attachShadow({ mode: 'open' })
  lastPlace = { root }
  const place = {
    host,
    root,
    embedId: 'demo',
    article: '',
    address: '',
    segment: null,
    look: 'demo.look',
  }
  const source = shopSource()
  const loadPage = () => Promise.resolve(null)
  remove = drawWidget({ ...place, source, loadPage, firstPage, pause: () => Promise.resolve(true) })
  return within((root.firstElementChild ?? host) as HTMLElement)
}

/** Runs the next frames, `interval` ms apart. */
function paint(count = 1, interval = 40): void {
  for (let frame = 0; frame < count; frame += 1) {
    now += interval
    for (const callback of frames.splice(0)) callback(now)
  }
}

async function drawnModel(firstPage: unknown = modelPayload()) {
  const widget = draw(firstPage)
  const { root } = lastPlace
  // Checks the attribute, because jsdom caches the style of an element in a shadow root after computing it once.
  await waitFor(() => expect(root.querySelector('.view')).not.toHaveAttribute('hidden'))
  const model = widget.getByRole('application')
  paint()
  return { widget, model }
}

const lastRotation = () => drawn.rotations.at(-1)
const isShown = (part: 'poster' | 'view') =>
  lastPlace.root.querySelector(`.${part}:not([hidden])`) !== null

test('shows the poster until the model is drawn', async () => {
  const widget = draw()
  expect(widget.getByRole('img', { name: 'Ваза' })).toHaveAttribute(
    'src',
    `${ORIGIN}/media/poster.webp`,
  )
  await waitFor(() => expect(isShown('view')).toBe(true))
  expect(widget.getByRole('application', { name: 'Ваза' })).toBeInTheDocument()
  paint()
  expect(isShown('poster')).toBe(false)
  expect(asked).toEqual([ORIGIN + MODEL_URL])
})

test('is labelled by the merchant’s text, and shows sizes in mm', async () => {
  const { widget } = await drawnModel(modelPayload({ alt: 'Белая ваза с узким горлом' }))
  expect(
    widget.getByRole('application', { name: 'Белая ваза с узким горлом' }),
  ).toHaveAccessibleDescription(/Стрелки поворачивают/)
  expect(widget.getByText('120 × 80 × 9,3 мм')).toBeInTheDocument()
  expect(widget.getByText('Ширина 120 мм, глубина 80 мм, высота 9,3 мм')).toBeInTheDocument()
})

test('hides the sizes when the setting is off', async () => {
  const { widget } = await drawnModel(modelPayload({ showDimensions: false }))
  expect(widget.getByText('120 × 80 × 9,3 мм')).not.toBeVisible()
})

test('rotates by arrow keys and zooms by plus and minus without scrolling the page', async () => {
  const { model } = await drawnModel(
    modelPayload({ autoRotate: false, startTurn: 0, startTilt: 0 }),
  )
  const user = userEvent.setup()
  model.focus()
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '-', 'Home']) {
    const before = drawn.rotations.length
    const isOpen = model.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    )
    paint()
    expect([key, isOpen, drawn.rotations.length]).toEqual([key, false, before + 1])
  }
  const front = lastRotation()
  await user.keyboard('{ArrowRight}')
  paint()
  expect(lastRotation()).not.toEqual(front)
  await user.keyboard('{Home}')
  paint()
  expect(lastRotation()).toEqual(front)
  // The viewer does not handle shortcuts of the browser.
  const zoom = new KeyboardEvent('keydown', { key: '+', ctrlKey: true, cancelable: true })
  expect(model.dispatchEvent(zoom)).toBe(true)
})

test('announces each visible side once', async () => {
  const { widget } = await drawnModel(modelPayload({ autoRotate: false, startTurn: 0 }))
  const user = userEvent.setup()
  const right = widget.getByRole('button', { name: 'Повернуть вправо' })
  for (let count = 0; count < 4; count += 1) await user.click(right)
  expect(widget.getByText('Вид слева')).toBeInTheDocument()
})

test('rotates and zooms by buttons too', async () => {
  const { widget } = await drawnModel(modelPayload({ autoRotate: false }))
  const user = userEvent.setup()
  for (const name of ['Повернуть влево', 'Повернуть вправо', 'Приблизить', 'Отдалить']) {
    const before = drawn.rotations.length
    await user.click(widget.getByRole('button', { name }))
    paint()
    expect(drawn.rotations.length).toBe(before + 1)
  }
})

test('rotates automatically only while it is visible, until it is stopped or rotated by hand', async () => {
  const { widget, model } = await drawnModel()
  expect(frames).toHaveLength(0)
  const stage = model.parentElement!
  intersections.show(stage, 1)
  paint(2)
  const before = lastRotation()
  paint()
  expect(lastRotation()).not.toEqual(before)
  intersections.show(stage, 0)
  paint(2)
  expect(frames).toHaveLength(0)
  intersections.show(stage, 1)
  const user = userEvent.setup()
  await user.click(widget.getByRole('button', { name: 'Остановить вращение' }))
  paint(2)
  expect(frames).toHaveLength(0)
  await user.click(widget.getByRole('button', { name: 'Вращать' }))
  paint(2)
  expect(frames).toHaveLength(1)
  await user.click(widget.getByRole('button', { name: 'Повернуть влево' }))
  paint(2)
  expect(frames).toHaveLength(0)
})

test('waits for slow drawings and stops rotating, but rotates when the shopper asks', async () => {
  const { widget, model } = await drawnModel()
  intersections.show(model.parentElement!, 1)
  for (const count of [2, 3, 4]) {
    drawn.isBusy = true
    paint(5, 16)
    drawn.isBusy = false
    paint(1, 16)
    expect(drawn.rotations).toHaveLength(count)
  }
  expect(frames).toHaveLength(0)
  await userEvent.setup().click(widget.getByRole('button', { name: 'Вращать' }))
  paint(20, 400)
  expect(frames).toHaveLength(1)
})

test('does not rotate automatically without a GPU, but rotates when the shopper asks', async () => {
  drawn.isSlow = true
  const { widget, model } = await drawnModel()
  intersections.show(model.parentElement!, 1)
  paint(2)
  expect(frames).toHaveLength(0)
  await userEvent.setup().click(widget.getByRole('button', { name: 'Вращать' }))
  paint(2)
  expect(frames).toHaveLength(1)
})

test('does not rotate automatically with reduced motion', async () => {
  isStill = true
  const { widget, model } = await drawnModel()
  intersections.show(model.parentElement!, 1)
  paint(2)
  expect(frames).toHaveLength(0)
  expect(widget.queryByRole('button', { name: /вращ/i })).toBeNull()
})

test('keeps the poster and loads no model without WebGL', async () => {
  const contexts = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  draw()
  await waitFor(() => expect(contexts).toHaveBeenCalledTimes(4))
  expect(isShown('poster')).toBe(true)
  expect(isShown('view')).toBe(false)
  expect(asked).toEqual([])
})

test('shows a message without WebGL and without a poster', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const widget = draw(modelPayload({}, { poster: null }))
  expect(await widget.findByText('Модель не получилось показать')).toBeVisible()
})

test.each([
  ['does not exist', () => Promise.resolve(new Response(null, { status: 404 }))],
  ['is an HTML page', () => Promise.resolve(new Response('<!doctype html>'))],
  ['is truncated', () => Promise.resolve(new Response(binaryStl(tetrahedron()).slice(0, 150)))],
])('keeps the poster when the file %s', async (_what, answer) => {
  answers.push(answer)
  const widget = draw(modelPayload({}, { poster: null }))
  expect(await widget.findByText('Модель не получилось показать')).toBeVisible()
  expect(isShown('view')).toBe(false)
  expect(asked).toHaveLength(1)
})

test('shows the poster when the WebGL context is lost, and the model in its rotation when the context is restored', async () => {
  const { model } = await drawnModel(modelPayload({ autoRotate: false }))
  model.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
  paint()
  const before = lastRotation()
  drawn.lose()
  expect([isShown('poster'), isShown('view')]).toEqual([true, false])
  drawn.restore()
  await waitFor(() => expect(isShown('view')).toBe(true))
  paint()
  expect(isShown('poster')).toBe(false)
  expect(drawn.uploads).toBe(2)
  expect(lastRotation()).toEqual(before)
  expect(asked).toHaveLength(1)
})

test('counts nothing with a preview token', async () => {
  const { model } = await drawnModel()
  for (let count = 0; count < 3; count += 1) {
    model.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
  }
  expect(events).toEqual([])
})

test('draws nothing without a model and a poster', () => {
  draw(modelPayload({}, { model: null, poster: null }))
  expect(remove).toBeNull()
})

test('rejects an invalid payload', () => {
  expect(() => draw({ widgetType: 'stl' })).toThrow('broken')
})
