import { isToComplete, mainCode, productInCode } from './installedCode'
import type { ProductBy } from '../widgetsSlice'
import { PLATFORMS, type Platform } from './platforms'

const PLACEHOLDER = 'АРТИКУЛ'
const FILLED = 'data-vitrina-article="{{ model }}"'
const UNFILLED = `data-vitrina-article="${PLACEHOLDER}"`
const ADDRESS = 'data-vitrina-address'

/** The main code of a widget of the type, on the platform. */
function codeOf(
  widgetType: 'gallery' | 'sku' | 'story' | 'stl',
  platform: Platform,
  by: ProductBy,
) {
  const product = productInCode({ platform, productBy: by, placeholder: PLACEHOLDER })
  const widget = { embedId: 'home', widgetType, role: 'Главная' }
  return {
    code: mainCode('https://w.test', widget, undefined, { platform, consent: 'none', product }),
    isIncomplete: isToComplete(product, PLACEHOLDER),
  }
}

test.each<[Platform, ProductBy, expected: string, isIncomplete: boolean]>([
  ['html', 'article', UNFILLED, true],
  ['tilda', 'article', UNFILLED, true],
  ['opencart', 'article', FILLED, false],
  ['html', 'address', ADDRESS, false],
  ['opencart', 'address', ADDRESS, false],
  ['tag-manager', 'article', ADDRESS, false],
  ['tag-manager', 'address', ADDRESS, false],
])(
  'the main code of a product gallery (%s, by %s) has %s',
  (platform, by, expected, isIncomplete) => {
    const made = codeOf('sku', platform, by)
    expect(made.code).toContain(expected)
    expect(made.isIncomplete).toBe(isIncomplete)
  },
)

test.each(PLATFORMS)('on %s the main code of a product gallery names the product', (platform) => {
  expect(codeOf('sku', platform, 'article').code).toMatch(/data-vitrina-(article|address)/)
})

test.each(['gallery', 'story', 'stl'] as const)(
  'the main code of a %s names no product',
  (type) => {
    for (const platform of PLATFORMS) {
      expect(codeOf(type, platform, 'article').code).not.toMatch(/data-vitrina-(article|address)/)
    }
  },
)
