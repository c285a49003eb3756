import { fireEvent, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import type { WidgetProduct } from '@/contract/widgets/widgetApi'
import { testMedia, testPost, testProduct } from '../testing/payload'
import { stubDialogs } from '../testing/browser'
import { emptyRoot, openTestPopup } from '../testing/popup'

stubDialogs()
let root: ShadowRoot
beforeEach(() => (root = emptyRoot()))

const marked = (skuId: number, marker: Partial<WidgetProduct['marker']> = {}) =>
  testProduct(skuId, { marker: { x: 50, y: 50, show: true, ...marker } })
const open = (...products: WidgetProduct[]) =>
  openTestPopup(root, [testPost(1, { media: [testMedia(1, products)] })])
const mark = (dialog: ReturnType<typeof open>, skuId = 1) =>
  dialog.getByRole('button', { name: new RegExp(`^Товар ${skuId}`) })
/** Moves a pointer onto a node or off it. */
const point = (node: Element, type: 'pointerenter' | 'pointerleave', pointerType = 'mouse') =>
  fireEvent(node, Object.assign(new MouseEvent(type), { pointerType }))
const isOpen = (button: Element) => button.getAttribute('aria-expanded') === 'true'

test.each([
  [-20, 140, '0%', '100%'],
  [0, 100, '0%', '100%'],
  [33.5, 12, '33.5%', '12%'],
])('keeps a mark at %d and %d inside the picture', (x, y, left, top) => {
  const { style } = mark(open(marked(1, { x, y }))).parentElement!
  expect([style.getPropertyValue('--x'), style.getPropertyValue('--y')]).toEqual([left, top])
})

test('shows the card of a low mark above the mark, to keep the card inside the picture', () => {
  open(marked(1, { y: 90 }), marked(2, { y: 10 }))
  const tips = [...root.querySelectorAll('.tip')].map((tip) => tip.classList.contains('is-above'))
  expect(tips).toEqual([true, false])
})

test('hides a card at first', () => {
  const button = mark(open(marked(1)))
  expect(button).toHaveAttribute('aria-expanded', 'false')
})

describe('a card', () => {
  test('opens and closes with the mouse on its mark', () => {
    const button = mark(open(marked(1)))
    const node = button.parentElement!
    const tip = node.querySelector('.tip')
    expect(tip).toHaveAttribute('hidden')
    point(node, 'pointerenter')
    expect(isOpen(button)).toBe(true)
    expect(tip).not.toHaveAttribute('hidden')
    point(node, 'pointerleave')
    expect(isOpen(button)).toBe(false)
    expect(tip).toHaveAttribute('hidden')
  })

  test('opened by a press stays open when the mouse leaves, until the next press', async () => {
    const button = mark(open(marked(1)))
    point(button.parentElement!, 'pointerenter')
    fireEvent.click(button)
    point(button.parentElement!, 'pointerleave')
    expect(isOpen(button)).toBe(true)
    fireEvent.click(button)
    expect(isOpen(button)).toBe(false)
    point(button.parentElement!, 'pointerenter')
    point(button.parentElement!, 'pointerleave')
    expect(isOpen(button)).toBe(false)
  })

  test('opened by a press stays open while the focus moves into it', () => {
    const button = mark(open(marked(1)))
    fireEvent.click(button)
    button.focus()
    within(button.parentElement!).getByRole('link').focus()
    point(button.parentElement!, 'pointerleave')
    expect(isOpen(button)).toBe(true)
  })

  test('opens on a press, not when a finger passes over its mark', () => {
    const button = mark(open(marked(1)))
    point(button.parentElement!, 'pointerenter', 'touch')
    expect(isOpen(button)).toBe(false)
    button.focus()
    expect(isOpen(button)).toBe(true)
    point(button.parentElement!, 'pointerleave', 'touch')
    expect(isOpen(button)).toBe(true)
  })

  test('is open while the focus is on the mark or in the card', async () => {
    const dialog = open(marked(1), marked(2))
    const button = mark(dialog)
    button.focus()
    expect(isOpen(button)).toBe(true)
    within(button.parentElement!).getByRole('link').focus()
    expect(isOpen(button)).toBe(true)
    mark(dialog, 2).focus()
    expect([isOpen(button), isOpen(mark(dialog, 2))]).toEqual([false, true])
    mark(dialog, 2).blur()
    expect(isOpen(mark(dialog, 2))).toBe(false)
  })

  test('closes on a press outside, but not on a press inside', async () => {
    const dialog = open(marked(1))
    const button = mark(dialog)
    await userEvent.click(button)
    fireEvent.click(root.querySelector('.tip')!)
    expect(isOpen(button)).toBe(true)
    fireEvent.click(root.querySelector('.shown')!)
    expect(isOpen(button)).toBe(false)
  })
})

test('highlights the mark of a product when the pointer is on the product in the list', () => {
  const dialog = open(marked(1), marked(2))
  const [first, second] = dialog.getAllByRole('listitem')
  const shown = () => [1, 2].map((id) => mark(dialog, id).classList.contains('is-highlighted'))
  point(second!, 'pointerenter')
  expect(shown()).toEqual([false, true])
  point(second!, 'pointerleave')
  expect(shown()).toEqual([false, false])
  point(first!, 'pointerenter')
  expect(shown()).toEqual([true, false])
})
