import path from 'node:path'
import * as v from 'valibot'
import {
  operatorCompanySchema,
  tariffPricesSchema,
  type OperatorCompany,
  type TariffPrices,
} from './paymentSettings'

/** The addresses, folders and outside services of the server; parsed once from the environment. */
export interface Settings {
  port: number
  host: string
  /** Folder of the embedded database, of stored files and of temporary files. */
  dataDir: string
  /** PostgreSQL; null for the embedded database. */
  databaseUrl: string | null
  /** Origin of the back office, without a slash at the end. */
  publicUrl: string
  /** Origin that the cabinet calls instead of its page's own; empty: the page's own. */
  backOfficeUrl: string
  /** Origin of the embed and of the widget API, without a slash at the end. */
  widgetUrl: string
  /** The number of own reverse proxies before the server; 0 when callers connect directly. */
  trustedProxies: number
  isDemo: boolean
  /** Origin of the demo shop; null without the demo. */
  demoShopUrl: string | null
  sentryDsn: string | null
  supportContact: string | null
  /** Whether the cabinet sends reports to this server, for the provider's people. */
  supportInbox: boolean
  /** The mail server; null when no mail is sent. */
  smtpUrl: string | null
  /** The sender of emails. */
  mailFrom: string
  /** The file of keys that seal tokens: separate from the database, and preferably from its backups. */
  secretsFile: string
  /** Origin of VK's API, without a slash at the end. */
  vkApiUrl: string
  /** The service key of the operator's application at VK; null to read groups with their owners' keys. */
  vkServiceKey: string | null
  /** Origin of Telegram's Bot API, without a slash at the end. */
  telegramApiUrl: string
  /** The operator's application at Meta, for reading Instagram; null when Instagram cannot be connected. */
  metaApp: { id: string; secret: string } | null
  /** The verify token of Meta's webhook; null when Meta sends no notifications. */
  metaWebhookToken: string | null
  /** Version of Meta's Graph API, such as `v25.0`. */
  metaApiVersion: string
  /** Origin of Meta's Graph API, without a slash at the end. */
  metaGraphUrl: string
  /** Origin of Facebook's sign-in site, without a slash at the end. */
  facebookUrl: string
  /** Origin of YouTube, without a slash at the end. */
  youtubeUrl: string
  /** Prices of tariffs by code and months, in kopecks; without a price, it is by agreement. */
  tariffPrices: TariffPrices
  /** The operator's shop at YooKassa; null without payment by card. */
  yookassa: { shopId: string; secretKey: string; vatCode: number | null } | null
  /** Origin of YooKassa's API, without a slash at the end. */
  yookassaApiUrl: string
  /** The seller on invoices; null when no invoice can be ordered. */
  operatorCompany: OperatorCompany | null
  /** The longest time in months for which accounts may keep the events of shoppers; null without a limit. */
  eventMonths: number | null
  /** Links typed by users may lead into private networks: for shops that are closed to the internet. */
  allowPrivateLinks: boolean
  /** Folder of the built product: `cabinet.html`, `landing.html` and `public/`. */
  distDir: string
  /** Memory (KiB) and passes of argon2id. */
  passwordCost: { memory: number; passes: number }
}

const origin = v.pipe(
  v.string(),
  v.url('must be an address such as https://cabinet.example'),
  v.regex(/^https?:/, 'must begin with http:// or https://'),
  v.transform((text) => new URL(text).origin),
)
const text = v.pipe(v.string(), v.trim())

const environmentSchema = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/, 'must be a port number'),
      v.transform(Number),
      v.maxValue(65534, 'must be a port number'),
    ),
    '4300',
  ),
  HOST: v.optional(text, '127.0.0.1'),
  DATA_DIR: v.optional(text, './data'),
  DATABASE_URL: v.optional(
    v.pipe(text, v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')),
  ),
  PUBLIC_URL: v.optional(origin),
  BACK_OFFICE_URL: v.optional(origin),
  WIDGET_URL: v.optional(origin),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d$/, 'must be the number of proxies, 0 to 9'),
      v.transform(Number),
    ),
    '0',
  ),
  DEMO: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  SENTRY_DSN: v.optional(v.pipe(text, v.url('must be an address'))),
  SUPPORT_CONTACT: v.optional(text),
  SUPPORT_INBOX: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  SMTP_URL: v.optional(
    v.pipe(
      text,
      v.url('must be an address'),
      v.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'),
    ),
  ),
  MAIL_FROM: v.optional(text),
  EVENT_MONTHS: v.optional(
    v.pipe(
      text,
      v.regex(/^\d{1,3}$/, 'must be a number of months, 3 to 120'),
      v.transform(Number),
      v.minValue(3, 'must be a number of months, 3 to 120'),
      v.maxValue(120, 'must be a number of months, 3 to 120'),
    ),
  ),
  ALLOW_PRIVATE_LINKS: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  SECRETS_FILE: v.optional(text),
  VK_API_URL: v.optional(origin, 'https://api.vk.com'),
  VK_SERVICE_KEY: v.optional(text),
  META_APP_ID: v.optional(v.pipe(text, v.regex(/^\d{5,20}$/, 'must be the number of an app'))),
  META_APP_SECRET: v.optional(text),
  META_WEBHOOK_TOKEN: v.optional(
    v.pipe(text, v.minLength(8, 'must be at least 8 characters long'), v.maxLength(200)),
  ),
  META_API_VERSION: v.optional(
    v.pipe(text, v.regex(/^v\d{1,3}\.\d$/, 'must be a version such as v25.0')),
    'v25.0',
  ),
  META_GRAPH_URL: v.optional(origin, 'https://graph.facebook.com'),
  FACEBOOK_URL: v.optional(origin, 'https://www.facebook.com'),
  TELEGRAM_API_URL: v.optional(origin, 'https://api.telegram.org'),
  YOUTUBE_URL: v.optional(origin, 'https://www.youtube.com'),
  TARIFF_PRICES: v.optional(tariffPricesSchema, '{}'),
  YOOKASSA_SHOP_ID: v.optional(v.pipe(text, v.regex(/^\d{1,20}$/, 'must be the number of a shop'))),
  YOOKASSA_SECRET_KEY: v.optional(text),
  YOOKASSA_VAT_CODE: v.optional(
    v.pipe(text, v.regex(/^\d{1,2}$/, 'must be a code of VAT'), v.transform(Number)),
  ),
  YOOKASSA_API_URL: v.optional(origin, 'https://api.yookassa.ru'),
  OPERATOR_COMPANY: v.optional(operatorCompanySchema),
})

