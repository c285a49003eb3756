import { once } from './work'

test('shares one load between all callers, even later callers', async () => {
  const load = jest.fn(() => Promise.resolve({}))
  const get = once(load)
  const [first, second] = await Promise.all([get(), get()])
  expect(second).toBe(first)
  expect(await get()).toBe(first)
  expect(load).toHaveBeenCalledTimes(1)
})

test('rejects a failed load for all waiting callers, and retries it for the next caller', async () => {
  const load = jest.fn<Promise<string>, []>()
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('here')
  const get = once(load)
  const failures = await Promise.allSettled([get(), get()])
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(load).toHaveBeenCalledTimes(1)
  expect(await get()).toBe('here')
})
