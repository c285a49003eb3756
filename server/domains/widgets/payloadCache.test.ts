import { brotliDecompressSync } from 'node:zlib'
import { createPayloadCache, UNUSED_MS } from './payloadCache'

let now = 0
const clock = { now: () => now }

const making = (text: string, headers = {}) => jest.fn(() => Promise.resolve({ text, headers }))

test('makes a payload once for all readers and returns the same compressed bytes to each reader', async () => {
  const cache = createPayloadCache(clock)
  const make = making('{"posts":["ваза"]}', { 'X-Robots-Tag': 'noindex' })
  const [one, other] = await Promise.all([cache.read('a', make), cache.read('a', make)])
  const later = await cache.read('a', make)
  expect(make).toHaveBeenCalledTimes(1)
  expect(other).toBe(one)
  expect(later).toBe(one)
  expect(one.plain.toString()).toBe('{"posts":["ваза"]}')
  expect(brotliDecompressSync(one.packed)).toEqual(one.plain)
  expect(one.headers).toEqual({ 'X-Robots-Tag': 'noindex' })
})

test('makes a payload again after a failure', async () => {
  const cache = createPayloadCache(clock)
  const failing = jest.fn(() => Promise.reject(new Error('no database')))
  await expect(cache.read('a', failing)).rejects.toThrow('no database')
  const { plain } = await cache.read('a', making('1'))
  expect(plain.toString()).toBe('1')
})

test('evicts the least recently used payload', async () => {
  const cache = createPayloadCache(clock, 2000)
  const long = 'x'.repeat(800)
  for (const key of ['a', 'b', 'a', 'c']) await cache.read(key, making(long))
  const [again, gone] = [making(long), making(long)]
  await cache.read('a', again)
  await cache.read('b', gone)
  expect(again).not.toHaveBeenCalled()
  expect(gone).toHaveBeenCalledTimes(1)
})

test('does not store a payload over the size limit', async () => {
  const cache = createPayloadCache(clock, 100)
  const make = making('x'.repeat(800))
  await cache.read('a', make)
  await cache.read('a', make)
  expect(make).toHaveBeenCalledTimes(2)
})

test('drops payloads without a request for a day, so that the memory holds no content of a deleted account', async () => {
  const cache = createPayloadCache(clock)
  await cache.read('gone', making('1'))
  await cache.read('shown', making('2'))
  now += UNUSED_MS / 2
  await cache.read('shown', making('2'))
  expect(cache.forgetUnused()).toBe(2)
  now += UNUSED_MS / 2
  expect(cache.forgetUnused()).toBe(1)
  now += UNUSED_MS
  expect(cache.forgetUnused()).toBe(0)
  await cache.read('gone', making('3'))
  expect(cache.forgetUnused()).toBe(1)
})
