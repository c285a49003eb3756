import { sourceEndpoints } from '@/contract/endpoints/sources'
import type { Integration } from '@/contract/entities/sources/integration'
import { sendForm } from '../../../server/outbound/sendForm'
import type { OpenedResponse } from '../client'
import { jpeg } from '../pictures'
import { readingDesk, type ReadingDesk } from '../feeds/readingDesk'
import type { ShopDesk } from '../shopDesk'
import { playInternet } from '../web/internet'
import { BOT_TOKEN, createTelegramNetwork, happen, type TelegramNetwork } from './telegramNetwork'
import { aChannelPost, aMembership, aPhoto } from './telegramPosts'
import { telegramServer } from './telegramServer'

type Fields = Record<string, unknown>

export interface TelegramDesk extends ReadingDesk {
  telegram: TelegramNetwork
  save(token?: string): Promise<OpenedResponse>
  bots(): Promise<Integration[]>
  /** Saves the token, and makes the bot an administrator of the channel. */
  connect(): Promise<void>
  /** A post appears in the channel. */
  post(id: number, fields?: Fields): void
  edit(id: number, fields: Fields): void
  /** Fields of an existing photo, different from any other. */
  photo(file: string): Promise<Fields>
  /** Advances the time until the next reading. */
  later(milliseconds?: number): Promise<void>
  close(): void
}

/** A shop whose bot is at a fake Telegram, which is called over HTTP. */
export async function openTelegramDesk(desk: Readonly<ShopDesk>): Promise<TelegramDesk> {
  const telegram = createTelegramNetwork()
  const internet = await playInternet(telegramServer(telegram))
  desk.world.settings.telegramApiUrl = internet.at('', '127.0.0.1')
  desk.world.services.answer = sendForm
  desk.world.services.web = internet.web
  const reading = readingDesk(desk, 'telegram')
  const save = (token = BOT_TOKEN) =>
    desk.client.attempt(sourceEndpoints.saveTelegramToken, { body: { token } })
  let photos = 0
  return {
    telegram,
    ...reading,
    save,
    async bots() {
      const { integrations } = await desk.client.call(sourceEndpoints.listIntegrations)
      return integrations.filter(({ type }) => type === 'telegram')
    },
    async connect() {
      await save()
      happen(telegram, aMembership('administrator'))
      await reading.run()
    },
    post(id, fields = {}) {
      happen(telegram, { channel_post: aChannelPost(id, fields) })
    },
    edit(id, fields) {
      happen(telegram, { edited_channel_post: aChannelPost(id, { edit_date: 2e9, ...fields }) })
    },
    async photo(file) {
      photos += 1
      const content = await jpeg({ width: 480, height: 480, number: photos })
      telegram.files.set(file, { content })
      return aPhoto(file)
    },
    async later(milliseconds = 5 * 60_000) {
      desk.world.clock.advance(milliseconds)
      await reading.run()
    },
    close() {
      internet.close()
    },
  }
}
