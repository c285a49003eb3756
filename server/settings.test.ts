import path from 'node:path'
import { readSettings } from './settings'

test('by default serves this machine only, with the embedded database and without the demo', () => {
  expect(readSettings({ UNRELATED: 'x', DATABASE_URL: '' })).toMatchObject({
    port: 4300,
    host: '127.0.0.1',
    databaseUrl: null,
    publicUrl: 'http://127.0.0.1:4300',
    backOfficeUrl: '',
    widgetUrl: 'http://127.0.0.1:4300',
    trustedProxies: 0,
    isDemo: false,
    demoShopUrl: null,
    sentryDsn: null,
    supportContact: null,
    supportInbox: false,
    smtpUrl: null,
    vkApiUrl: 'https://api.vk.com',
    vkServiceKey: null,
    secretsFile: path.resolve('data/secrets.keys'),
  })
})

test.each([
  [{ DEMO: '1' }, 'http://127.0.0.1:4301'],
  [{ DEMO: '1', PORT: '5000' }, 'http://127.0.0.1:5001'],
  [{ DEMO: '1', PUBLIC_URL: 'https://shop.example' }, 'https://shop.example:4301'],
])('with %j serves the demo shop at %s', (environment, url) => {
  expect(readSettings(environment).demoShopUrl).toBe(url)
})

test('stores keys with the data by default', () => {
  expect(readSettings({ DATA_DIR: '/srv/shop' }).secretsFile).toBe('/srv/shop/secrets.keys')
  const elsewhere = { DATA_DIR: '/srv/shop', SECRETS_FILE: '/run/secrets/keys' }
  expect(readSettings(elsewhere).secretsFile).toBe('/run/secrets/keys')
})

test('uses only the origin of an address', () => {
  const settings = readSettings({
    PUBLIC_URL: 'https://shop.example/',
    WIDGET_URL: 'https://w.example/x',
  })
  expect(settings).toMatchObject({
    publicUrl: 'https://shop.example',
    widgetUrl: 'https://w.example',
  })
})

test.each([
  ['https://cabinet.example', ''],
  ['https://api.cabinet.example/x', 'https://api.cabinet.example'],
  ['https://cabinet.example:8443', 'https://cabinet.example:8443'],
])('accepts a back office at %s', (BACK_OFFICE_URL, backOfficeUrl) => {
  expect(readSettings({ PUBLIC_URL: 'https://cabinet.example', BACK_OFFICE_URL })).toMatchObject({
    backOfficeUrl,
  })
})

test.each(['https://other.example', 'http://api.cabinet.example', 'https://evilcabinet.example'])(
  'refuses a back office at %s, which would receive no session',
  (BACK_OFFICE_URL) => {
    const read = () => readSettings({ PUBLIC_URL: 'https://cabinet.example', BACK_OFFICE_URL })
    expect(read).toThrow('BACK_OFFICE_URL')
  },
)

test('requires Meta’s application for its webhook', () => {
  const webhook = { META_WEBHOOK_TOKEN: 'word-of-the-webhook' }
  const app = { META_APP_ID: '1234567890', META_APP_SECRET: 'secret' }
  expect(readSettings({ ...webhook, ...app }).metaWebhookToken).toBe('word-of-the-webhook')
  expect(() => readSettings(webhook)).toThrow('META_WEBHOOK_TOKEN needs')
  expect(() => readSettings({ ...app, META_WEBHOOK_TOKEN: 'short' })).toThrow('8 characters')
})

test('reports all invalid settings together', () => {
  const wrong = {
    PORT: 'x',
    TRUST_PROXY: 'yes',
    SMTP_URL: 'http://mail.example',
    DEMO: 'yes',
    PUBLIC_URL: 'ftp://x',
    DATABASE_URL: 'mysql://x',
  }
  const read = () => readSettings(wrong)
  for (const name of Object.keys(wrong)) expect(read).toThrow(name)
})
