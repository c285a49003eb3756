import { createEvent, fireEvent } from '@testing-library/dom'
import { keepFocus } from './keepFocus'

let dialog: HTMLElement
const byId = (id: string) => dialog.querySelector<HTMLElement>(`#${id}`)!

beforeEach(() => {
  dialog = document.createElement('div')
  dialog.tabIndex = -1
  dialog.innerHTML = `
    <div hidden><button id="hidden">скрыта</button></div>
    <button disabled>выключена</button>
    <a id="first" href="#x">первая</a>
    <input id="middle" />
    <video id="film" controls></video>
    <button id="last">последняя</button>
    <a>не ссылка</a>`
  dialog.addEventListener('keydown', (event) => keepFocus(dialog, event))
  document.body.replaceChildren(dialog)
})

/** The control that Tab focuses by script; null: the browser moves the focus itself. */
function tab(from: HTMLElement, shiftKey = false): string | null {
  from.focus()
  const event = createEvent.keyDown(from, { key: 'Tab', shiftKey })
  fireEvent(from, event)
  return event.defaultPrevented ? (document.activeElement?.id ?? '') : null
}

test('wraps from the last control to the first and back', () => {
  expect(tab(byId('last'))).toBe('first')
  expect(tab(byId('first'), true)).toBe('last')
  expect(tab(dialog, true)).toBe('last')
})

test('leaves other moves to the browser', () => {
  expect(tab(dialog)).toBeNull()
  expect(tab(byId('first'))).toBeNull()
  expect(tab(byId('middle'))).toBeNull()
  expect(tab(byId('film'), true)).toBeNull()
  expect(tab(byId('last'), true)).toBeNull()
})

test('keeps the focus on a dialog without a control', () => {
  dialog.replaceChildren()
  expect(tab(dialog, true)).toBe('')
  expect(document.activeElement).toBe(dialog)
})
