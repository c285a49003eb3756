import * as v from 'valibot'
import type { World } from '../../world'
import { NetworkFailure } from '../networkFailure'
import { callTelegram, type TelegramCaller } from './telegramApi'

/** Telegram's largest page. */
const MOST_UPDATES = 100
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
    limit: String(MOST_UPDATES),
    timeout: '0',
    allowed_updates: ALLOWED_UPDATES,
    ...(offset === null ? {} : { offset: String(offset) }),
  }
  return callTelegram(world, caller, 'getUpdates', form, updatesSchema)
}

/** The address of a file, valid for an hour; null when there is none. **The address contains the token**: it is used at once and never stored. */
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
    // It is too large after all, or too old.
    if (error instanceof NetworkFailure && error.kind === 'refused') return null
    throw error
  }
}
