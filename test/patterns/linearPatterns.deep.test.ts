import { growthOf, MAX_GROWTH } from './growthOf'
import { hostileTexts } from './hostileTexts'
import { sourcePatterns } from './sourcePatterns'

const patterns = sourcePatterns(['src/contract', 'server', 'widget'])

test('finds the patterns of the sources', () => {
  expect(patterns.length).toBeGreaterThan(80)
  expect(patterns.some(({ place }) => place.startsWith('src/contract/text/links.ts'))).toBe(true)
})

test.each([
  /^https?:\/\/[^\s/]+\.[^\s]+$/i,
  /\/+$/,
  /^(a+)+$/,
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  /<!--[\s\S]*?-->/g,
])('detects %s', (pattern) => {
  expect(hostileTexts(pattern).some((text) => growthOf(pattern, text) > MAX_GROWTH)).toBe(true)
})

test.each(patterns)('$place takes twice the time for twice the text', ({ pattern }) => {
  for (const text of hostileTexts(pattern)) {
    const growth = growthOf(pattern, text)
    if (growth > MAX_GROWTH) throw new Error(`${pattern} on ${JSON.stringify(text)}: × ${growth}`)
  }
})
