/** A channel in the format of Telegram's updates. */
export const CHANNEL = {
  id: -1001234567890,
  type: 'channel',
  title: 'Лён и глина',
  username: 'len_glina',
}
/** Seconds: an hour before the tests' noon. */
const FIRST_DATE = Date.parse('2026-03-18T11:00:00.000Z') / 1000

type Fields = Record<string, unknown>

/** A post of the channel; posts with greater ids are newer. */
export const aChannelPost = (id: number, fields: Fields = {}): Fields => ({
  message_id: id,
  date: FIRST_DATE + id,
  chat: CHANNEL,
  ...fields,
})

/** A photo in two sizes, the smaller one first. */
export const aPhoto = (file: string): Fields => ({
  photo: [
    { file_id: `${file}-small`, file_unique_id: 'u1', file_size: 1000, width: 90, height: 60 },
    { file_id: file, file_unique_id: 'u2', file_size: 90_000, width: 1280, height: 960 },
  ],
})

export const aFilm = (file: string, size: number, fields: Fields = {}): Fields => ({
  video: {
    file_id: file,
    file_size: size,
    width: 1280,
    height: 720,
    duration: 10,
    mime_type: 'video/mp4',
    thumbnail: { file_id: `${file}-thumbnail`, file_size: 2000, width: 320, height: 180 },
    ...fields,
  },
})

/** The bot's new status in a chat. */
export const aMembership = (status: string, chat: Fields = CHANNEL): Fields => ({
  my_chat_member: {
    chat,
    date: FIRST_DATE,
    new_chat_member: { status, user: { id: 123_456_789 } },
  },
})
