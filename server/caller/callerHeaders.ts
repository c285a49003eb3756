import type { Context } from 'hono'
import type { Device } from '@/contract/entities/analytics'
import { DEFAULT_LOCALE } from '@/contract/constants'
import { LOCALES, type Locale } from '@/contract/locale'

/**
 * User agents of robots: search engines and their checks, link previews, page measurements, site monitors, readers for language models. Most have one
 * of the first words in their name; the others are listed. An automated browser (HeadlessChrome) does not identify itself as a robot.
 */
const ROBOTS = [
  // CUBOT is a brand of phones.
  /(?<!cu)bots?(?![a-z])|robot|crawler|spider|archiver|scraper|prerender|synthetics/i,
  /google-(?:inspectiontool|read-aloud|site-verification|adwords|extended|safety)|googleother/i,
  /mediapartners-google|yahoo! slurp|facebookexternalhit|meta-external|vkshare/i,
  /lighthouse|page ?speed|gtmetrix|pingdom|ptst\//i,
  /(?:chatgpt|claude|perplexity)-user/i,
]
/** Browsers' user agents are shorter; the rest is ignored. */
const LONGEST = 1000

/** Whether the caller identifies itself as a robot, by its `User-Agent`. */
export function isRobot({ req }: Context): boolean {
  const agent = (req.header('user-agent') ?? '').slice(0, LONGEST)
  return ROBOTS.some((name) => name.test(agent))
}

/**
 * The kind of screen by the caller's browser: tablets count as mobile, unless they call themselves computers. Null
 * without a user agent.
 */
export function callerDevice({ req }: Context): Device | null {
  const hint = req.header('sec-ch-ua-mobile')
  const agent = (req.header('user-agent') ?? '').slice(0, LONGEST)
  if (hint === '?1' || /mobi|android|iphone|ipad|tablet/i.test(agent)) return 'mobile'
  return agent === '' ? null : 'desktop'
}

/** The language of a caller who has not signed in: the first accepted one that the product supports. */
export function callerLocale(context: Context): Locale {
  const wanted = (context.req.header('accept-language') ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
  return wanted.flatMap((code) => LOCALES.filter((locale) => locale === code))[0] ?? DEFAULT_LOCALE
}
