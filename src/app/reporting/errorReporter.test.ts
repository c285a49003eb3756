import { createErrorReporter, type ErrorReporter, type RequestReport } from './errorReporter'

const report = (endpoint: string): RequestReport => ({ endpoint, problem: '500', paths: [] })

test('what is reported before the service is there waits for it, in order', async () => {
  const told: string[] = []
  let arrive: (reporter: ErrorReporter) => void = () => undefined
  const reporter = createErrorReporter(() => new Promise((resolve) => (arrive = resolve)))
  reporter.report(report('one'))
  reporter.report(report('two'))
  expect(told).toEqual([])
  arrive({ report: ({ endpoint }) => told.push(endpoint) })
  await Promise.resolve()
  await Promise.resolve()
  reporter.report(report('three'))
  expect(told).toEqual(['one', 'two', 'three'])
})

test('a service that cannot be fetched troubles nobody', async () => {
  const reporter = createErrorReporter(() => Promise.reject(new Error('blocked')))
  await Promise.resolve()
  expect(() => {
    reporter.report(report('one'))
  }).not.toThrow()
})
