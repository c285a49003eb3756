import type { Generated } from 'kysely'
import type { IntegrationType } from '@/contract/entities/sources/integration'
import type { SourceType } from '@/contract/entities/sources/source'
import type { Flag, Time } from './columns'

/** A connected network, channel or feed of posts. */
export interface IntegrationTable {
  id: Generated<number>
  account_id: number
  type: IntegrationType
  /** Name of the profile, group, channel or bot; empty while no profile or group is chosen. */
  name: string
  status: 'waiting' | 'working' | 'failed'
  /** Id of the profile, group, channel or bot at the network; the address of a site's feed. */
  provider_id: string | null
  /** Sealed (`server/domains/sources/tokens.ts`); never leaves the back office. */
  token: string | null
  token_expires_at: Time | null
  synced_at: Time | null
  revision: Generated<number>
  created_at: Time
}

/** A source of an account's posts. */
export interface SourceTable {
  id: Generated<number>
  account_id: number
  integration_id: number | null
  type: SourceType
  /**
   * Name of the profile, group, channel or feed; the account's name for `mention`; empty for the
   * account's own sources.
   */
  name: string
  is_auto_publication: Generated<Flag>
  auto_markup_mode: 'off' | 'suggest' | 'mark'
  synced_at: Time | null
  revision: Generated<number>
  created_at: Time
  /** When a reading last reached known posts; null when the next reading must not stop at known posts. */
  caught_up_at: Time | null
  /** When its posts were last checked for deletion. */
  checked_at: Time | null
  /** The cursor of its reader, in the format of its network (JSON). */
  cursor: string | null
  /** Its first reading stopped at the limit: there are older posts that were not imported. */
  has_older: Generated<Flag>
}

/** An album of a source's new posts; a source without any publishes in the default album. */
export interface SourceAlbumTable {
  source_id: number
  album_id: number
}

/** An item found at a source, with any outcome: one deleted here is not imported again. */
export interface SourceItemTable {
  source_id: number
  /** The post's id at the network. */
  key: string
  /** Changes with the post; empty while it must be read again. */
  revision: string
  /** Null when it was left out, its media could not be read yet, or the post was deleted here. */
  post_id: number | null
  /** Why it has no post; null when it has or had one. */
  left_out: string | null
  /** Its media could not be copied yet: it is retried. */
  is_waiting: Generated<Flag>
  /** When it, or its content, was first missing at the network. */
  missing_since: Time | null
  read_at: Time
  /** Its link at the network; null where the network has none, and where it was not stored. */
  link: string | null
  /** When it was published there; null where it was not stored. */
  published_at: Time | null
}

/** A network's post that was deleted here: it is not imported again, by any connection. */
export interface DeletedItemTable {
  account_id: number
  network: SourceType
  /** As `source_item.key`. */
  key: string
}

/** A hashtag whose posts an Instagram profile reads. */
export interface InstagramHashtagTable {
  source_id: number
  /** In lower case, without its sign. */
  name: string
  /** Its id at Instagram. */
  provider_id: string
  created_at: Time
}

/** An unread mention of a profile: Meta notifies of each mention once. */
export interface InstagramMentionTable {
  source_id: number
  /** The post that mentions the profile, itself or in a comment. */
  media_id: string
  /** The comment that mentions it; empty when the caption does. */
  comment_id: string
  received_at: Time
}

/**
 * A message of a Telegram channel, stored because Telegram deletes delivered messages. It is a
 * whole post, or one of several messages of a post.
 */
export interface TelegramPartTable {
  source_id: number
  message_id: number
  /** The `key` of its post. */
  key: string
  /** JSON of `postPartSchema`. */
  part: string
  /**
   * `new`: to be copied. `edited`: its text must be updated. `taken`: in its post; kept only for
   * posts of several messages.
   */
  state: 'new' | 'edited' | 'taken'
  received_at: Time
}
