import { fireEvent } from '@testing-library/react'
import { loadCatalogue } from '@/common/i18n/catalogue'
import { elementAt, placeOf } from './trackFormat'
import { TRACK_HALF, watchWindow } from './watchWindow'

let time = 0
let stop = () => undefined as void

function watch() {
  document.body.innerHTML =
    '<div id="root"><p></p><div id="list"><input></div></div><div data-portal><b></b></div>'
  const root = document.getElementById('root')!
  const watched = watchWindow(window, root, () => time)
  stop = watched.stop
  return { root, events: watched.events }
}

/** jsdom's pointer events have no coordinates. */
const point = (name: string, target: Element, clientX: number, clientY: number) =>
  fireEvent(target, new MouseEvent(name, { clientX, clientY, bubbles: true }))

beforeEach(() => {
  time = 1000
})
afterEach(() => {
  stop()
})

test('records pointer, presses, keys without their characters, focus and scrolling, and joins what follows at once', () => {
  const { events } = watch()
  const before = events().length
  const [list, input] = [document.getElementById('list')!, document.querySelector('input')!]
  point('pointermove', list, 1, 2)
  time += 30
  point('pointermove', list, 5, 6)
  time += 100
  point('pointerdown', input, 5, 7)
  fireEvent.focusIn(input)
  fireEvent.keyDown(input, { key: 'й', code: 'KeyQ' })
  list.scrollTop = 90
  fireEvent.scroll(list)
  time += 20
  list.scrollTop = 200
  fireEvent.scroll(list)
  const recorded = events().slice(before)
  expect(recorded).toEqual([
    { kind: 'pointer', at: 1000, x: 5, y: 6 },
    { kind: 'press', at: 1130, x: 5, y: 7, role: 'textbox' },
    { kind: 'focus', at: 1130, place: 'root/1/0' },
    { kind: 'key', at: 1130 },
    { kind: 'scroll', at: 1130, place: 'root/1', left: 0, top: 200 },
  ])
})

test('names what was pressed by the product’s own text only', async () => {
  history.replaceState(null, '', '#/trash')
  const { root, events } = watch()
  root.insertAdjacentHTML(
    'beforeend',
    '<button aria-label="Вернуть «Анна»"><i></i> Вернуть </button><div role="menuitem"><b>Анна</b></div><label><input type="radio"></label><p></p>',
  )
  for (const pressed of root.querySelectorAll('i, [role] b, label, label + p')) {
    point('pointerdown', pressed, 1, 1)
  }
  await loadCatalogue('ru')
  await Promise.resolve()
  const presses = events().flatMap((event) =>
    event.kind === 'press' ? [[event.role, event.label]] : [],
  )
  expect(presses).toEqual([
    ['button', 'trash.action_restore'],
    ['menuitem', undefined],
    ['radio', undefined],
    [undefined, undefined],
  ])
})

test('records errors, rejections and what is written to the console, with places in our own files', () => {
  const written = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { events } = watch()
  const error = new TypeError('x is not a function')
  error.stack = `TypeError: x\n at a (https://shop.test/assets/cabinet/main.1a.js:1:20)\n at chrome-extension://abc/x.js:1:2`
  console.error('failed', error)
  window.dispatchEvent(new ErrorEvent('error', { message: 'thrown', error }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: { code: 7 } }))
  const found = events().flatMap((event) => (event.kind === 'console' ? [event] : []))
  expect(found.map(({ text, places }) => [text, places])).toEqual([
    ['failed TypeError: x is not a function', ['main.1a.js:1:20']],
    ['TypeError: x is not a function', ['main.1a.js:1:20']],
    ['{"code":7}', []],
  ])
  expect(written).toHaveBeenCalledTimes(1)
  stop()
  console.error('later')
  expect(events().filter(({ kind }) => kind === 'console')).toHaveLength(3)
})

test.each([
  ['/media/anna.webp', 'this'],
  ['https://anna.example/a.webp', 'another'],
])('records that %s did not load from %s origin, without its address', (src, which) => {
  const { root, events } = watch()
  const picture = root.appendChild(document.createElement('img'))
  picture.src = src
  fireEvent.error(picture)
  expect(events().at(-1)).toEqual({
    kind: 'console',
    at: 1000,
    level: 'warning',
    text: `Failed to load resource: img of ${which} origin`,
    places: [],
  })
})

test('keeps the last events when there are many', () => {
  const { events } = watch()
  for (let count = 0; count < TRACK_HALF * 2 + 10; count += 1) {
    time += 1
    fireEvent.keyDown(document.body)
  }
  expect(events().length).toBeLessThanOrEqual(TRACK_HALF * 2)
  expect(events().at(-1)?.at).toBe(time)
})

test('names an element by its place, in the application and in a dialog, and finds it again', () => {
  const { root } = watch()
  for (const [selector, place] of [
    ['#list', 'root/1'],
    ['b', 'portal0/0'],
  ] as const) {
    const element = document.querySelector(selector)!
    expect(placeOf(element, root)).toBe(place)
    expect(elementAt(place, root)).toBe(element)
  }
  expect(placeOf(document.body, root)).toBeNull()
  expect(elementAt('root/9/9', root)).toBeNull()
})
