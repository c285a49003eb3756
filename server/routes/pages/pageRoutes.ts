import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Context, Hono } from 'hono'
import {
  accountPath,
  HANDED_RECORD_ID,
  LANDING_OPEN,
  LANDING_PATH,
  LANDING_REASON,
  LANDING_RETURN,
  REPLAY_PATH,
  REPLAY_STAGE_PATH,
} from '@/contract/addresses'
import { RUNTIME_CONFIG_ID, type RuntimeConfig } from '@/contract/runtimeConfig'
import { resolveActor } from '../../auth/actor'
import type { Person } from '../../auth/sessions'
import { signedInPerson } from '../../auth/signedInPerson'
import { ApiError } from '../../errors/apiError'
import type { Settings } from '../../settings'
import { cabinetPolicy, landingPolicy, replayPolicy } from '../../static/contentPolicy'
import type { World } from '../../world'

/** The sign-in page and the cabinet's page; everything else of them is files and API requests. */
export function pageRoutes(app: Hono, world: World): void {
  const { settings } = world
  app.get('/', (context) => context.redirect(LANDING_PATH))
  app.get(`${LANDING_PATH}/`, (context) => context.redirect(LANDING_PATH))
  const landingHtml = async (person: Person | null, suspended = '') => {
    const html = await readFile(path.join(settings.distDir, 'landing.html'), 'utf8')
    return html
      .replace('%SESSION%', person ? 'open' : 'none')
      .replace('%LOCALE%', person?.locale ?? '')
      .replace('%MAIL%', world.sendLetter === null ? 'off' : 'on')
      .replace('%SUPPORT%', encodeURIComponent(settings.supportContact ?? ''))
      .replace('%SUSPENDED%', encodeURIComponent(suspended))
  }
  /** The landing page with status 403 and the provider's reason for the suspension. */
  const suspendedPage = async (context: Context, person: Person, { details }: ApiError) => {
    context.status(403)
    const html = await landingHtml(person, JSON.stringify(details.values))
    return page(context, html, landingPolicy())
  }
  app.get(LANDING_PATH, async (context) => {
    const person = await signedInPerson(context, world)
    return page(context, await landingHtml(person), landingPolicy())
  })
  app.get(`${LANDING_PATH}/:username`, (context) =>
    context.redirect(accountPath(context.req.param('username'))),
  )
  app.get(`${LANDING_PATH}/:username/`, async (context) => {
    const username = context.req.param('username')
    const person = await signedInPerson(context, world)
    if (!person) return toLanding(context, LANDING_RETURN, accountPath(username))
    try {
      await resolveActor(world, person, username)
    } catch (error) {
      // The cabinet itself reports an unknown account.
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'no-visit') return toLanding(context, LANDING_OPEN, username)
      if (error.code === 'suspended' || error.code === 'deletion-closed') {
        return suspendedPage(context, person, error)
      }
      if (error.status === 403) return toLanding(context, LANDING_REASON, 'forbidden')
    }
    const html = await readFile(path.join(settings.distDir, 'cabinet.html'), 'utf8')
    return page(context, withConfig(html, settings), cabinetPolicy(settings))
  })
  for (const [address, part] of [
    [REPLAY_PATH, 'player'],
    [REPLAY_STAGE_PATH, 'stage'],
  ] as const) {
    // Without a session: the page has no data, and a session record never leaves the browser.
    app.get(address, (context) => replayPage(context, settings, part))
  }
}

/** The page of a replay, with a record in it or without one, and its policy. */
export async function replayPage(
  context: Context,
  settings: Settings,
  part: 'player' | 'stage',
  record?: string,
): Promise<Response> {
  const html = await readFile(path.join(settings.distDir, 'replay.html'), 'utf8')
  const configured = withConfig(html, { ...settings, sentryDsn: null })
  // The page may request nothing, so a record is in the page itself.
  const handed = record === undefined ? '' : dataTag(HANDED_RECORD_ID, record)
  return page(
    context,
    configured.replace('</head>', () => `${handed}</head>`),
    replayPolicy(part),
  )
}

function page(context: Context, html: string, policy: string): Response {
  context.header('Cache-Control', 'no-store')
  context.header('Content-Security-Policy', policy)
  return context.html(html)
}

function toLanding(context: Context, name: string, value: string): Response {
  context.header('Cache-Control', 'no-store')
  return context.redirect(`${LANDING_PATH}?${new URLSearchParams({ [name]: value }).toString()}`)
}

/** Writes the runtime settings into the page. */
function withConfig(html: string, settings: Settings): string {
  const config: RuntimeConfig = {
    backOfficeUrl: settings.backOfficeUrl,
    widgetUrl: settings.widgetUrl,
    supportContact: settings.supportContact,
    hasSupportInbox: settings.supportInbox,
    sentryDsn: settings.sentryDsn,
    demoShopUrl: settings.demoShopUrl,
  }
  const tag = dataTag(RUNTIME_CONFIG_ID, JSON.stringify(config))
  return html.replace('</head>', () => `${tag}</head>`)
}

/** JSON as a part of a page. A `<` in it could end the script element. */
function dataTag(id: string, json: string): string {
  const text = json.replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${id}">${text}</script>`
}
