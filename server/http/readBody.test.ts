import { parseJson, readBody } from './readBody'

test('what is deep is told from what is long: sixty-four levels are read, one more is not', () => {
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
  const long = `[${'{"a":[]},'.repeat(100)}${nested(63)}]`
  expect(parseJson(nested(64))).toEqual(JSON.parse(nested(64)))
  expect(parseJson(long)).toEqual(JSON.parse(long))
  expect(() => parseJson(nested(65))).toThrow('bad-request')
  expect(() => parseJson('{"a":'.repeat(65))).toThrow('bad-request')
})

test('brackets within a text are none, however many quotes are in it', () => {
  const value = [String.raw`[[\"{{\\`.repeat(100), '"[{'.repeat(100)]
  expect(parseJson(JSON.stringify(value))).toEqual(value)
})

test('what is no JSON is malformed before anything else looks at it', () => {
  for (const text of ['', '{', 'undefined', "{'name':1}"]) {
    expect(() => parseJson(text)).toThrow('bad-request')
  }
})

test('a request without a body has an empty one', async () => {
  const request = new Request('http://vitrina.test', { method: 'POST' })
  expect(await readBody(request, 0)).toBe('')
})
