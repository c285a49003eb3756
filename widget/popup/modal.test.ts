import { createEvent, fireEvent } from '@testing-library/dom'
import { lockScroll, keepFocus } from './modal'

const page = document.documentElement
const widths = (inner: number, client: number) => {
  jest.replaceProperty(window, 'innerWidth', inner)
  jest.spyOn(page, 'clientWidth', 'get').mockReturnValue(client)
}
beforeEach(() => page.removeAttribute('style'))
afterEach(() => {
  jest.restoreAllMocks()
  page.removeAttribute('style')
})

test('keeps the width of a page with a scroll bar while the page is locked', () => {
  widths(1024, 1009)
  page.style.paddingInlineEnd = '4px'
  const unlock = lockScroll()
  expect([page.style.overflowY, page.style.paddingInlineEnd]).toEqual(['hidden', '15px'])
  unlock()
  expect([page.style.overflowY, page.style.paddingInlineEnd]).toEqual(['', '4px'])
})

test('keeps the padding of a page without a scroll bar while the page is locked', () => {
  widths(390, 390)
  page.style.paddingInlineEnd = '4px'
  const unlock = lockScroll()
  expect([page.style.overflowY, page.style.paddingInlineEnd]).toEqual(['hidden', '4px'])
  unlock()
  expect(page.style.overflowY).toBe('')
})

test('keeps what the page has set while it was locked', () => {
  widths(1024, 1009)
  page.style.overflowY = 'hidden'
  const unlock = lockScroll()
  page.style.overflowY = 'auto'
  page.style.paddingInlineEnd = '1px'
  unlock()
  expect([page.style.overflowY, page.style.paddingInlineEnd]).toEqual(['auto', '1px'])
})

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

/**
 * Presses Tab and returns the name of the control that the script focuses; null when the browser moves the focus
 * itself.
 */
function tab(from: HTMLElement, shiftKey = false): string | null {
  from.focus()
  const event = createEvent.keyDown(from, { key: 'Tab', shiftKey })
  fireEvent(from, event)
  return event.defaultPrevented ? (document.activeElement?.id ?? '') : null
}

test('wraps the focus by Tab from the last control of a dialog to the first, and back', () => {
  expect(tab(byId('last'))).toBe('first')
  expect(tab(byId('first'), true)).toBe('last')
  expect(tab(dialog, true)).toBe('last')
})

test('lets the browser move the focus between controls that are neither first nor last', () => {
  expect(tab(dialog)).toBeNull()
  expect(tab(byId('first'))).toBeNull()
  expect(tab(byId('middle'))).toBeNull()
  expect(tab(byId('film'), true)).toBeNull()
  expect(tab(byId('last'), true)).toBeNull()
})

test('focuses a dialog without a control itself', () => {
  dialog.replaceChildren()
  expect(tab(dialog, true)).toBe('')
  expect(document.activeElement).toBe(dialog)
})
