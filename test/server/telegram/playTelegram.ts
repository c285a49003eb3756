import { createTelegramNetwork, respond, type TelegramNetwork } from './telegramNetwork'
import type { TestWorld } from '../world'

/** Makes other services consist of a fake Telegram, without a server of its own. */
export function playTelegram(world: TestWorld): TelegramNetwork {
  const telegram = createTelegramNetwork()
  world.services.answer = async (url, form) => {
    const [, token = '', method = ''] = /\/bot([^/]+)\/(\w+)$/.exec(url) ?? []
    const answer = await respond(telegram, token, { method, form: new URLSearchParams(form) })
    if (typeof answer === 'string' || 'status' in answer) throw new Error(`Telegram: ${method}`)
    const body = 'code' in answer ? { ok: false, error_code: answer.code } : { ok: true, ...answer }
    return { status: 'code' in answer ? answer.code : 200, body: JSON.stringify(body) }
  }
  return telegram
}
