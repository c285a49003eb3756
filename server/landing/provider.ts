import { PROVIDER_PATHS } from '@/contract/addresses'
import type { AccessLink } from '@/contract/entities/account/membership'
import type { AccountPage, InvoicePage } from '@/contract/entities/account/provider'
import type { ReportPage } from '@/contract/entities/account/supportReport'
import { ask, posted, type LandingResponse } from './session'

/** The search, the filters and the page of the list of accounts, as in the address. */
export interface AccountChoice {
  search: string
  state: string
  plan: string
  page: number
}

export function choiceOf(address: URLSearchParams): AccountChoice {
  const page = Number(address.get('page') ?? '1')
  return {
    search: address.get('search') ?? '',
    state: address.get('state') ?? '',
    plan: address.get('plan') ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

export function addressOf({ search, state, plan, page }: AccountChoice): string {
  const parts = Object.entries({ search, state, plan, page: page === 1 ? '' : String(page) })
  return new URLSearchParams(parts.filter(([, value]) => value !== '')).toString()
}

export const listAllAccounts = (
  choice: AccountChoice,
  locale: string,
): Promise<LandingResponse<AccountPage>> =>
  ask(
    `${PROVIDER_PATHS.accounts}?${addressOf(choice)}`,
    { headers: { 'Accept-Language': locale } },
    (body) => body as AccountPage,
  )

export const listUnpaidInvoices = (
  page: number,
  locale: string,
): Promise<LandingResponse<InvoicePage>> =>
  ask(
    `${PROVIDER_PATHS.invoices}?page=${String(page)}`,
    { headers: { 'Accept-Language': locale } },
    (body) => body as InvoicePage,
  )

interface ReportChoice {
  search: string
  state: string
  page: number
}

export const listReports = (
  { search, state, page }: ReportChoice,
  locale: string,
): Promise<LandingResponse<ReportPage>> =>
  ask(
    `${PROVIDER_PATHS.reports}?${addressOf({ search, state, plan: '', page })}`,
    { headers: { 'Accept-Language': locale } },
    (body) => body as ReportPage,
  )

export type ProviderCall = Exclude<keyof typeof PROVIDER_PATHS, 'accounts' | 'invoices' | 'reports'>

/** Resolves with the link of an invitation, or null for a call without one. */
export const sendChange = (
  call: ProviderCall,
  body: object,
  locale: string,
): Promise<LandingResponse<AccessLink | null>> =>
  ask(
    PROVIDER_PATHS[call],
    posted(body, locale),
    (answer) => (answer as { accessLink?: AccessLink }).accessLink ?? null,
  )
