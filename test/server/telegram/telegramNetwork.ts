/** Telegram's fault instead of a response: an error code, another response, or nothing at all. */
export type TelegramFault =
  | { code: number; retryAfter?: number }
  | { status: number; body: string }
  | 'cut'
  | 'silence'

export interface TelegramRequest {
  method: string
  form: URLSearchParams
}

export type TelegramUpdate = { update_id: number } & Record<string, unknown>

/**
 * A fake Telegram: one bot with its files and its updates, which are dropped once they were
 * requested.
 */
export interface TelegramNetwork {
  token: string
  bot: { id: number; is_bot: true; username: string }
  webhook: string
  updates: TelegramUpdate[]
  nextId: number
  /**
   * By `file_id`: its bytes, or the status of a response without any; its size as Telegram reports
   * it.
   */
  files: Map<string, { content: Uint8Array | number; size?: number }>
  requests: TelegramRequest[]
  /** Each is used for one call, in order, before anything else. */
  faults: TelegramFault[]
  /** Called before each response. */
  meanwhile: (request: TelegramRequest) => void | Promise<void>
}

export type TelegramResponse = TelegramFault | { result: unknown }

export const BOT_TOKEN = '123456789:AAEhBOweik6ad9r_QXMENQjcrGbqCr4K-bc'
const MAX_BYTES = 20 * 1024 * 1024

export const createTelegramNetwork = (): TelegramNetwork => ({
  token: BOT_TOKEN,
  bot: { id: 123_456_789, is_bot: true, username: 'len_vitrina_bot' },
  webhook: '',
  updates: [],
  nextId: 5000,
  files: new Map(),
  requests: [],
  faults: [],
  meanwhile: () => undefined,
})

/** Adds an event in Telegram. */
export function happen(telegram: TelegramNetwork, update: Record<string, unknown>): void {
  telegram.updates.push({ update_id: telegram.nextId, ...update })
  telegram.nextId += 1
}

/** Telegram's response to a call of a method with a token. */
export async function respond(
  telegram: TelegramNetwork,
  token: string,
  request: TelegramRequest,
): Promise<TelegramResponse> {
  telegram.requests.push(request)
  await telegram.meanwhile(request)
  const fault = telegram.faults.shift()
  if (fault !== undefined) return fault
  if (token !== telegram.token) return { code: 401 }
  const { method, form } = request
  if (method === 'getMe') return { result: telegram.bot }
  if (method === 'getWebhookInfo') return { result: { url: telegram.webhook } }
  if (method === 'getUpdates') return updatesOf(telegram, form)
  if (method === 'getFile') return fileOf(telegram, form.get('file_id') ?? '')
  return { code: 404 }
}

/** Updates below the offset are dropped permanently. */
function updatesOf(telegram: TelegramNetwork, form: URLSearchParams): TelegramResponse {
  if (telegram.webhook !== '') return { code: 409 }
  const offset = form.get('offset')
  if (offset !== null) {
    telegram.updates = telegram.updates.filter(({ update_id }) => update_id >= Number(offset))
  }
  return { result: telegram.updates.slice(0, Number(form.get('limit') ?? 100)) }
}

function fileOf({ files }: TelegramNetwork, id: string): TelegramResponse {
  const file = files.get(id)
  if (!file || (file.size ?? 0) > MAX_BYTES) return { code: 400 }
  return { result: { file_id: id, file_path: `photos/${id}.jpg` } }
}
