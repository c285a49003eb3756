import { createErrorReporter, type ErrorReporter, type RequestReport } from './errorReporter'

const report = (endpoint: string): RequestReport => ({ endpoint, problem: '500', paths: [] })

test('queues reports until the reporting service has loaded, and then sends them in order', async () => {
  const reported: string[] = []
  let resolveReporter: (reporter: ErrorReporter) => void = () => undefined
  const reporter = createErrorReporter(() => new Promise((resolve) => (resolveReporter = resolve)))
  reporter.report(report('one'))
  reporter.report(report('two'))
  expect(reported).toEqual([])
  resolveReporter({ report: ({ endpoint }) => reported.push(endpoint) })
  await Promise.resolve()
  await Promise.resolve()
  reporter.report(report('three'))
  expect(reported).toEqual(['one', 'two', 'three'])
})

test('works without a reporting service that fails to load', async () => {
  const reporter = createErrorReporter(() => Promise.reject(new Error('blocked')))
  await Promise.resolve()
  expect(() => {
    reporter.report(report('one'))
  }).not.toThrow()
})