const DIST_FOLDER = 'dist'
const SECRETS_FILE = 'secrets.keys'
/** OWASP's argon2id figures: 19 MiB, two passes. */
const PASSWORD_COST = { memory: 19 * 1024, passes: 2 }

/** Throws an error that lists every wrong variable. An empty variable counts as unset. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
  const result = v.safeParse(environmentSchema, given)
  if (!result.success) {
    throw wrong(result.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`))
  }
  const values = result.output
  const publicUrl = values.PUBLIC_URL ?? `http://${hostInUrl(values.HOST)}:${values.PORT}`
  const backOfficeUrl = values.BACK_OFFICE_URL ?? ''
  if (backOfficeUrl && !isBeside(backOfficeUrl, publicUrl)) throw wrong([BESIDE])
  const isDemo = values.DEMO === '1'
  const { META_APP_ID: id, META_APP_SECRET: secret } = values
  if ((id === undefined) !== (secret === undefined)) {
    throw wrong(['META_APP_ID and META_APP_SECRET belong together'])
  }
  if (values.META_WEBHOOK_TOKEN !== undefined && id === undefined) {
    throw wrong(['META_WEBHOOK_TOKEN needs META_APP_ID and META_APP_SECRET'])
  }
  const { YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: secretKey } = values
  if ((shopId === undefined) !== (secretKey === undefined)) {
    throw wrong(['YOOKASSA_SHOP_ID and YOOKASSA_SECRET_KEY belong together'])
  }
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    publicUrl,
    backOfficeUrl: backOfficeUrl === publicUrl ? '' : backOfficeUrl,
    widgetUrl: values.WIDGET_URL ?? publicUrl,
    trustedProxies: values.TRUST_PROXY,
    isDemo,
    demoShopUrl: isDemo ? demoShopUrl(publicUrl, values.PORT) : null,
    sentryDsn: values.SENTRY_DSN ?? null,
    supportContact: values.SUPPORT_CONTACT ?? null,
    supportInbox: values.SUPPORT_INBOX === '1',
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? `Vitrina <vitrina@${new URL(publicUrl).hostname}>`,
    secretsFile: path.resolve(values.SECRETS_FILE ?? path.join(values.DATA_DIR, SECRETS_FILE)),
    vkApiUrl: values.VK_API_URL,
    vkServiceKey: values.VK_SERVICE_KEY ?? null,
    metaApp: id !== undefined && secret !== undefined ? { id, secret } : null,
    metaWebhookToken: values.META_WEBHOOK_TOKEN ?? null,
    metaApiVersion: values.META_API_VERSION,
    metaGraphUrl: values.META_GRAPH_URL,
    facebookUrl: values.FACEBOOK_URL,
    telegramApiUrl: values.TELEGRAM_API_URL,
    youtubeUrl: values.YOUTUBE_URL,
    tariffPrices: values.TARIFF_PRICES,
    yookassa:
      shopId !== undefined && secretKey !== undefined
        ? { shopId, secretKey, vatCode: values.YOOKASSA_VAT_CODE ?? null }
        : null,
    yookassaApiUrl: values.YOOKASSA_API_URL,
    operatorCompany: values.OPERATOR_COMPANY ?? null,
    eventMonths: values.EVENT_MONTHS ?? null,
    allowPrivateLinks: values.ALLOW_PRIVATE_LINKS === '1',
    distDir: path.resolve(DIST_FOLDER),
    passwordCost: PASSWORD_COST,
  }
}

const BESIDE =
  'BACK_OFFICE_URL must have the host of PUBLIC_URL or one below it, and the same scheme'

const wrong = (lines: readonly string[]) =>
  new Error(`These settings are wrong:\n${lines.map((line) => `  ${line}`).join('\n')}`)

/** Whether a session's cookie of one origin reaches the other: only the host's owner can create a subdomain of it. */
function isBeside(one: string, other: string): boolean {
  const [{ hostname, protocol }, base] = [new URL(one), new URL(other)]
  const isBelow = hostname === base.hostname || hostname.endsWith(`.${base.hostname}`)
  return isBelow && protocol === base.protocol
}

/** An IPv6 address is in brackets in a URL. */
function hostInUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}

function demoShopUrl(publicUrl: string, port: number): string {
  const url = new URL(publicUrl)
  url.port = String(port + 1)
  return url.origin
}
