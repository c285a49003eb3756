import type { MessageId } from '@/common/i18n/messages'
import type {
  StoredReceiver,
  StoredSubject,
  StoredTerm,
  StoredThing,
} from '@/contract/entities/account/privacy'

/** Title and text. */
type Words = readonly [title: MessageId, text: MessageId]

export const SUBJECT_WORDS: Record<StoredSubject, Words> = {
  shopper: ['privacy.title_shopper', 'privacy.text_about-shopper'],
  team: ['privacy.title_team', 'privacy.text_about-team'],
  author: ['privacy.title_author', 'privacy.text_about-author'],
  shop: ['privacy.title_shop', 'privacy.text_about-shop'],
}

export const THING_WORDS: Record<StoredThing, Words> = {
  events: ['privacy.title_events', 'privacy.text_events'],
  shoppers: ['privacy.title_shoppers', 'privacy.text_shoppers'],
  answers: ['privacy.title_answers', 'privacy.text_answers'],
  visitors: ['privacy.title_visitors', 'privacy.text_visitors'],
  counts: ['privacy.title_counts', 'privacy.text_counts'],
  profile: ['privacy.title_profile', 'privacy.text_profile'],
  membership: ['privacy.title_membership', 'privacy.text_membership'],
  sessions: ['privacy.title_sessions', 'privacy.text_sessions'],
  links: ['privacy.title_links', 'privacy.text_links'],
  work: ['privacy.title_work', 'privacy.text_work'],
  support: ['privacy.title_support', 'privacy.text_support'],
  reports: ['privacy.title_reports', 'privacy.text_reports'],
  posts: ['privacy.title_posts', 'privacy.text_posts'],
  reviews: ['privacy.title_reviews', 'privacy.text_reviews'],
  inflow: ['privacy.title_inflow', 'privacy.text_inflow'],
  shop: ['privacy.title_shop-data', 'privacy.text_shop-data'],
  catalogue: ['privacy.title_catalogue', 'privacy.text_catalogue'],
  widgets: ['privacy.title_widgets', 'privacy.text_widgets'],
  connections: ['privacy.title_connections', 'privacy.text_connections'],
  payments: ['privacy.title_payments', 'privacy.text_payments'],
}

export const TERM_WORDS: Record<StoredTerm, MessageId> = {
  events: 'privacy.text_term-events',
  post: 'privacy.text_term-post',
  day: 'privacy.text_term-day',
  minute: 'privacy.text_term-minute',
  person: 'privacy.text_term-person',
  session: 'privacy.text_term-session',
  link: 'privacy.text_term-link',
  member: 'privacy.text_term-member',
  report: 'privacy.text_term-report',
  account: 'privacy.text_term-account',
  trash: 'privacy.text_term-trash',
  law: 'privacy.text_term-law',
}

export const RECEIVER_WORDS: Record<StoredReceiver, MessageId> = {
  nobody: 'privacy.text_receiver-nobody',
  mail: 'privacy.text_receiver-mail',
  networks: 'privacy.text_receiver-networks',
  payments: 'privacy.text_receiver-payments',
  shoppers: 'privacy.text_receiver-shoppers',
}
