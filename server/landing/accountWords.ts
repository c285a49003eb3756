import type { ListedAccount } from '@/contract/entities/account/provider'
import type { UsageKind } from '@/contract/entities/account/usage'
import { sharedDay } from '@/contract/text/sharedDay'
import { element } from './element'
import type { TextId } from './texts'

interface Words {
  t: (id: TextId) => string
  locale: string
}

/** Repeated for the landing page, which has no schema library. */
export const USAGE_KINDS: readonly UsageKind[] = ['visitors', 'loads', 'widgets', 'storage']

/** The used part of one limit of an account's tariff. */
export function meter(words: Words, kind: UsageKind, { usage }: ListedAccount): HTMLElement {
  const { used, limit } = usage[kind]
  const figure = (value: number) =>
    kind === 'storage'
      ? megabyteWords(words, value)
      : new Intl.NumberFormat(words.locale).format(value)
  const isFull = limit !== null && used >= limit
  return element(
    'span',
    isFull ? { class: 'bad' } : {},
    `${words.t(`usage.${kind}`)}: ${figure(used)}${limit === null ? '' : ` / ${figure(limit)}`}`,
  )
}

const megabyteWords = ({ locale }: Words, bytes: number) =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 0,
  }).format(bytes / 1024 / 1024)

/** The day of a deletion, in the page's language. */
export const dayWords = (time: string): string =>
  sharedDay(document.documentElement.lang || 'ru', Date.parse(time))

export const timeWords = ({ locale }: Words, time: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(time))

export function stateWords({ t, locale }: Words, { state, paidUntil }: ListedAccount): string {
  const isDated = paidUntil !== null && (state === 'paid' || state === 'ended')
  if (!isDated) return t(`state.${state}`)
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return `${t(`state.${state}`)} ${format.format(new Date(paidUntil))}`
}

export function seenWords({ t, locale }: Words, { seenAt }: ListedAccount): string {
  if (seenAt === null) return t('provider.never-seen')
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  return `${t('provider.seen')} ${format.format(new Date(seenAt))}`
}
