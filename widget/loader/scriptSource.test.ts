import { ORIGIN } from '../testing/payload'
import { scriptSource } from './scriptSource'

afterEach(() => {
  document.head.replaceChildren()
  Reflect.deleteProperty(document, 'currentScript')
})

const OTHER = '<script nonce="other" src="https://service.test/embed.js"></script>'
const OWN = `<script nonce="own" src="${ORIGIN}/embed.js?v=1"></script>`

/** Scripts that are set by innerHTML do not run. */
const found = (html: string) => {
  document.head.innerHTML = html
  const { origin, nonce } = scriptSource(ORIGIN)
  return [origin, nonce]
}

test('A module takes the origin from the server, and the nonce from its own tag', () => {
  expect(found('')).toEqual([ORIGIN, ''])
  expect(found(OTHER)).toEqual([ORIGIN, ''])
  expect(found(OTHER + OWN)).toEqual([ORIGIN, 'own'])
})

test.each([
  ['https://cdn.test/embed.js', 'https://cdn.test'],
  ['https://shop.test/assets/embed.js', ORIGIN],
  ['https://shop.test/bundle.js', ORIGIN],
])('A script of %s takes the origin %s', (src, origin) => {
  const script = Object.assign(document.createElement('script'), { src })
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true })
  expect(found('')).toEqual([origin, ''])
})
