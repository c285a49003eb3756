import { readFileSync } from 'node:fs'
import { PATHS } from '@/common/routing/paths'

const names = Object.keys(PATHS)
const textOf = (file: string) => readFileSync(file, 'utf8')

test('lists each route in the product rules', () => {
  const [, routes = ''] = textOf('docs/product-rules/screens.md').split('\n## Routes\n')
  const [table = ''] = routes.split('\n## ')
  expect(names.filter((name) => !table.includes(`\`${name}\``))).toEqual([])
})

test('opens each screen in the journeys', () => {
  const screens = textOf('e2e/screenList.ts')
  // This route only redirects to the albums.
  const opened = names.filter((name) => name !== 'createalbum')
  expect(opened.filter((name) => !screens.includes(`screen('${name}',`))).toEqual([])
})

test('defines a size budget for the chunk of each screen', () => {
  const chunks = [
    ...textOf('src/app/router/routeTable.tsx').matchAll(/webpackChunkName: "([\w-]+)"/g),
  ].map(([, name = '']) => name)
  const [, sizes = ''] = textOf('scripts/sizes.mjs').split('const ROUTE_BUDGETS = {')
  const [budgets = ''] = sizes.split('}')
  const known = [...budgets.matchAll(/^ {2}'?([\w-]+)'?: \d+,$/gm)].map(([, name]) => name)
  expect(chunks.length).toBeGreaterThan(15)
  // The library's own budget is that of the first load.
  expect([...new Set(chunks)].filter((name) => name !== 'library').sort()).toEqual(known.sort())
})
