import type { Database } from '../../../db/tables'
import type { AccountTable } from './accountTable'

const ID = ['id'] as const
const OF_MEMBER = { column: 'member_id', of: 'member' } as const
const OF_POST = { column: 'post_id', of: 'post' } as const
const OF_SKU = { column: 'sku_id', of: 'sku' } as const
const OF_SOURCE = { column: 'source_id', of: 'source' } as const
const OF_WIDGET = { column: 'widget_id', of: 'widget' } as const
const PROVIDERS = 'Belongs to the payment provider of this installation.'
const COUNTED = 'Counted again by triggers.'
const DELETION = 'An account that was asked to be deleted is only deleted where it was.'
const SUSPENSION = 'A decision of this installation’s provider.'
const KEY_OF_NETWORK = 'A secret of the network, sealed with a key of this installation.'

/** All that belongs to an account, in an order in which a row's references come before it. */
export const ACCOUNT_TABLES: readonly AccountTable[] = [
  {
    table: 'account',
    reach: 'own',
    key: ID,
    codes: { plan_id: 'plan' },
    leftOut: {
      post_count: { why: COUNTED, otherwise: 0 },
      storage_bytes: { why: COUNTED, otherwise: 0 },
      is_auto_renewal: { why: PROVIDERS, otherwise: 0 },
      renewal_order_id: { why: PROVIDERS, otherwise: null },
      renewal_cancelled_at: { why: PROVIDERS, otherwise: null },
      renewal_failed_at: { why: PROVIDERS, otherwise: null },
      suspended_at: { why: SUSPENSION, otherwise: null },
      suspended_reason: { why: SUSPENSION, otherwise: null },
      deletion_asked_at: { why: DELETION, otherwise: null },
      deletes_at: { why: DELETION, otherwise: null },
      deletion_started_at: { why: DELETION, otherwise: null },
    },
    json: ['company', 'licence_base'],
  },
  {
    table: 'person',
    reach: 'people',
    key: ID,
    leftOut: {
      password_hash: { why: 'A password.', otherwise: { unique: true } },
      is_provider_admin: { why: 'A right in this installation.', otherwise: 0 },
      is_provider_moderator: { why: 'A right in this installation.', otherwise: 0 },
    },
  },
  {
    table: 'member',
    reach: 'account',
    key: ID,
    refs: { person_id: 'person' },
    codes: { role_id: 'team_role' },
  },
  {
    table: 'mail_choice',
    reach: OF_MEMBER,
    key: ['member_id', 'topic'],
    refs: { member_id: 'member' },
  },
  {
    table: 'sent_letter',
    reach: OF_MEMBER,
    key: ['member_id', 'code', 'period'],
    refs: { member_id: 'member' },
  },
  {
    table: 'visit',
    reach: 'account',
    key: ID,
    refs: { person_id: 'person' },
    leftOut: { session_hash: { why: 'A session.', otherwise: { unique: true } } },
  },
  {
    table: 'audit',
    reach: 'account',
    key: ID,
    refs: { person_id: 'person', visit_id: 'visit' },
    json: ['detail'],
  },
  {
    table: 'plan_order',
    reach: 'account',
    key: ID,
    only: {
      column: 'status',
      values: ['paid', 'refunded', 'cancelled'],
      why: 'Orders under way are paid to the operator of this installation.',
    },
    codes: { plan_id: 'plan' },
    leftOut: {
      provider_key: { why: PROVIDERS, otherwise: { unique: true } },
      provider_id: { why: PROVIDERS, otherwise: null },
      method_id: { why: 'A payment method.', otherwise: null },
      confirmation_url: { why: PROVIDERS, otherwise: null },
      is_renewed: { why: PROVIDERS, otherwise: 0 },
    },
    json: ['buyer', 'seller'],
  },
  {
    table: 'payment',
    reach: 'account',
    key: ID,
    codes: { plan_id: 'plan' },
    refs: { order_id: 'plan_order' },
  },
  { table: 'usage_month', reach: 'account', key: ['month'] },
  { table: 'saved_view', reach: 'account', key: ID, refs: { person_id: 'person' } },
  { table: 'user_media', reach: 'account', key: ID, json: ['variants'] },
  { table: 'media', reach: 'account', key: ID, json: ['variants'] },
  { table: 'segment', reach: 'account', key: ID },
  { table: 'catalogue_feed', reach: 'account', key: ID, json: ['sample', 'loss', 'changes'] },
  {
    table: 'feed_rejection',
    reach: { column: 'feed_id', of: 'catalogue_feed' },
    key: ['feed_id', 'position'],
    refs: { feed_id: 'catalogue_feed' },
  },
  {
    table: 'sku',
    reach: 'account',
    key: ID,
    refs: { feed_id: 'catalogue_feed' },
    json: ['source_image_urls', 'category'],
  },
  { table: 'sku_media', reach: OF_SKU, key: ID, refs: { sku_id: 'sku' }, json: ['variants'] },
  {
    table: 'sku_substitute',
    reach: OF_SKU,
    key: ['sku_id', 'substitute_id'],
    refs: { sku_id: 'sku', substitute_id: 'sku' },
  },
  { table: 'search_stem', reach: 'account', key: ID },
  { table: 'search_form', reach: 'account', key: ['form', 'stem_id'] },
  { table: 'search_typo', reach: 'account', key: ['key', 'stem_id'] },
  { table: 'search_posting', reach: OF_SKU, key: ['sku_id', 'stem_id'], refs: { sku_id: 'sku' } },
  { table: 'search_article', reach: 'account', key: ['key', 'sku_id'], refs: { sku_id: 'sku' } },
  { table: 'post', reach: 'account', key: ID, json: ['hidden_carousel_positions', 'ads_marker'] },
  {
    table: 'post_media',
    reach: OF_POST,
    key: ['post_id', 'media_id'],
    refs: { post_id: 'post', media_id: 'media' },
    json: ['elements'],
  },
  {
    table: 'media_link',
    reach: OF_POST,
    key: ID,
    refs: { post_id: 'post', media_id: 'media', sku_id: 'sku' },
    json: ['hidden_carousel_positions', 'sku_image_markup'],
  },
  {
    table: 'post_segment',
    reach: OF_POST,
    key: ['post_id', 'segment_id'],
    refs: { post_id: 'post', segment_id: 'segment' },
  },
  {
    table: 'post_suggestion',
    reach: OF_POST,
    key: ['post_id', 'sku_id'],
    refs: { post_id: 'post', sku_id: 'sku' },
  },
  {
    table: 'review',
    reach: OF_POST,
    key: ['post_id'],
    refs: { post_id: 'post', sku_id: 'sku' },
    json: ['text_roles'],
  },
  { table: 'copyright_request', reach: OF_POST, key: ['post_id'], refs: { post_id: 'post' } },
  {
    table: 'copyright_comment',
    reach: OF_POST,
    key: ID,
    refs: { post_id: 'post', person_id: 'person' },
  },
  { table: 'interaction_answer', reach: 'account', key: ID, refs: { post_id: 'post' } },
  { table: 'album', reach: 'account', key: ID, json: ['sources', 'cover_variants'] },
  {
    table: 'album_post',
    reach: { column: 'album_id', of: 'album' },
    key: ['album_id', 'post_id'],
    refs: { album_id: 'album', post_id: 'post' },
  },
  {
    table: 'integration',
    reach: 'account',
    key: ID,
    leftOut: {
      token: { why: KEY_OF_NETWORK, otherwise: null },
      token_expires_at: { why: KEY_OF_NETWORK, otherwise: null },
    },
  },
  {
    table: 'source',
    reach: 'account',
    key: ID,
    refs: { integration_id: 'integration' },
    json: ['cursor'],
  },
  {
    table: 'source_album',
    reach: OF_SOURCE,
    key: ['source_id', 'album_id'],
    refs: { source_id: 'source', album_id: 'album' },
  },
  {
    table: 'source_item',
    reach: OF_SOURCE,
    key: ['source_id', 'key'],
    refs: { source_id: 'source', post_id: 'post' },
  },
  { table: 'deleted_item', reach: 'account', key: ['network', 'key'] },
  {
    table: 'telegram_part',
    reach: OF_SOURCE,
    key: ['source_id', 'message_id'],
    refs: { source_id: 'source' },
    json: ['part'],
  },
  {
    table: 'instagram_hashtag',
    reach: OF_SOURCE,
    key: ['source_id', 'name'],
    refs: { source_id: 'source' },
  },
  {
    table: 'instagram_mention',
    reach: OF_SOURCE,
    key: ['source_id', 'media_id', 'comment_id'],
    refs: { source_id: 'source' },
  },
  { table: 'widget', reach: 'account', key: ID, json: ['settings'] },
  { table: 'widget_model', reach: OF_WIDGET, key: ID, refs: { widget_id: 'widget' } },
  {
    table: 'widget_poster',
    reach: OF_WIDGET,
    key: ID,
    refs: { widget_id: 'widget' },
    json: ['variants'],
  },
  {
    table: 'widget_page',
    reach: OF_WIDGET,
    key: ['widget_id', 'page'],
    refs: { widget_id: 'widget' },
  },
  { table: 'event_page', reach: 'account', key: ID },
  {
    table: 'event',
    reach: 'account',
    key: ID,
    refs: { post_id: 'post', sku_id: 'sku', page_id: 'event_page' },
  },
  { table: 'trash', reach: 'account', key: ID, refs: { person_id: 'person' }, json: ['contents'] },
  {
    table: 'trash_media',
    reach: { column: 'trash_id', of: 'trash' },
    key: ['trash_id', 'media_id'],
    refs: { trash_id: 'trash', media_id: 'media' },
  },
]

const SIGNED_IN = 'A secret by which somebody signs in here.'
const EVERYWHERE = 'The same in every installation.'
const READ_AGAIN = 'Work under way, which begins again.'
const COUNTERS = 'Counters of a day or a minute, without names.'

/** Tables that no account takes with it, and why. */
export const TABLES_LEFT_OUT: Readonly<Partial<Record<keyof Database, string>>> = {
  access_link: SIGNED_IN,
  email_change: SIGNED_IN,
  session: SIGNED_IN,
  sign_in_attempt: SIGNED_IN,
  background: EVERYWHERE,
  plan: EVERYWHERE,
  team_role: EVERYWHERE,
  team_role_permission: EVERYWHERE,
  event_count: COUNTED,
  feed_offer: READ_AGAIN,
  feed_reading: READ_AGAIN,
  job: READ_AGAIN,
  kept_ledger: 'Payments of deleted accounts, which the law requires the provider to keep.',
  review_import: 'Files that wait a day to be imported; the imported reviews are posts.',
  review_import_row: 'Files that wait a day to be imported; the imported reviews are posts.',
  public_call: COUNTERS,
  visitor: COUNTERS,
  visitor_salt: COUNTERS,
}
