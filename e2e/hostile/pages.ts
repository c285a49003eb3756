/** Shop pages that break widgets, each named after the rule that does it. */

/** The widget's element, which every page contains. */
export const ELEMENT = '<div data-vitrina="demo"></div>'
const script = (src: string) => `<script async src="${src}"></script>`
export const NONCE = 'c2hvcA'

export interface HostilePage {
  rule: string
  css?: string
  /** A script that runs before all others. */
  early?: string
  html?: string
  /** Whether the page is mirrored, from right to left. */
  isMirrored?: boolean
  isAsWideAsScreen?: boolean
  /** The elements around the widget's element. */
  around?: readonly [string, string]
  install?: (src: string) => string
  policy?: (widget: string) => string
}

const wrapper = (style: string): HostilePage['around'] => [`<div style="${style}">`, '</div>']
const styled = (rule: string, css = rule): HostilePage => ({ rule, css })
const around = (rule: string, style = rule): HostilePage => ({ rule, around: wrapper(style) })
const early = (rule: string, code: string): HostilePage => ({ rule, early: code })
const byPolicy = (rule: string, policy: HostilePage['policy']): HostilePage => ({
  rule,
  policy,
  install: (src) => `<script async nonce="${NONCE}" src="${src}"></script>`,
})
const shared = (widget: string) => `connect-src ${widget}; img-src ${widget}`

export const PAGES: HostilePage[] = [
  styled('div:empty { display: none }'),
  styled('div { display: none }', '#shop div { display: none }'),
  styled('div { display: none !important }', '#shop div { display: none !important }'),
  styled('* { all: unset !important }', '#shop * { all: unset !important }'),
  styled('* { all: revert }', '#shop * { all: revert }'),
  styled('visibility: hidden', '#shop div { visibility: hidden !important }'),
  styled('opacity: 0 until revealed', '#shop div { opacity: 0 }'),
  styled('float: left', '#shop div { float: left }'),
  styled('width: 0', '#shop [data-vitrina] { width: 0 }'),
  around('a flex row', 'display: flex'),
  around('a flex row with centred children', 'display: flex; justify-content: center'),
  around(
    'a flex column that does not stretch',
    'display: flex; flex-direction: column; align-items: center',
  ),
  around('a grid that does not stretch', 'display: grid; justify-items: start'),
  {
    ...around(
      'a max-content column',
      'display: grid; grid-template-columns: max-content; max-width: 100%',
    ),
    // A column in this parent has no width of its own, so the widget makes it as wide as the screen.
    isAsWideAsScreen: true,
  },
  around('an inline-block parent', 'display: inline-block; max-width: 100%'),
  around('a float', 'float: left; max-width: 100%'),
  {
    rule: 'a table cell',
    around: [
      '<table style="width: 100%; border-spacing: 0"><tr><td style="padding: 0">',
      '</td></tr></table>',
    ],
  },
  {
    rule: 'letter and word spacing, indents, strokes',
    css: `#shop { letter-spacing: 9px; word-spacing: 30px; text-indent: 40px; text-transform: uppercase;
      -webkit-text-stroke: 2px red; text-shadow: 2px 2px red; line-height: 5; text-align: right;
      font-size: 40px; font-style: italic; white-space: nowrap; cursor: wait; visibility: visible;
      list-style: square; quotes: "a" "b"; border-collapse: collapse; word-break: break-all }`,
  },
  styled(
    'our own class names',
    '#shop .gallery, #shop .grid, #shop .tile { display: none !important }',
  ),
  styled(
    'our own custom properties',
    ':root { --cols: 1; --gap: 90px; --ratio: 9; --round: 80px }',
  ),
  {
    rule: 'type="module"',
    install: (src) => `<script type="module" src="${src}"></script>`,
  },
  {
    rule: 'a module beside another service’s embed.js',
    install: (src) =>
      `<script async src="/service/embed.js"></script><script type="module" src="${src}"></script>`,
  },
  {
    rule: 'a tag manager, which appends a script',
    install: (src) =>
      `<script>document.head.append(Object.assign(document.createElement('script'), { src: '${src}' }))</script>`,
  },
  {
    rule: 'eval',
    install: (src) =>
      `<script>fetch('${src}').then((one) => one.text()).then((text) => (0, eval)(text))</script>`,
  },
  {
    rule: 'a blob',
    install: (src) =>
      `<script>fetch('${src}').then((one) => one.blob()).then((blob) => document.head.append(
        Object.assign(document.createElement('script'), { src: URL.createObjectURL(blob) })))</script>`,
  },
  byPolicy(
    'a policy by nonce',
    (widget) =>
      `script-src 'nonce-${NONCE}' ${widget}; style-src 'self' 'nonce-${NONCE}'; ${shared(widget)}`,
  ),
  byPolicy(
    'strict-dynamic',
    (widget) =>
      `script-src 'nonce-${NONCE}' 'strict-dynamic'; style-src 'self' 'nonce-${NONCE}'; ${shared(widget)}`,
  ),
  byPolicy('Trusted Types', () => "require-trusted-types-for 'script'"),
  byPolicy(
    'Trusted Types without our policy',
    () => "require-trusted-types-for 'script'; trusted-types shop",
  ),
  byPolicy(
    "trusted-types 'none'",
    () => "require-trusted-types-for 'script'; trusted-types 'none'",
  ),
  early(
    'Array.prototype.toJSON (Prototype.js)',
    'Array.prototype.toJSON = function () { return "[" + this.join() + "]" }',
  ),
  early(
    'String.prototype.toJSON',
    'String.prototype.toJSON = function () { return "«" + this + "»" }',
  ),
  early(
    'fetch with headers of the shop',
    `const own = window.fetch; window.fetch = (url, init = {}) =>
    own(url, { ...init, headers: { ...init.headers, 'X-Shop-Session': 'abc' } })`,
  ),
  early('a fetch that fails', 'window.fetch = () => Promise.reject(new TypeError("no"))'),
  early('no fetch', 'delete window.fetch'),
  early('no IntersectionObserver', 'delete window.IntersectionObserver'),
  early('no MutationObserver', 'delete window.MutationObserver'),
  early('window.scheduler is taken', 'window.scheduler = { yield: "shop" }'),
  early('window.Vitrina is taken', 'window.Vitrina = { shop: true }'),
  early(
    'window.Vitrina cannot be written',
    'Object.defineProperty(window, "Vitrina", { value: 1, writable: false })',
  ),
  early('window.vitrina is taken', 'window.vitrina = { shop: true }'),
  early(
    'storage is forbidden',
    `for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError') } })`,
  ),
  early('Object.prototype has more', 'Object.prototype.shop = function () {}'),
  {
    rule: 'an element with the id Vitrina',
    around: ['<div id="Vitrina">', '</div>'],
  },
  {
    rule: "the shop's own shadow root",
    around: ['<shop-card><template shadowrootmode="open">', '</template></shop-card>'],
  },
  { rule: 'right to left', html: '<html lang="ar" dir="rtl">', isMirrored: true },
]

export const installed = (page: HostilePage, src: string): string => (page.install ?? script)(src)
