import { readFileSync } from 'node:fs'
import type { HeaderNode } from '@/contract/widgets/headerNodes'
import { createHeader } from './createHeader'

const draw = (...nodes: unknown[]) => createHeader(nodes as HeaderNode[])

test('returns null for a header without content', () => {
  expect(draw()).toBeNull()
})

test('draws texts, links, pictures and styles of a header', () => {
  const header = draw(
    {
      tag: 'h2',
      style: { color: 'rgb(10, 20, 30)' },
      children: ['Мы в ', { tag: 'b', children: ['сети'] }],
    },
    { tag: 'a', href: 'https://shop.test/x', children: ['Все'] },
    { tag: 'img', src: 'https://shop.test/logo.png', alt: 'Логотип', children: [] },
  )
  expect(header).toContainHTML(
    '<h2 style="color: rgb(10, 20, 30);">Мы в <b>сети</b></h2><a href="https://shop.test/x">Все</a><img src="https://shop.test/logo.png" alt="Логотип">',
  )
})

test.each(['gallery/gallery', 'stories/bar'])(
  'keeps a header inside its box by %s.css',
  (sheet) => {
    const css = readFileSync(`widget/${sheet}.css`, 'utf8')
    const [, rule = ''] = /^\.header \{([^}]*)\}/m.exec(css) ?? []
    expect(rule).toContain('contain: paint;')
  },
)

test.each([
  [{ tag: 'script', children: ['alert(1)'] }],
  [{ tag: 'iframe', src: 'https://evil.test', children: [] }],
  [{ tag: 'style', children: ['*{}'] }],
  [{ tag: 'a', href: 'javascript:alert(1)', children: [] }],
  [{ tag: 'img', src: 'data:text/html,x', alt: '', children: [] }],
  [{ tag: 'div', href: 'https://evil.test', src: 'https://evil.test', children: [] }],
  [{ tag: 'div', style: { background: 'url(https://evil.test)' }, children: [] }],
  [{ tag: 'div', style: { 'margin-top': '-500px' }, children: [] }],
  [{ tag: 'div', onclick: 'alert(1)', children: [] }],
  [{ tag: 'div' }],
  [{}],
  [null],
  [7],
])('draws nothing harmful from the invalid header %j', (node) => {
  const html = draw(node)?.outerHTML ?? ''
  expect(html).not.toMatch(/script|iframe|<style|javascript|data:|evil|-500|onclick/)
})
