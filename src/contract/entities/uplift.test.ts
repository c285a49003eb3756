import { differenceOf, upliftOf, type ShopperGroup } from './uplift'

const group = (ordered: number, shoppers: number): ShopperGroup => ({ ordered, shoppers })

test.each([
  // Published values: R. G. Newcombe, Statistics in Medicine 17 (1998), table II, method 10.
  [group(56, 70), group(48, 80), 20, 5.24, 33.39],
  [group(9, 10), group(3, 10), 60, 17.05, 80.9],
  [group(5, 56), group(0, 29), 8.93, -3.81, 19.26],
  [group(10, 10), group(0, 20), 100, 67.91, 100],
])('gives the difference of %j and %j as %f, from %f to %f', (one, other, ...known) => {
  const { difference, least, most } = differenceOf(one, other)
  for (const [index, value] of [difference, least, most].entries()) {
    expect(value).toBeCloseTo(known[index]!, 1)
  }
})

test('has an interval that holds the difference, and 0 for groups that order alike', () => {
  for (const ordered of [0, 1, 50, 99, 100]) {
    const { difference, least, most } = differenceOf(group(ordered, 100), group(ordered, 100))
    expect(difference).toBe(0)
    expect(least).toBeLessThan(0)
    expect(most).toBeGreaterThan(0)
  }
})

test('returns how many shoppers are missing, and reports missing orders', () => {
  expect(upliftOf({ opened: group(5, 99), seen: group(0, 0) })).toEqual({
    is: 'few',
    opened: 1,
    seen: 100,
  })
  expect(upliftOf({ opened: group(0, 100), seen: group(0, 100) })).toEqual({ is: 'no-orders' })
  expect(upliftOf({ opened: group(0, 100), seen: group(1, 100) })).toMatchObject({ is: 'known' })
})
