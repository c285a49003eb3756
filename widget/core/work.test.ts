import { once } from './work'

test('shares one load between all callers, also later ones', async () => {
  const load = jest.fn(() => Promise.resolve({}))
  const get = once(load)
  const [first, second] = await Promise.all([get(), get()])
  expect(second).toBe(first)
  expect(await get()).toBe(first)
  expect(load).toHaveBeenCalledTimes(1)
})

test('a failed load rejects for all callers that wait, and is retried for the next one', async () => {
  const load = jest.fn<Promise<string>, []>()
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('here')
  const get = once(load)
  const failures = await Promise.allSettled([get(), get()])
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(load).toHaveBeenCalledTimes(1)
  expect(await get()).toBe('here')
})
