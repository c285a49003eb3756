import { RUNTIME_CONFIG_ID } from '@/contract/runtimeConfig'

const mockInit = jest.fn()
const mockReplay = jest.fn()
jest.mock('@sentry/react', () => ({
  init: mockInit,
  addIntegration: jest.fn(),
  replayIntegration: mockReplay,
  browserTracingIntegration: jest.fn(),
  captureMessage: jest.fn(),
}))

/** The page's reporter with this DSN in the runtime configuration. */
async function reporterWith(sentryDsn: string | null) {
  const config = {
    backOfficeUrl: '',
    widgetUrl: '',
    supportContact: null,
    hasSupportInbox: false,
    sentryDsn,
    demoShopUrl: null,
  }
  document.head.innerHTML = `<script type="application/json" id="${RUNTIME_CONFIG_ID}">${JSON.stringify(config)}</script>`
  jest.resetModules()
  const { pageReporter } = await import('./reporter')
  const reporter = pageReporter()
  // The service is imported lazily.
  await import('./sentry')
  await Promise.resolve()
  return reporter
}

test('does not load the reporting service without a DSN', async () => {
  await reporterWith(null)
  expect(mockInit).not.toHaveBeenCalled()
})

test('starts the reporting service with the agreed sample rates, texts masked and media blocked', async () => {
  await reporterWith('https://key@errors.test/1')
  expect(mockInit).toHaveBeenCalledWith(
    expect.objectContaining({
      dsn: 'https://key@errors.test/1',
      tracesSampleRate: 1,
      replaysSessionSampleRate: 0.1,
      replaysOnErrorSampleRate: 1,
    }),
  )
  expect(mockReplay).toHaveBeenCalledWith(
    expect.objectContaining({ maskAllText: true, blockAllMedia: true }),
  )
})
