import type { Context } from 'hono'

/**
 * What robots call themselves: search engines and their checks, previews of links, measurers of pages, watchers of
 * sites, readers for language models. Most have one of the first words in their name; the others are named. A browser
 * that is merely driven by a program (HeadlessChrome) does not say that it is one.
 */
const ROBOTS = [
  // CUBOT makes phones.
  /(?<!cu)bots?(?![a-z])|robot|crawler|spider|archiver|scraper|prerender|synthetics/i,
  /google-(?:inspectiontool|read-aloud|site-verification|adwords|extended|safety)|googleother/i,
  /mediapartners-google|yahoo! slurp|facebookexternalhit|meta-external|vkshare/i,
  /lighthouse|page ?speed|gtmetrix|pingdom|ptst\//i,
  /(?:chatgpt|claude|perplexity)-user/i,
]
/** No browser's is longer; the rest is not looked at. */
const LONGEST = 1000

/** Whether the caller says that it is a robot, by its `User-Agent`. */
export function isRobot({ req }: Context): boolean {
  const agent = (req.header('user-agent') ?? '').slice(0, LONGEST)
  return ROBOTS.some((name) => name.test(agent))
}
