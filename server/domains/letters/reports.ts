import { accountPath, addressOfDays, REPORT_PARTS } from '@/contract/addresses'
import { changeOf, revenueChange, type AnalyticsReport } from '@/contract/entities/analytics'
import type { Locale } from '@/contract/locale'
import { formatPrice } from '@/contract/text/figures'
import { excerpt } from '@/contract/text/typedText'
import { dayAfter, startOfDayIn } from '@/contract/text/zonedDays'
import { loadAllowance } from '../../allowance/allowance'
import type { Db } from '../../db/openDatabase'
import { translate } from '../../language/messages'
import type { LetterFigure, LetterSection } from '../../outbound/composeLetter'
import { analyticsReport } from '../analytics/analyticsReport'
import { mondayOf, type DueAccount, type WeeklyLetter } from './weekly'

/** Widgets and posts of the letter. */
const BEST = 3
/** Characters of a caption by which a post is recognised. */
const CAPTION = 60
const METRICS = [
  ['views', 'server.letter_reports-views'],
  ['opens', 'server.export_opens'],
  ['productClicks', 'server.export_product-clicks'],
  ['purchases', 'server.export_purchases'],
] as const

/** What shoppers did in the week that is over, against the week before. */
export const REPORTS: WeeklyLetter = {
  topic: 'reports',
  column: 'reports_week',
  async compose({ db, clock, settings }, account) {
    if (!(await isShown(db, account.id, clock.now()))) return null
    const span = daysOfLetter(account)
    const report = await reportOf(db, account, span)
    if ([report.totals, report.previousTotals].every(isNothing)) return null
    const { name: shop, username } = account
    const cabinet = `${settings.publicUrl}${accountPath(username)}#`
    const link = (path: string, parts: Record<string, string> = {}) =>
      `${cabinet}${path}?${new URLSearchParams({ [REPORT_PARTS.days]: addressOfDays(span), ...parts }).toString()}`
    return ({ locale }) => {
      const days = spanWords(locale, span)
      return {
        subject: translate(locale, 'server.letter_reports-subject', { shop, days }),
        lines: [translate(locale, 'server.letter_reports', { days })],
        figures: figuresOf(locale, report),
        sections: sectionsOf(locale, report, link),
        action: {
          label: translate(locale, 'server.letter_reports-action'),
          url: link('/analytic'),
        },
      }
    }
  },
}

/** Whether shoppers see anything of the account: a widget for everyone that is not frozen. */
async function isShown(db: Db, accountId: number, now: number): Promise<boolean> {
  const { frozenAt } = await loadAllowance(db, accountId, now)
  if (frozenAt !== null && frozenAt <= now) return false
  const live = await db
    .selectFrom('widget')
    .where('account_id', '=', accountId)
    .where('mode', '=', 'full_access')
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return live !== undefined
}

interface Days {
  since: string
  till: string
}

/** The seven days before the week in which the letter is sent. */
function daysOfLetter({ week }: Pick<DueAccount, 'week'>): Days {
  return { since: mondayOf(week - 1), till: dayAfter(mondayOf(week), -1) }
}

/** The numbers that the page of the same days shows. */
function reportOf(db: Db, { id, timeZone }: DueAccount, { since }: Days): Promise<AnalyticsReport> {
  const startOf = (later: number) => startOfDayIn(timeZone, dayAfter(since, later))
  return analyticsReport(
    db,
    { id, timeZone },
    {
      embedIds: [],
      since: startOf(0),
      till: startOf(7),
      comparedSince: startOf(-7),
      comparedTill: startOf(0),
    },
  )
}

const isNothing = (totals: AnalyticsReport['totals']) =>
  Object.values(totals).every((count) => count === 0)

/** «16–22 марта». */
function spanWords(locale: Locale, { since, till }: Days): string {
  // A calendar day has no time zone.
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return format.formatRange(Date.parse(since), Date.parse(till))
}

function figuresOf(locale: Locale, report: AnalyticsReport): LetterFigure[] {
  const { totals, previousTotals, revenue, previousRevenue } = report
  const number = new Intl.NumberFormat(locale)
  const counts = METRICS.map(([metric, title]) => {
    const [now, before] = [totals[metric], previousTotals[metric]]
    return {
      name: translate(locale, title),
      value: number.format(now),
      note: changeWords(locale, changeOf(now, before), number.format(before)),
    }
  })
  const money = (amounts: AnalyticsReport['revenue']) =>
    amounts.map(({ amount, currency }) => formatPrice(amount, currency, locale)).join(' + ') || '0'
  return [
    ...counts,
    {
      name: translate(locale, 'server.letter_reports-revenue'),
      value: money(revenue),
      note: changeWords(locale, revenueChange(revenue, previousRevenue), money(previousRevenue)),
    },
  ]
}

/** @param change a fraction; null when the numbers cannot be compared */
function changeWords(locale: Locale, change: number | null, before: string): string {
  const size = Math.abs(change ?? 0)
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: size < 0.01 ? 1 : 0,
  })
  return translate(locale, 'server.letter_reports-change', {
    way: change === null ? 'unknown' : change === 0 ? 'same' : change > 0 ? 'more' : 'less',
    change: percent.format(size),
    before,
  })
}

type LinkTo = (path: string, parts?: Record<string, string>) => string

function sectionsOf(
  locale: Locale,
  { widgets, posts }: AnalyticsReport,
  link: LinkTo,
): LetterSection[] {
  const point = (
    name: string,
    { opens, productClicks }: { opens: number; productClicks: number },
  ) => translate(locale, 'server.letter_reports-point', { name, opens, clicks: productClicks })
  const bestWidgets = widgets
    .filter(({ opens, productClicks }) => opens + productClicks > 0)
    .toSorted((one, other) => other.opens - one.opens || other.productClicks - one.productClicks)
    .slice(0, BEST)
  const sections = [
    {
      title: translate(locale, 'server.letter_reports-widgets'),
      points: bestWidgets.map((widget) => ({
        text: point(widget.role, widget),
        url: link('/analytic', { [REPORT_PARTS.widget]: widget.embedId }),
      })),
    },
    {
      title: translate(locale, 'server.letter_reports-posts'),
      points: posts.slice(0, BEST).map((post) => ({
        text: point(captionOf(locale, post), post),
        url: link(`/posts-analytic/${post.id}`),
      })),
    },
  ]
  return sections.filter(({ points }) => points.length > 0)
}

function captionOf(locale: Locale, { id, text }: { id: number; text: string }): string {
  const caption = excerpt(text.replace(/\s+/g, ' ').trim(), CAPTION)
  return translate(locale, 'server.letter_reports-post', {
    id: String(id),
    caption,
    hasCaption: caption === '' ? 'no' : 'yes',
  })
}
