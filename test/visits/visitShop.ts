import type { WidgetEvent } from '@/contract/widgets/widgetApi'
import type { EmbedScript } from './embedScript'
import { openPage, type Browser, type Page } from './openPage'

/** What truly happened on the shop's pages. */
export interface Happened {
  embedId: string
  type: WidgetEvent['type']
  at: number
}

interface Visits {
  browser: Browser
  runEmbed: (globals: Record<string, unknown>) => EmbedScript
  origin: string
  embedIds: readonly string[]
  count: number
  happened: (event: Happened) => void
}

const SECOND_MS = 1000
const HOUR_MS = 60 * 60 * SECOND_MS
const CHUNK = { path: '/embed/events.1.js', integrity: '' }

/** A shopper's visits, one after the other or in two tabs, with all that may befall them; then one on which all is well. */
export async function visitShop({ count, ...shop }: Visits): Promise<void> {
  const { time, random, network } = shop.browser
  const pages = new Set<Page>()
  let start = 0
  for (let visit = 0; visit < count - 1; visit += 1) {
    time.plan(start, () => pages.add(visitPage(shop)))
    // Another tab, the next page, after a while, another day.
    start +=
      [0.5, 8, 90, (9 * HOUR_MS) / SECOND_MS][Math.floor(random() * 4)]! * random() * SECOND_MS
    if (random() < 0.3) planOffline(start)
  }
  await time.runUntil(time.now() + start + 2 * HOUR_MS)

  network.isHonest = true
  const last = open(shop)
  last.count('load')
  await time.runUntil(time.now() + HOUR_MS)

  function planOffline(from: number) {
    time.plan(from - 5 * SECOND_MS, () => (network.isOnline = false))
    time.plan(from + random() * 60 * SECOND_MS, () => {
      network.isOnline = true
      for (const page of pages) if (page.isAlive()) page.tell('online')
    })
  }
}

function open({ browser, runEmbed, origin, embedIds, happened }: Omit<Visits, 'count'>) {
  const { time, random } = browser
  const page = openPage(browser, runEmbed)
  page.startConsent(null)
  const source = { origin, nonce: '', load: page.load as never, events: CHUNK }
  const host = page.host as HTMLElement
  const widgets = embedIds.map((embedId) => {
    const firstPage = { revision: 1 }
    return { embedId, reporter: page.createReporter({ host, source, embedId, firstPage }) }
  })
  const count = (type: Happened['type']) => {
    const widget = widgets[Math.floor(random() * widgets.length)]
    if (!widget || !page.isAlive()) return
    happened({ embedId: widget.embedId, type, at: time.now() })
    widget.reporter.report(type)
  }
  return { page, count }
}

/** One that is seen and used for a while and then ends in one of the ways in which pages end. */
function visitPage(shop: Omit<Visits, 'count'>): Page {
  const { time, random } = shop.browser
  const { page, count } = open(shop)
  count('load')
  const length = [0.05, 3, 20, 90][Math.floor(random() * 4)]! * random() * SECOND_MS
  for (const type of ['view', 'open', 'open', 'productClick'] as const) {
    time.plan(random() * 2 * length, () => count(type))
  }
  const hide = () => page.setVisible(false)
  const leave = () => {
    if (!page.isAlive()) return
    hide()
    page.tell('pagehide')
  }
  const comeBack = () => {
    if (!page.isAlive()) return
    page.setVisible(true)
    page.tell('pageshow')
  }
  const leaveForGood = () => {
    leave()
    page.kill()
  }
  const ends = [
    () => page.kill(),
    leaveForGood,
    () => {
      hide()
      time.plan(random() * 40 * SECOND_MS, () => page.kill())
    },
    () => {
      // Kept by the browser and shown again; or asleep for so long that others take it for gone.
      leave()
      time.plan(random() * 100 * SECOND_MS, comeBack)
      time.plan(100 * SECOND_MS + random() * 60 * SECOND_MS, leaveForGood)
    },
  ]
  time.plan(length, ends[Math.floor(random() * ends.length)]!)
  return page
}
