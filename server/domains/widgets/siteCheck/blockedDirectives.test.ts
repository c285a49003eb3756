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
  ['a policy with other directives only', "style-src 'self'; frame-ancestors 'none'"],
  ['a policy that allows the widget’s origin', `default-src 'self' ${WIDGETS}`],
  ['a policy that allows the host without a scheme', 'default-src widgets.test'],
  [
    'a policy that allows the host over http, on a page over https',
    'default-src http://widgets.test',
  ],
  ['a policy that allows the host with its port', 'default-src widgets.test:443'],
  ['a policy that allows the host with any port', 'default-src widgets.test:*'],
  ['a policy that allows subdomains', 'default-src *.test'],
  ['a policy that allows the scheme', 'default-src https:'],
  ['a policy that allows everything', 'default-src *'],
  ['a policy in capital letters', 'DEFAULT-SRC HTTPS://WIDGETS.TEST/'],
  [
    'a policy that allows the origin in each directive',
    ALL.map((name) => `${name} ${WIDGETS}`).join('; '),
  ],
  [
    'a policy whose first of two equal directives allows the origin',
    `default-src ${WIDGETS}; default-src 'none'`,
  ],
])('allows the widget under %s', (_how, policy) => {
  expect(blocked([policy])).toEqual([])
})

test.each<[string, string, string[]]>([
  ['nothing', "default-src 'none'", ALL],
  ['an empty list', 'default-src', ALL],
  ['only the page’s own origin', "default-src 'self'", ALL],
  ['another host', 'default-src https://shop.test', ALL],
  ['a host with the same ending', 'default-src *.idgets.test', ALL],
  ['subdomains of the host, but not the host', 'default-src *.widgets.test', ALL],
  ['another port', 'default-src widgets.test:8443', ALL],
  ['one file of the host', 'default-src https://widgets.test/embed.js', ALL],
  ['only other schemes', 'default-src data: blob:', ALL],
  ['only scripts', `script-src ${WIDGETS}; default-src 'self'`, others],
  ['everything but scripts', `default-src ${WIDGETS}; script-src 'self'`, ['script-src']],
  [
    'the origin for scripts, but not for script elements',
    `script-src ${WIDGETS}; script-src-elem 'self'`,
    ['script-src'],
  ],
  ['scripts by a nonce, but not the host', "script-src 'nonce-abc'", ['script-src']],
  [
    'scripts by the nonce of another script',
    "script-src 'strict-dynamic' 'nonce-other'",
    ['script-src'],
  ],
  ["the host beside 'strict-dynamic'", `script-src 'strict-dynamic' ${WIDGETS}`, ['script-src']],
])('forbids the widget under a policy that allows %s', (_how, policy, directives) => {
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
