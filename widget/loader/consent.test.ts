import { permission, shopperStorage } from '../core/shopperStorage'
import { forgetLoader, openPageForEachTest } from '../testing/browser'
import { shopSource } from '../testing/chunks'
import { ORIGIN } from '../testing/payload'
import { scriptSource } from './scriptSource'
import { startLoader } from './startLoader'

const [NOTHING, WAIT, COUNT, STORE] = [0, 1, 2, 3]

function start(consent: string | null = null) {
  startLoader({
    source: shopSource(),
    widgets: { gallery: { path: '/embed/gallery.1.js', integrity: '' } },
    version: '1',
    consent,
  })
}
/** Sets privacy signals of the browser. */
const browse = (facts: Partial<Record<'globalPrivacyControl' | 'doNotTrack', unknown>>) => {
  for (const [name, value] of Object.entries(facts)) {
    Object.defineProperty(navigator, name, { value, configurable: true })
  }
}
/** Runs a script of a shop's page. */
const say = (code: string) => window.eval(code)
const STUB =
  'window.vitrina = window.vitrina || function () { (vitrina.q = vitrina.q || []).push(arguments) };'

openPageForEachTest()
beforeEach(() => {
  sessionStorage.clear()
  document.head.replaceChildren()
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  Reflect.deleteProperty(navigator, 'doNotTrack')
})

test.each([
  [null, STORE],
  ['anonymous', COUNT],
  ['required', WAIT],
  // Any other value requires consent to everything.
  ['', WAIT],
  ['Anonymous?', WAIT],
])(
  'applies the consent that a tag requires (%j) before and after the shopper’s consent',
  (demand, before) => {
    start(demand)
    expect(permission()).toBe(before)
    window.vitrina?.('consent', true)
    expect(permission()).toBe(STORE)
    window.vitrina?.('consent', false)
    expect(permission()).toBe(demand === null || demand === 'anonymous' ? COUNT : NOTHING)
  },
)

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'stores nothing with the browser’s privacy signal (%j), even with consent, and clears the storage',
  (facts) => {
    localStorage.setItem('vitrina-answers', '[]')
    browse(facts)
    start()
    expect(localStorage).toHaveLength(0)
    expect(permission()).toBe(COUNT)
    window.vitrina?.('consent', true)
    expect(permission()).toBe(COUNT)
    forgetLoader()
    start('required')
    expect(permission()).toBe(WAIT)
    window.vitrina?.('consent', true)
    expect(permission()).toBe(COUNT)
  },
)

test.each([{ globalPrivacyControl: false }, { doNotTrack: '0' }, { doNotTrack: null }])(
  'allows storing when the browser’s privacy signal is off (%j)',
  (facts) => {
    browse(facts)
    start()
    expect(permission()).toBe(STORE)
  },
)

test('applies commands from before and after the script has loaded', () => {
  say(`${STUB} vitrina('consent', true); vitrina('consent', false)`)
  start('required')
  expect(permission()).toBe(NOTHING)
  say(`${STUB} vitrina('consent', true)`)
  expect(permission()).toBe(STORE)
})

test('applies the first command of a page after the script has loaded', () => {
  say(STUB)
  start('required')
  say(`vitrina('consent', true)`)
  expect(permission()).toBe(STORE)
})

test.each(["'consent'", "'consent', 'true'", "'consent', 1", "'else', true", ''])(
  'ignores vitrina(%s), which does not set the consent',
  (said) => {
    say(STUB)
    start('required')
    say(`vitrina(${said})`)
    expect(permission()).toBe(WAIT)
  },
)

describe('a name of the command that the page already uses', () => {
  test('is replaced when it belongs to an element', () => {
    const element = document.createElement('div')
    element.id = 'vitrina'
    document.body.append(element)
    start('required')
    say(`vitrina('consent', true)`)
    expect(permission()).toBe(STORE)
  })

  test.each([
    'window.vitrina = { shop: true }',
    'window.vitrina = "shop"',
    'window.vitrina = Object.freeze(function () { return "shop" })',
    'window.vitrina = Object.assign(function () { return "shop" }, { q: { shop: true } })',
  ])('is kept with %s, and window.Vitrina still offers the command', (code) => {
    say(code)
    const { vitrina } = window
    start('required')
    expect(window.vitrina).toBe(vitrina)
    window.Vitrina?.consent(true)
    expect(permission()).toBe(STORE)
  })
})

test('removes all data of the embed when consent is withdrawn, and keeps the shop’s own data', () => {
  start()
  const look = 'demo.7.1773838800000.abc'
  const ours = ['vitrina:copy:demo', 'vitrina:events:x', 'vitrina-answers', 'vitrina-seen:demo']
  for (const name of ours) shopperStorage().setItem(name, '1')
  shopperStorage('sessionStorage').setItem('vitrina-hidden:demo', '1')
  localStorage.setItem('vitrina-cart', 'shop')
  localStorage.setItem('vitrina-answers-of-shop', 'shop')
  localStorage.setItem('cart', 'shop')
  sessionStorage.setItem('vitrina-look:demo', look)
  expect([localStorage.length, sessionStorage.length]).toEqual([7, 2])

  window.vitrina?.('consent', false)
  expect(Object.keys(localStorage).sort()).toEqual([
    'cart',
    'vitrina-answers-of-shop',
    'vitrina-cart',
  ])
  expect([sessionStorage.length, sessionStorage.getItem('vitrina-look:demo')]).toEqual([1, look])
  expect(() => shopperStorage()).toThrow()
})

describe('the consent that a tag requires', () => {
  const tag = (html: string) => {
    document.head.innerHTML = html
    return scriptSource(ORIGIN).consent
  }

  test.each([
    [
      'from the tag of the script',
      '<script data-vitrina-consent="required" src="/embed.js"></script>',
      'required',
    ],
    [
      'from the tag of a module',
      '<script type="module" data-vitrina-consent="anonymous" src="/embed.js"></script>',
      'anonymous',
    ],
    [
      'from any script, for a tag manager',
      '<script data-vitrina-consent="required"></script><script src="/embed.js"></script>',
      'required',
    ],
    ['as missing when no tag has it', '<script src="/embed.js"></script>', null],
  ])('is read %s', (_how, html, demand) => {
    // Scripts that are set by innerHTML do not run.
    expect(tag(html)).toBe(demand)
  })
})
