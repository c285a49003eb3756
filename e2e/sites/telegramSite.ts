import { createTelegramNetwork, happen } from '../../test/server/telegram/telegramNetwork'
import { aChannelPost, aPhoto } from '../../test/server/telegram/telegramPosts'
import { telegramServer } from '../../test/server/telegram/telegramServer'
import { openLocalSite, type LocalSite } from './localSite'

interface TelegramSite extends LocalSite {
  token: string
  /** Publishes a post with a photo in the bot's channel. */
  post(id: number, caption: string): void
}

/** A fake Telegram on this machine. */
export async function openTelegramSite(photo: Buffer): Promise<TelegramSite> {
  const telegram = createTelegramNetwork()
  telegram.files.set('photo', { content: photo })
  return {
    ...(await openLocalSite(telegramServer(telegram))),
    token: telegram.token,
    post(id, caption) {
      happen(telegram, { channel_post: aChannelPost(id, { caption, ...aPhoto('photo') }) })
    },
  }
}
