import { lockScroll } from './lockScroll'

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

test('keeps the width of a page with a scroll bar while it is locked', () => {
  widths(1024, 1009)
  page.style.paddingInlineEnd = '4px'
  const unlock = lockScroll()
  expect([page.style.overflow, page.style.paddingInlineEnd]).toEqual(['hidden', '15px'])
  unlock()
  expect([page.style.overflow, page.style.paddingInlineEnd]).toEqual(['', '4px'])
})

test('keeps the padding of a page without a scroll bar', () => {
  widths(390, 390)
  page.style.paddingInlineEnd = '4px'
  const unlock = lockScroll()
  expect([page.style.overflow, page.style.paddingInlineEnd]).toEqual(['hidden', '4px'])
  unlock()
  expect(page.style.overflow).toBe('')
})
