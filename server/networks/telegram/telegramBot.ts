import * as v from 'valibot'
import { parseJson } from '../../http/readBody'
import type { World } from '../../world'
import { NetworkFailure } from '../networkFailure'
import { waitForTurn } from '../waitForTurn'

/** Telegram's largest page. */
const MAX_UPDATES = 100
const ALLOWED_UPDATES = JSON.stringify(['channel_post', 'edited_channel_post', 'my_chat_member'])
/** A file's path, which becomes a part of an address. */
const FILE_PATH = /^(?!.*\.\.)[\w-][\w./-]{0,300}$/

const botSchema = v.object({ id: v.number(), is_bot: v.literal(true), username: v.string() })
const webhookSchema = v.object({ url: v.optional(v.string(), '') })
const fileSchema = v.object({ file_path: v.optional(v.string()) })
const updatesSchema = v.array(v.looseObject({ update_id: v.pipe(v.number(), v.safeInteger()) }))
export type TelegramUpdate = v.InferOutput<typeof updatesSchema>[number]

/** The bot of the token. */
export function botOf(
  world: World,
  caller: TelegramCaller,
): Promise<v.InferOutput<typeof botSchema>> {
  return callTelegram(world, caller, 'getMe', {}, botSchema)
}

/** Whether the bot has a webhook, which prevents requests for updates. */
export async function hasWebhook(world: World, caller: TelegramCaller): Promise<boolean> {
  const { url } = await callTelegram(world, caller, 'getWebhookInfo', {}, webhookSchema)
  return url !== ''
}

/** The oldest updates from `offset` on, or of all. **Telegram forgets updates below the offset**: it may only be raised past stored ones. */
export function updatesFrom(
  world: World,
  caller: TelegramCaller,
  offset: number | null,
): Promise<TelegramUpdate[]> {
  const form = {
    limit: String(MAX_UPDATES),
    timeout: '0',
    allowed_updates: ALLOWED_UPDATES,
    ...(offset === null ? {} : { offset: String(offset) }),
  }
  return callTelegram(world, caller, 'getUpdates', form, updatesSchema)
}

/**
 * The address of a file, valid for an hour; null when there is none. **The address contains the
 * token**: it is used immediately and never stored.
 */
export async function fileAddress(
  world: World,
  caller: TelegramCaller,
  fileId: string,
): Promise<string | null> {
  try {
    const { file_path = '' } = await callTelegram(
      world,
      caller,
      'getFile',
      { file_id: fileId },
      fileSchema,
    )
    if (!FILE_PATH.test(file_path)) return null
    return `${world.settings.telegramApiUrl}/file/bot${caller.token}/${file_path}`
  } catch (error) {
    // The file is too large after all, or too old.
    if (error instanceof NetworkFailure && error.kind === 'refused') return null
    throw error
  }
}

/** Telegram lets a bot make thirty calls a second. */
const EVERY_MS = 50
const HOUR_MS = 3_600_000
const MAX_COOLDOWN_MS = 6 * HOUR_MS

const responseSchema = v.union([
  v.object({ ok: v.literal(true), result: v.unknown() }),
  v.object({
    ok: v.literal(false),
    error_code: v.number(),
    parameters: v.optional(v.object({ retry_after: v.optional(v.number()) }), {}),
  }),
])

/** The token and the deadline of calls to Telegram. */
export interface TelegramCaller {
  token: string
  signal: AbortSignal
}

/** Calls a method of the Bot API. Throws a `NetworkFailure`, which never contains the address, as the token is a part of it. */
async function callTelegram<Schema extends v.GenericSchema>(
  world: World,
  { token, signal }: TelegramCaller,
  method: string,
  form: Record<string, string>,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  await waitForTurn(world, token, EVERY_MS, signal)
  const url = `${world.settings.telegramApiUrl}/bot${token}/${method}`
  const response = await world.sendForm(url, form, signal).catch(() => null)
  signal.throwIfAborted()
  const read = v.safeParse(responseSchema, response && readJson(response.body))
  if (!read.success) throw new NetworkFailure('unreachable', method)
  if (!read.output.ok) {
    const { error_code, parameters } = read.output
    throw telegramFailure(error_code, parameters.retry_after ?? null, method)
  }
  const result = v.safeParse(schema, read.output.result)
  if (!result.success) throw new NetworkFailure('unreachable', `${method}: an unknown response`)
  return result.output
}

/** Telegram's error codes; it responds with 404 to a malformed token. */
function telegramFailure(code: number, retryAfter: number | null, method: string): NetworkFailure {
  const detail = `${method}: ${String(code)}`
  if (code === 401 || code === 404) return new NetworkFailure('key', detail)
  if (code === 403) return new NetworkFailure('rights', detail, HOUR_MS)
  if (code === 409) return new NetworkFailure('conflict', detail)
  if (code === 400) return new NetworkFailure('refused', detail)
  if (code !== 429) return new NetworkFailure('unreachable', detail)
  const restMs = retryAfter === null ? HOUR_MS : retryAfter * 1000
  return new NetworkFailure('limited', detail, Math.min(Math.max(restMs, 1000), MAX_COOLDOWN_MS))
}

function readJson(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return null
  }
}
