import { BAG_ICON, CLOSE_ICON, drawIcon } from './element'

test('returns a new icon that screen readers ignore', () => {
  const [bag, close] = [drawIcon('bag', BAG_ICON), drawIcon('close', CLOSE_ICON)]
  expect(bag).toBeInstanceOf(SVGSVGElement)
  expect(bag).toHaveAttribute('aria-hidden', 'true')
  expect(bag).toHaveAttribute('viewBox', '0 0 24 24')
  expect(bag).toHaveClass('icon', 'icon-bag')
  expect(close).toHaveClass('icon', 'icon-close')
  const [drawn, other] = [bag, close].map((svg) => svg.firstElementChild)
  expect(drawn).toBeInstanceOf(SVGElement)
  expect(drawn).toHaveAttribute('d', expect.stringMatching(/^M5 8h14/))
  expect(other?.getAttribute('d')).not.toBe(drawn?.getAttribute('d'))
})
