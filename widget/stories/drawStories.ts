import type { StoriesPayload } from '@/contract/widgets/widgetPayload'
import type { ChunkReference, Drawing, WidgetPlace } from '../core/chunk'
import { isStoriesPayload } from '../core/payload/isStoriesPayload'
import { shopperStorage } from '../core/shopperStorage'
import { widgetUrl } from '../core/request'
import { createReporter, silentReporter } from '../events/reporter'
import { isPhone, PHONE_QUERY } from '../core/screens'
import { platformOf } from './barShape'
import { createBar } from './createBar'
import { createPlayerOpener, playedFrom } from './createPlayerOpener'
import { createSeenStories } from './seenStories'

/** Chunks that a bar loads on demand. */
export interface StoriesChunks {
  player: ChunkReference
}

/** Share of the bar that must be visible for a view. */
const VIEWED_SHARE = 0.5

/** A stories widget on a shop's page: drawn, opened and counted. See {@link WidgetChunk}. */
export async function drawStories(place: WidgetPlace, chunks: StoriesChunks): Promise<Drawing> {
  const { root, embedId, look, source, firstPage } = place
  if (!isStoriesPayload(firstPage)) throw new Error('The widget is broken')
  if (isHidden(embedId, firstPage)) return null

  const player = createPlayerOpener(source, chunks.player)
  const seen = createSeenStories(embedId)
  const bar = createBar({
    root,
    source,
    seen,
    onPrepare: player.prepare,
    onHide: () => {
      hide(embedId)
      bar.node.hidden = true
    },
    onOpen: (opening) =>
      player.open({
        ...playedFrom(bar, seen, opening),
        root,
        source,
        report: reporter.report,
        followLinks: true,
        answersUrl: look ? null : widgetUrl(source.origin, embedId, '/answers'),
      }),
  })
  if (!(await bar.prepare(firstPage, place.pause))) return null
  // Events of the shop's team are not counted, and their answers are not stored.
  const reporter = look ? silentReporter : createReporter(place)
  bar.draw(firstPage)
  if (bar.count() === 0) {
    bar.stop()
    reporter.stop()
    return null
  }
  const stopWaiting = whenOnPlatform(firstPage, () => reporter.report('load'))
  reporter.watch([{ element: bar.node, share: VIEWED_SHARE }])
  return () => {
    stopWaiting()
    player.close()
    bar.stop()
    reporter.stop()
  }
}

/** Calls back once, when the screen matches the bar's platform. Rotating a phone may change whether it does. */
function whenOnPlatform({ settings }: StoriesPayload, callback: () => void): () => void {
  const platform = platformOf(settings)
  const phone = matchMedia(PHONE_QUERY)
  const check = () => {
    if (platform && phone.matches !== (platform === 'phone')) return
    stop()
    callback()
  }
  const stop = () => phone.removeEventListener('change', check)
  phone.addEventListener('change', check)
  check()
  return stop
}

const hiddenKey = (embedId: string) => `vitrina-hidden:${embedId}`

/** Whether the shopper has hidden this bar during this visit. Only a bar over the page can be hidden. */
function isHidden(embedId: string, { settings }: StoriesPayload): boolean {
  const { inlineDesktop, mobileFixed } = settings.widget
  const isOver = isPhone() ? mobileFixed === 1 : inlineDesktop === 0
  if (!isOver) return false
  try {
    return shopperStorage('sessionStorage').getItem(hiddenKey(embedId)) !== null
  } catch {
    return false
  }
}

function hide(embedId: string): void {
  try {
    shopperStorage('sessionStorage').setItem(hiddenKey(embedId), '1')
  } catch {
    // Without a storage the bar is hidden on this page only.
  }
}
