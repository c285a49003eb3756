import { networkOfHost } from '@/contract/text/networks'
import { WebFailure, type Web } from '../../outbound/web'
import type { HtmlScan } from '../../page/scanHtml'
import type { World } from '../../world'
import { NetworkFailure } from '../networkFailure'
import { waitForTurn } from '../waitForTurn'

type Settled = Pick<World, 'settings'>

const CHANNEL_ID = /^UC[\w-]{22}$/
/** The interval between checks of single videos: an old channel has hundreds of them. */
const EVERY_MS = 200
const SMALL_BYTES = 64 * 1024
/** The largest poster first; an old video has only the second. All are wide enough for a post. */
const POSTERS = ['maxresdefault.jpg', 'sddefault.jpg']
const POSTER_NAME = /\/[\w-]{1,40}\.jpg(?=$|\?)/

/** Whether an address is YouTube's. */
export const isYoutube = ({ settings }: Settled, { hostname, origin }: URL): boolean =>
  networkOfHost(hostname) === 'youtube' || origin === settings.youtubeUrl

export const youtubeFeed = ({ settings }: Settled, channelId: string): string =>
  `${settings.youtubeUrl}/feeds/videos.xml?channel_id=${channelId}`

/** The address of a YouTube page, under any of its hosts, at the origin of the settings. */
export const youtubePage = ({ settings }: Settled, { pathname, search }: URL): string =>
  `${settings.youtubeUrl}${pathname}${search}`

/** The channel id in an address: of the channel's page, or of its feed. */
export function channelIdOf({ pathname, searchParams }: URL): string | null {
  const named = pathname.startsWith('/feeds/')
    ? searchParams.get('channel_id')
    : /^\/channel\/([^/]+)/.exec(pathname)?.[1]
  return named && CHANNEL_ID.test(named) ? named : null
}

/** The channel id in its page: in its feed link, in its own address, or as an id. */
export function channelIdIn({ feeds, canonical, meta }: HtmlScan): string | null {
  const own = meta.filter(({ name }) => name === 'og:url').map(({ content }) => content)
  for (const address of [...feeds, ...(canonical === null ? [] : [canonical]), ...own]) {
    const id = URL.canParse(address) ? channelIdOf(new URL(address)) : null
    if (id !== null) return id
  }
  const named = meta.find(
    ({ name, content }) =>
      (name === 'identifier' || name === 'channelid') && CHANNEL_ID.test(content),
  )
  return named?.content ?? null
}

/** A poster that is large enough for a post: the feed's own, of 480 × 360, is too small. */
export async function largestPoster(
  web: Web,
  poster: string,
  signal: AbortSignal,
): Promise<string> {
  for (const name of POSTERS) {
    const larger = poster.replace(POSTER_NAME, `/${name}`)
    if (larger === poster) return poster
    const request = { accept: 'image/jpeg', maxBytes: SMALL_BYTES, signal }
    const isThere = await web.read(larger, request, ({ status }) => {
      if (status >= 500) throw new WebFailure('unreachable')
      return Promise.resolve(status === 200)
    })
    if (isThere) return larger
  }
  return poster
}

/**
 * Which of these videos are deleted. YouTube responds with 401 and 403 to videos whose embedding is
 * disabled; that is not proof. Throws a `NetworkFailure` when a response is unclear.
 */
export async function missingVideos(
  world: Pick<World, 'web' | 'settings' | 'clock'>,
  keys: readonly string[],
  signal: AbortSignal,
): Promise<Set<string>> {
  const missing = new Set<string>()
  for (const key of keys) {
    await waitForTurn(world, 'oembed', EVERY_MS, signal)
    const video = new URLSearchParams({
      format: 'json',
      url: `https://www.youtube.com/watch?v=${key}`,
    })
    const url = `${world.settings.youtubeUrl}/oembed?${video.toString()}`
    const request = { accept: 'application/json', maxBytes: SMALL_BYTES, signal }
    const status = await world.web
      .read(url, request, (response) => Promise.resolve(response.status))
      .catch(() => 0)
    if (status === 404 || status === 400) missing.add(key)
    else if (![200, 401, 403].includes(status)) throw new NetworkFailure('unreachable', 'oembed')
  }
  return missing
}
