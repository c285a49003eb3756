import * as v from 'valibot'

/** Years after the last payment for which the provider keeps the ledger of a deleted account. */
export const LEDGER_YEARS = 5

/** Months for which an account may keep the events of shoppers; null: as long as the account, if the operator sets no limit. */
export const EVENT_MONTHS = [3, 6, 12, 24] as const
export const eventMonthsSchema = v.nullable(v.picklist(EVENT_MONTHS))
export type EventMonths = v.InferOutput<typeof eventMonthsSchema>
/** The months of a new account. */
export const NEW_EVENT_MONTHS = 24

export const retentionSchema = v.object({
  months: eventMonthsSchema,
  /** The operator's upper bound in months; null without one. */
  limit: v.nullable(v.number()),
  /** The number of events that each choice would delete now. */
  choices: v.array(
    v.object({
      months: eventMonthsSchema,
      /** Events before this time are deleted; null: none. */
      before: v.nullable(v.string()),
      count: v.number(),
    }),
  ),
})
export type Retention = v.InferOutput<typeof retentionSchema>

export const STORED_SUBJECTS = ['shopper', 'team', 'author', 'shop'] as const
export type StoredSubject = (typeof STORED_SUBJECTS)[number]

/** Days after which a report to support is deleted. */
export const REPORT_DAYS = 30

/** How long something is stored. */
export const STORED_TERMS = [
  'events',
  'post',
  'day',
  'minute',
  'person',
  'session',
  'link',
  'member',
  'report',
  'account',
  'trash',
  'law',
] as const
export type StoredTerm = (typeof STORED_TERMS)[number]

/** The other recipients of stored data. */
export const STORED_RECEIVERS = ['nobody', 'mail', 'networks', 'payments', 'shoppers'] as const
export type StoredReceiver = (typeof STORED_RECEIVERS)[number]

interface Stored {
  about: StoredSubject
  term: StoredTerm
  receiver: StoredReceiver
}

/**
 * All kinds of stored data: about whom they are, how long they are stored, and who else gets them. Their columns are listed in `storedTables` of the
 * server.
 */
export const STORED = {
  events: { about: 'shopper', term: 'events', receiver: 'nobody' },
  shoppers: { about: 'shopper', term: 'events', receiver: 'nobody' },
  answers: { about: 'shopper', term: 'post', receiver: 'nobody' },
  visitors: { about: 'shopper', term: 'day', receiver: 'nobody' },
  counts: { about: 'shopper', term: 'minute', receiver: 'nobody' },
  profile: { about: 'team', term: 'person', receiver: 'mail' },
  membership: { about: 'team', term: 'member', receiver: 'mail' },
  sessions: { about: 'team', term: 'session', receiver: 'nobody' },
  links: { about: 'team', term: 'link', receiver: 'mail' },
  work: { about: 'team', term: 'account', receiver: 'nobody' },
  support: { about: 'team', term: 'account', receiver: 'nobody' },
  reports: { about: 'team', term: 'report', receiver: 'nobody' },
  posts: { about: 'author', term: 'trash', receiver: 'shoppers' },
  reviews: { about: 'author', term: 'trash', receiver: 'shoppers' },
  inflow: { about: 'author', term: 'account', receiver: 'networks' },
  shop: { about: 'shop', term: 'account', receiver: 'nobody' },
  catalogue: { about: 'shop', term: 'account', receiver: 'shoppers' },
  widgets: { about: 'shop', term: 'trash', receiver: 'shoppers' },
  connections: { about: 'shop', term: 'account', receiver: 'networks' },
  payments: { about: 'shop', term: 'law', receiver: 'payments' },
} as const satisfies Record<string, Stored>

export type StoredThing = keyof typeof STORED
export const STORED_THINGS = Object.keys(STORED) as StoredThing[]

export const privacySchema = v.object({
  stored: v.array(v.picklist(STORED_THINGS)),
  /** Months for which events are kept; null without an end. */
  eventMonths: v.nullable(v.number()),
})
export type Privacy = v.InferOutput<typeof privacySchema>
