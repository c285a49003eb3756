import type { SiteCheck, SiteProblem, SiteProblemCode } from '@/contract/entities/widgets/siteCheck'
import type { Actor } from '../../../auth/actor'
import type { World } from '../../../world'
import { ownWidget } from '../widgets'
import { readShopPage } from '../shopPage/shopPage'
import { blockedDirectives } from './blockedDirectives'
import { scanShopPage, type ShopPageScan } from './scanShopPage'

/** The maximum names of one kind in a message. */
const MAX_NAMED = 5
/** Longer values cannot be ids. */
const MAX_LETTERS = 100

/** Reads a page of the shop and returns the problems of a widget there (product-rules/widgets.md#site-check). */
export async function checkSite(
  world: World,
  actor: Actor,
  embedId: string,
  link: string,
): Promise<SiteCheck> {
  const widget = await ownWidget(world.db, actor, embedId)
  const page = await readShopPage(world, actor, link)
  const scan = scanShopPage(page.html)
  const own = await world.db
    .selectFrom('widget')
    .select(['embed_id', 'role'])
    .where('account_id', '=', actor.account.id)
    .execute()
  const names = new Map(own.map(({ embed_id, role }) => [embed_id, role]))
  const problems: SiteProblem[] = []
  const found = (code: SiteProblemCode, values: string[] = []) => {
    problems.push({ code, values: values.slice(0, MAX_NAMED) })
  }
  const widgets = new URL(world.settings.widgetUrl)
  const scripts = scan.scripts.map((script) => ({ script, url: addressOf(script.src, page.url) }))
  const allOurs = scripts.filter(({ url }) => url?.origin === widgets.origin)
  const [ours] = allOurs
  if (scan.places.length === 0 && !ours) {
    found(scan.hasTagManager ? 'missing-or-by-script' : 'missing')
  } else {
    findPlaces(scan, { embedId, type: widget.widget_type, names }, found)
    if (scripts.length === 0) found('no-script')
    else if (!ours)
      found(
        'foreign-script',
        scripts.flatMap(({ url }) => url?.href ?? []),
      )
    const blocked = blockedDirectives([page.policy, ...scan.policies], {
      url: page.url,
      widgets,
      script: ours?.script,
    })
    if (blocked.length > 0) found('policy', blocked)
  }
  if (page.isCut && !scan.places.some((place) => place.embedId === embedId)) found('cut')
  if (widget.mode === 'disabled') found('disabled')
  if (widget.mode === 'admin_mode') found('only-me')
  const { contents } = scan
  return {
    page: page.url.href,
    contents: page.isCut ? null : { ...contents, scripts: contents.scripts - allOurs.length },
    problems,
  }
}

interface Expected {
  embedId: string
  type: string
  /** The names of the account's widgets, by their ids. */
  names: ReadonlyMap<string, string>
}

function findPlaces(
  { places }: ShopPageScan,
  { embedId, type, names }: Expected,
  found: (code: SiteProblemCode, values?: string[]) => void,
): void {
  const own = places.filter((place) => place.embedId === embedId)
  const others = [...new Set(places.map((place) => place.embedId))].filter((id) => id !== embedId)
  if (own.length === 0)
    found(
      'no-place',
      others.flatMap((id) => names.get(id) ?? []),
    )
  if (own.length > 1) found('several-places', [String(own.length)])
  if (own.some((place) => place.type !== null && place.type !== type)) found('wrong-type')
  const unknown = others.filter((id) => !names.has(id)).map((id) => id.slice(0, MAX_LETTERS))
  if (unknown.length > 0) found('unknown-ids', unknown)
}

const addressOf = (src: string, base: URL) => (URL.canParse(src, base) ? new URL(src, base) : null)
