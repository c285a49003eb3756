import { POLICY_DIRECTIVES } from '@/contract/widgets/installation/installationCode'
import { blockedDirectives } from './blockedDirectives'
import type { ScriptTag } from './scanShopPage'

const WIDGETS = 'https://widgets.test'
const script: ScriptTag = {
  src: `${WIDGETS}/embed.js`,
  nonce: 'abc',
  integrity: 'sha256-xyz',
}

const blocked = (policies: string[], page = 'https://shop.test/a', tag = script) =>
  blockedDirectives(policies, { url: new URL(page), widgets: new URL(WIDGETS), script: tag })

const ALL = [...POLICY_DIRECTIVES]
const others = ALL.filter((directive) => directive !== 'script-src')

test.each<[string, string]>([
  ['no policy', ''],
  ['another directive', "style-src 'self'; frame-ancestors 'none'"],
  ['the origin', `default-src 'self' ${WIDGETS}`],
  ['the host alone', 'default-src widgets.test'],
  ['the host of http on a page of https', 'default-src http://widgets.test'],
  ['the host with its port', 'default-src widgets.test:443'],
  ['any port', 'default-src widgets.test:*'],
  ['a subdomain', 'default-src *.test'],
  ['a scheme', 'default-src https:'],
  ['anything', 'default-src *'],
  ['in other letters', 'DEFAULT-SRC HTTPS://WIDGETS.TEST/'],
  ['each by its own directive', ALL.map((name) => `${name} ${WIDGETS}`).join('; ')],
  ['the first of two directives', `default-src ${WIDGETS}; default-src 'none'`],
])('allows the widget with %s', (_how, policy) => {
  expect(blocked([policy])).toEqual([])
})

test.each<[string, string, string[]]>([
  ['nothing', "default-src 'none'", ALL],
  ['an empty list', 'default-src', ALL],
  ['the page alone', "default-src 'self'", ALL],
  ['another host', 'default-src https://shop.test', ALL],
  ['a host with the same end', 'default-src *.idgets.test', ALL],
  ['the domain of a wildcard itself', 'default-src *.widgets.test', ALL],
  ['another port', 'default-src widgets.test:8443', ALL],
  ['one file of the host', 'default-src https://widgets.test/embed.js', ALL],
  ['another scheme', 'default-src data: blob:', ALL],
  ['scripts alone', `script-src ${WIDGETS}; default-src 'self'`, others],
  ['all but scripts', `default-src ${WIDGETS}; script-src 'self'`, ['script-src']],
  ['script elements apart', `script-src ${WIDGETS}; script-src-elem 'self'`, ['script-src']],
  ['a nonce without the host', "script-src 'nonce-abc'", ['script-src']],
  ['trust by another nonce', "script-src 'strict-dynamic' 'nonce-other'", ['script-src']],
  ['trust and the host', `script-src 'strict-dynamic' ${WIDGETS}`, ['script-src']],
])('forbids the widget with %s', (_how, policy, directives) => {
  expect(blocked([policy])).toEqual(directives)
})

test('an HTTP page allows HTTP and HTTPS widgets', () => {
  expect(blocked(['default-src widgets.test'], 'http://shop.test/')).toEqual([])
})

test('`self` allows a widget that the shop serves itself', () => {
  expect(blocked(["default-src 'self'"], 'https://widgets.test/shop')).toEqual([])
})

test.each(["'nonce-abc'", "'sha256-xyz'"])('trusts a script by %s', (source) => {
  expect(blocked([`script-src 'strict-dynamic' ${source}`])).toEqual([])
})

test('an empty nonce does not trust a script without a nonce', () => {
  const bare = { ...script, nonce: null, integrity: null }
  const policy = "script-src 'strict-dynamic' 'nonce-' ''"
  expect(blocked([policy], undefined, bare)).toEqual(['script-src'])
})

test('forbids what any of several policies forbids', () => {
  expect(blocked([`default-src ${WIDGETS}`, "img-src 'self'"])).toEqual(['img-src'])
  expect(blocked([`default-src ${WIDGETS}, img-src 'self'`])).toEqual(['img-src'])
})
