/** Limits of channels connected by a link; separate from `LIMITS`, which every page of the cabinet loads. */
export const CHANNEL_LIMITS = {
  /** Channels of one account. */
  channels: 10,
  /** Telegram bots of one account; each reads one channel. */
  bots: 5,
  /** Instagram profiles of one account. */
  profiles: 5,
  /** Newest posts shown before a channel is connected. */
  sample: 5,
  /** Characters of a title. */
  line: 200,
} as const
