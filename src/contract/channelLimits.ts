/** Of channels that are connected by a link; apart from `LIMITS`, which every page of the cabinet loads. */
export const CHANNEL_LIMITS = {
  /** Channels of one account. */
  channels: 10,
  /** Bots of Telegram of one account; each reads one channel. */
  bots: 5,
  /** Profiles of Instagram of one account. */
  profiles: 5,
  /** Newest posts that are shown before a channel is connected. */
  sample: 5,
  /** Characters of a title. */
  line: 200,
} as const
