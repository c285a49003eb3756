import { addStyles } from './addStyles'

const CSS = '.tile { color: red }'
const emptyRoot = () => document.createElement('div').attachShadow({ mode: 'open' })

describe('style sheets in a browser that constructs them', () => {
  const constructed = globalThis.CSSStyleSheet
  const made: string[] = []
  const sheetRoot = () => Object.assign(emptyRoot(), { adoptedStyleSheets: [] as CSSStyleSheet[] })

  beforeEach(() => {
    made.length = 0
    Object.assign(globalThis, {
      CSSStyleSheet: class {
        replaceSync(css: string) {
          made.push(css)
        }
      },
    })
  })
  afterEach(() => void Object.assign(globalThis, { CSSStyleSheet: constructed }))

  test('shares one style sheet between widgets without adding an element', () => {
    const [one, other] = [sheetRoot(), sheetRoot()]
    addStyles(one, '.shared {}')
    addStyles(other, '.shared {}')
    expect(made).toEqual(['.shared {}'])
    expect(one.adoptedStyleSheets).toHaveLength(1)
    expect(other.adoptedStyleSheets[0]).toBe(one.adoptedStyleSheets[0])
    expect(one.childNodes).toHaveLength(0)
  })

  test('adds each style sheet to a shadow root once, in order', () => {
    const root = sheetRoot()
    addStyles(root, '.first {}')
    addStyles(root, '.second {}')
    addStyles(root, '.first {}')
    expect(made).toEqual(['.first {}', '.second {}'])
    expect(root.adoptedStyleSheets).toHaveLength(2)
    expect(root.adoptedStyleSheets[0]).not.toBe(root.adoptedStyleSheets[1])
  })
})

describe('style sheets in an older browser', () => {
  test("adds a style element with the page's nonce to the shadow root", () => {
    const root = emptyRoot()
    addStyles(root, CSS, 'abc')
    const style = root.querySelector('style')
    expect(style?.textContent).toBe(CSS)
    expect(style?.nonce).toBe('abc')
  })

  test('adds a style element for the whole page to its head', () => {
    addStyles(document, CSS)
    const style = document.head.querySelector('style')
    expect(style?.textContent).toBe(CSS)
    expect(style?.nonce).toBe('')
    style?.remove()
  })
})
