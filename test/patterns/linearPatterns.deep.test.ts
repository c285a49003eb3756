import { growthOf, MAX_GROWTH } from './growthOf'
import { hostileTexts } from './hostileTexts'
import { sourcePatterns } from './sourcePatterns'

const patterns = sourcePatterns(['src/contract', 'server', 'widget'])

test('finds the regular expressions of the sources', () => {
  expect(patterns.length).toBeGreaterThan(80)
  expect(patterns.some(({ place }) => place.startsWith('src/contract/text/links.ts'))).toBe(true)
})

test.each([
  /^https?:\/\/[^\s/]+\.[^\s]+$/i,
  /\/+$/,
  /^(a+)+$/,
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  /<!--[\s\S]*?-->/g,
])('detects the slow regular expression %s', (pattern) => {
  expect(hostileTexts(pattern).some((text) => growthOf(pattern, text) > MAX_GROWTH)).toBe(true)
})

test.each(patterns)(
  '$place takes at most twice the time for a text of twice the length',
  ({ pattern }) => {
    for (const text of hostileTexts(pattern)) {
      const growth = growthOf(pattern, text)
      if (growth > MAX_GROWTH) throw new Error(`${pattern} on ${JSON.stringify(text)}: × ${growth}`)
    }
  },
)
