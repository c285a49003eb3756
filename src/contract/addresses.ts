/** Addresses of pages that both the back office and the cabinet name. */

/** Sign-in and account list, served by the back office; a 403 leads here. */
export const LANDING_PATH = '/my/admin'
export const LOGIN_PATH = '/my/admin/login'
export const LOGOUT_PATH = '/my/admin/logout'
export const ACCOUNTS_PATH = '/my/admin/accounts'
/** Endpoints for the provider's people (`server/routes/providerRoutes.ts`). */
export const PROVIDER_PATHS = {
  accounts: '/my/admin/provider/accounts',
  visit: '/my/admin/provider/visit',
  tariff: '/my/admin/provider/tariff',
  suspend: '/my/admin/provider/suspend',
  restore: '/my/admin/provider/restore',
  create: '/my/admin/provider/create',
  ownerLink: '/my/admin/provider/owner-link',
  tips: '/my/admin/provider/tips',
  invoices: '/my/admin/provider/invoices',
  invoice: '/my/admin/provider/invoice',
  reports: '/my/admin/provider/reports',
  report: '/my/admin/provider/report',
} as const
/** Endpoints of an invitation or password link: its facts, choosing the password, and joining by signing in. */
export const LINK_PATH = '/my/admin/links/look'
export const LINK_PASSWORD_PATH = '/my/admin/links/password'
export const LINK_JOIN_PATH = '/my/admin/links/join'
/** Confirms or refuses a change of e-mail by the link of a letter. */
export const LINK_EMAIL_PATH = '/my/admin/links/email'
/**
 * Unsubscribes from the letters of a topic. A mail program sends one POST with its token in the
 * address; the landing page calls it too.
 */
export const UNSUBSCRIBE_PATH = '/my/admin/links/unsubscribe'
/** Requests a password link by mail. */
export const FORGOTTEN_PATH = '/my/admin/links/forgotten'
/**
 * Name in the landing page's fragment, after `#`, of the secret of a link. Browsers never send a
 * fragment to a server.
 */
export const LANDING_LINK = 'link'
/** Name in the landing page's fragment of the token of an unsubscribe link. */
export const LANDING_UNSUBSCRIBE = 'unsubscribe'

/** The target of Facebook's redirect after a sign-in that connects Instagram. */
export const FACEBOOK_RETURN_PATH = '/my/admin/links/facebook'
/** Meta's webhook for mentions; not used by browsers. */
export const META_WEBHOOK_PATH = '/my/admin/links/meta'
/** The payment provider's webhook; not used by browsers. */
export const YOOKASSA_WEBHOOK_PATH = '/payments/yookassa'
/**
 * Query parameter of the cabinet's profile route: the order whose payment was completed or
 * abandoned.
 */
export const ORDER_OUTCOME = 'order'
/** Query parameter of the cabinet's profile route: the person opened the address of a deleted archive. */
export const ARCHIVE_OUTCOME = 'archive'
/** Query parameter of the cabinet's connections route: the result of the Facebook sign-in. */
export const FACEBOOK_OUTCOME = 'facebook'
export const FACEBOOK_OUTCOMES = ['done', 'denied', 'rights', 'failed'] as const
export type FacebookOutcome = (typeof FACEBOOK_OUTCOMES)[number]

/** The page where support replays a recorded session, and its frame that shows the cabinet. */
export const REPLAY_PATH = '/replay'
export const REPLAY_STAGE_PATH = '/replay/stage'
/** The same page with the record of a report in it, for the provider's people. */
export const reportReplayPath = (id: number | string): string =>
  `${PROVIDER_PATHS.reports}/${id}/replay`
/** Id of the JSON script tag that holds the record there. */
export const HANDED_RECORD_ID = 'vitrina-record'

/** Query parameters of the landing page: why a person was redirected there, and where to return. */
export const LANDING_REASON = 'reason'
export const LANDING_RETURN = 'return'
/**
 * Query parameter of the landing page: the account that a person of the provider tried to open
 * without a visit.
 */
export const LANDING_OPEN = 'open'

/** First and last day as a part of an address: `2026-03-16_2026-03-22`. */
export const addressOfDays = ({ since, till }: { since: string; till: string }): string =>
  `${since}_${till}`

/** The parts of a report's address: its days, and the widgets that it is limited to. */
export const REPORT_PARTS = { days: 'days', widget: 'widget' } as const

export function accountPath(username: string): string {
  return `${LANDING_PATH}/${encodeURIComponent(username)}/`
}

/** The account's username in a page address, or null outside the cabinet. */
export function usernameOfPath(pathname: string): string | null {
  const match = /^\/my\/admin\/([^/]+)\//.exec(pathname)
  return match?.[1] ? decodeURIComponent(match[1]) : null
}
