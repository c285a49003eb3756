import type { Generated } from 'kysely'
import type { IntegrationType } from '@/contract/entities/integration'
import type { SourceType } from '@/contract/entities/source'
import type { Flag, Time } from './columns'

/** A connected social network. */
export interface IntegrationTable {
  id: Generated<number>
  account_id: number
  type: IntegrationType
  /** The chosen profile or group. */
  name: string
  status: 'waiting' | 'working' | 'failed'
  /** Id of the profile or group at the network. */
  provider_id: string | null
  /** Sealed by `server/secrets` for `tokenPlace`; never leaves the back office. */
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
  /** Profile or group; empty for the account's own sources. */
  name: string
  is_auto_publication: Generated<Flag>
  auto_markup_mode: 'off' | 'suggest' | 'mark'
  synced_at: Time | null
  revision: Generated<number>
  created_at: Time
  /** When it had been read down to what was known; null: the next reading does not stop at known posts. */
  caught_up_at: Time | null
  /** When its posts were last looked up to see whether they are still there. */
  checked_at: Time | null
  /** Where its reader stands, in words of its network (JSON). */
  cursor: string | null
  /** Its first reading ended at its latest posts: there are older ones that were not taken. */
  has_older: Generated<Flag>
}

/** A post that was found at a source, whatever became of it: one that somebody deleted here is not read again. */
export interface SourceItemTable {
  source_id: number
  /** Names the post at the network. */
  key: string
  /** Changes with the post; empty while it is to be read again. */
  revision: string
  /** Null: it was left out, its media could not be read yet, or the post was deleted here. */
  post_id: number | null
  /** Why there is no post of it; null when there is or was one. */
  left_out: string | null
  /** Its media could not be copied yet: it is tried again. */
  is_waiting: Generated<Flag>
  /** Since when it, or what it shows, is not at the network. */
  missing_since: Time | null
  read_at: Time
  /** Where it is at the network; null where the network tells none, and where it was not noted. */
  link: string | null
  /** When it was published there; null where it was not noted. */
  published_at: Time | null
}

/** A post of a network that somebody deleted here: it does not come again, whatever is connected. */
export interface DeletedItemTable {
  account_id: number
  network: SourceType
  /** As `source_item.key`. */
  key: string
}

/** A hashtag whose posts a profile of Instagram reads. */
export interface InstagramHashtagTable {
  source_id: number
  /** In small letters, without its sign. */
  name: string
  /** Its id at Instagram. */
  provider_id: string
  created_at: Time
}

/** A mention of a profile that Meta has notified of and that was not read yet: Meta tells of each once. */
export interface InstagramMentionTable {
  source_id: number
  /** The post in which, or under which, the profile is mentioned. */
  media_id: string
  /** The comment that mentions it; empty: the caption does. */
  comment_id: string
  received_at: Time
}

/** A message of a channel of Telegram, which keeps none that was asked for: the whole of a post, or a part of an album. */
export interface TelegramPartTable {
  source_id: number
  message_id: number
  /** The `key` of its post. */
  key: string
  /** JSON of `postPartSchema`. */
  part: string
  /** `new`: to be copied. `edited`: its words are to be taken over. `taken`: its post has it; only albums keep those. */
  state: 'new' | 'edited' | 'taken'
  received_at: Time
}
