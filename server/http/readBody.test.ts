import { parseJson, readBody } from './readBody'

test('accepts long JSON with sixty-four levels of nesting, and rejects sixty-five levels', () => {
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
  const long = `[${'{"a":[]},'.repeat(100)}${nested(63)}]`
  expect(parseJson(nested(64))).toEqual(JSON.parse(nested(64)))
  expect(parseJson(long)).toEqual(JSON.parse(long))
  expect(() => parseJson(nested(65))).toThrow('bad-request')
  expect(() => parseJson('{"a":'.repeat(65))).toThrow('bad-request')
})

test('ignores brackets within strings, whatever quotation marks they contain', () => {
  const value = [String.raw`[[\"{{\\`.repeat(100), '"[{'.repeat(100)]
  expect(parseJson(JSON.stringify(value))).toEqual(value)
})

test('rejects text that is not JSON', () => {
  for (const text of ['', '{', 'undefined', "{'name':1}"]) {
    expect(() => parseJson(text)).toThrow('bad-request')
  }
})

test('reads a request without a body as empty', async () => {
  const request = new Request('http://vitrina.test', { method: 'POST' })
  expect(await readBody(request, 0)).toBe('')
})
