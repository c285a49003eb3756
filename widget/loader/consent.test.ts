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
/** What a shopper has set in the browser. */
const browse = (facts: Partial<Record<'globalPrivacyControl' | 'doNotTrack', unknown>>) => {
  for (const [name, value] of Object.entries(facts)) {
    Object.defineProperty(navigator, name, { value, configurable: true })
  }
}
/** The words of a shop's page, run as its script. */
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
  // Whoever wrote something wants consent.
  ['', WAIT],
  ['Anonymous?', WAIT],
])('a tag that demands %j', (demand, before) => {
  start(demand)
  expect(permission()).toBe(before)
  window.vitrina?.('consent', true)
  expect(permission()).toBe(STORE)
  window.vitrina?.('consent', false)
  expect(permission()).toBe(demand === null || demand === 'anonymous' ? COUNT : NOTHING)
})

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'of who asks by the browser (%j) nothing is stored, whatever they agree to, and nothing stays',
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
  'who does not ask for it (%j) has the store',
  (facts) => {
    browse(facts)
    start()
    expect(permission()).toBe(STORE)
  },
)

test('what a page said before the script came is heard, and what it says later', () => {
  say(`${STUB} vitrina('consent', true); vitrina('consent', false)`)
  start('required')
  expect(permission()).toBe(NOTHING)
  say(`${STUB} vitrina('consent', true)`)
  expect(permission()).toBe(STORE)
})

test('a page that has not said anything yet is heard later', () => {
  say(STUB)
  start('required')
  say(`vitrina('consent', true)`)
  expect(permission()).toBe(STORE)
})

test.each(["'consent'", "'consent', 'true'", "'consent', 1", "'else', true", ''])(
  'vitrina(%s) is not consent',
  (said) => {
    say(STUB)
    start('required')
    say(`vitrina(${said})`)
    expect(permission()).toBe(WAIT)
  },
)

describe('a name that is taken', () => {
  test('by an element is given to the commands', () => {
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
  ])('by %s stays what it was, and the other command is there', (code) => {
    say(code)
    const { vitrina } = window
    start('required')
    expect(window.vitrina).toBe(vitrina)
    window.Vitrina?.consent(true)
    expect(permission()).toBe(STORE)
  })
})

test('who withdraws leaves nothing of the embed, and the shop’s own things are left alone', () => {
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

describe('the demand is read', () => {
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
      'of a module too',
      '<script type="module" data-vitrina-consent="anonymous" src="/embed.js"></script>',
      'anonymous',
    ],
    [
      'from any script, for a tag manager',
      '<script data-vitrina-consent="required"></script><script src="/embed.js"></script>',
      'required',
    ],
    ['as none where there is none', '<script src="/embed.js"></script>', null],
  ])('%s', (_how, html, demand) => {
    // Scripts that are set by innerHTML do not run.
    expect(tag(html)).toBe(demand)
  })
})
