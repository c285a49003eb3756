import {
  defaultHeaderStyle,
  HEADER_MARGIN,
  headerHtml,
} from '@/contract/widgets/settings/headerStyle'
import { cleanHeader, headerNodes } from './header'

test('keeps the HTML of the header editor and draws it in the editor’s style', () => {
  const style = { ...defaultHeaderStyle(HEADER_MARGIN.gallery), text: 'Нас <любят> & "носят"' }
  const html = headerHtml(style)
  expect(cleanHeader(html)).toBe(html)
  expect(headerNodes(html)).toEqual([
    {
      tag: 'div',
      style: {
        'font-size': '24px',
        'text-align': 'center',
        color: '#000000',
        'font-weight': 'normal',
        'font-style': 'normal',
        'text-decoration': 'none',
        'font-family': 'inherit',
        'margin-bottom': '0px',
      },
      children: ['Нас <любят> & "носят"'],
    },
  ])
})

test('keeps words, links, pictures and styles in the shop’s HTML', () => {
  const html =
    '<h2 style="COLOR: rgb(10, 20, 30); padding:8px 12px">Мы в <a href="https://shop.test/x?a=1&amp;b=2">сети</a></h2><img src="https://shop.test/logo.png" alt="Логотип">'
  expect(headerNodes(html)).toEqual([
    {
      tag: 'h2',
      style: { color: 'rgb(10, 20, 30)', padding: '8px 12px' },
      children: ['Мы в ', { tag: 'a', href: 'https://shop.test/x?a=1&b=2', children: ['сети'] }],
    },
    { tag: 'img', src: 'https://shop.test/logo.png', alt: 'Логотип', children: [] },
  ])
  expect(cleanHeader(cleanHeader(html))).toBe(cleanHeader(html))
})

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<svg><script>alert(1)</script></svg>',
  '<svg/onload=alert(1)>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="//evil.test">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<iframe src="https://evil.test"></iframe>',
  '<object data="https://evil.test"></object>',
  '<embed src="https://evil.test">',
  '<form action="https://evil.test"><input name=card></form>',
  '<style>@import "https://evil.test";</style>',
  '<link rel=stylesheet href="https://evil.test">',
  '<meta http-equiv=refresh content="0;url=https://evil.test">',
  '<base href="https://evil.test">',
  '<div onclick="alert(1)" onmouseover=alert(1) id=x class=y>x</div>',
  '<div style="background:url(https://evil.test)">x</div>',
  '<div style="background-color:expression(alert(1))">x</div>',
  '<div style="position:fixed;inset:0;z-index:9">x</div>',
  '<div style="margin-top:-500px">x</div>',
  '<div style="margin:0 -500px">x</div>',
  '<div style="width:calc(-1*100px)">x</div>',
  '<div style="color:\\75rl(https://evil.test)">x</div>',
  '<template><img src=x onerror=alert(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<a xlink:href="javascript:alert(1)">x</a>',
  '<p><<script>script>alert(1)<</script>/script></p>',
]

test.each(HOSTILE)('removes from %j everything that could run, load or move content', (html) => {
  for (const text of [cleanHeader(html), JSON.stringify(headerNodes(html))]) {
    expect(text).not.toMatch(
      /<(?:script|svg|style|iframe|form)|"tag":"(?:script|svg|style|iframe|form)|"?on\w+"?[:=]|javascript:|data:|evil\.test|position|:\s*"?-|url\(|class|"id"/i,
    )
  }
})

test('truncates a header of a thousand nested tags', () => {
  const depth = (nodes: ReturnType<typeof headerNodes>): number =>
    Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depth(node.children))))
  expect(depth(headerNodes('<div>'.repeat(1900)))).toBeLessThan(25)
})
