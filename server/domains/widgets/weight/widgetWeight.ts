import type {
  ScreenWeight,
  WidgetLoad,
  WidgetWeight,
} from '@/contract/entities/widgets/widgetFacts'
import type { HeaderNode } from '@/contract/widgets/headerNodes'
import { roomOf } from '@/contract/widgets/installation/roomOf'
import { galleryLookOf } from '@/contract/widgets/settings/galleryForm'
import { storiesFormOf } from '@/contract/widgets/settings/storiesForm'
import type { WeightScreen } from '@/contract/widgets/weightScreens'
import type { WidgetPost } from '@/contract/widgets/widgetApi'
import type { WidgetPayload } from '@/contract/widgets/widgetPayload'
import type { Actor } from '../../../auth/actor'
import { isBlobName } from '../../../blobs/blobStore'
import type { World } from '../../../world'
import { widgetPayload } from '../payload/widgetPayload'
import { pack } from '../payloadCache'
import { presentWidget, ownWidget } from '../widgets'
import { loadedPictures } from './loadedPictures'

/** Bytes of the served embed files, by name: `loader` and the chunks. */
export type EmbedCode = ReadonlyMap<string, number>

const NOTHING: WidgetLoad = { bytes: 0, requests: 0 }

/** The weight of a saved widget on a shop's page (product-rules/widgets.md#weight), for a page without a product and without segments. */
export async function widgetWeight(
  world: World,
  actor: Actor,
  embedId: string,
  code: EmbedCode,
): Promise<WidgetWeight> {
  const { id: accountId, locale } = actor.account
  const widget = presentWidget(await ownWidget(world.db, actor, embedId))
  const payload = await widgetPayload(world, widget, { locale, accountId, page: 1 })
  const isEmpty = roomOf(payload) === null
  const content = { bytes: (await pack(Buffer.from(JSON.stringify(payload)))).length, requests: 1 }

  const weigh = async (screen: WeightScreen): Promise<ScreenWeight> => {
    const isDrawn = !isEmpty && isShownOn(screen, payload)
    const chunks = loadedCode(payload, isDrawn)
    const { first, later } = loadedPictures(payload, screen)
    return {
      isDrawn,
      code: codeLoad(code, chunks.first),
      content,
      pictures: isDrawn ? await picturesLoad(world, first) : NOTHING,
      model: isDrawn ? modelLoad(payload) : NOTHING,
      whileScrolling: isDrawn ? await picturesLoad(world, later) : NOTHING,
      onOpening: codeLoad(code, chunks.onOpening),
    }
  }
  return {
    isEmpty,
    headerPictures: 'header' in payload ? countPictures(payload.header) : 0,
    phone: await weigh('phone'),
    desktop: await weigh('desktop'),
  }
}

function isShownOn(screen: WeightScreen, { widgetType, settings }: WidgetPayload): boolean {
  if (widgetType === 'stl') return true
  if (widgetType !== 'story') {
    return settings.platforms.includes(screen === 'phone' ? 'mobile' : 'desktop')
  }
  const { isOnPhone, isOnDesktop } = storiesFormOf(settings)
  return screen === 'phone' ? isOnPhone : isOnDesktop
}

const codeLoad = (code: EmbedCode, names: readonly string[]): WidgetLoad => ({
  bytes: names.reduce((sum, name) => sum + (code.get(name) ?? 0), 0),
  requests: names.length,
})

async function picturesLoad({ blobs }: World, urls: readonly string[]): Promise<WidgetLoad> {
  const sizes = await Promise.all(
    urls.map(async (url) => {
      const name = url.slice(url.lastIndexOf('/') + 1)
      return isBlobName(name) ? ((await blobs.size(name)) ?? 0) : 0
    }),
  )
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), requests: urls.length }
}

function modelLoad(payload: WidgetPayload): WidgetLoad {
  const model = payload.widgetType === 'stl' ? payload.model : null
  return model ? { bytes: model.bytes, requests: 1 } : NOTHING
}

function countPictures(nodes: readonly HeaderNode[]): number {
  return nodes.reduce((count, node) => {
    if (typeof node === 'string') return count
    return count + (node.tag === 'img' ? 1 : 0) + countPictures(node.children)
  }, 0)
}

/** Names of the embed's files. */
interface LoadedCode {
  first: string[]
  onOpening: string[]
}

/** The loader and the chunks that a page loads for a widget. A widget without content loads nothing after its own chunk. */
function loadedCode(payload: WidgetPayload, isDrawn: boolean): LoadedCode {
  const { chunk, beside, opener, posts } = chunksOf(payload)
  if (!isDrawn) return { first: ['loader', chunk], onOpening: [] }
  return {
    first: ['loader', chunk, ...beside, 'events'],
    onOpening: [...opener, ...(posts.some(hasElements) ? ['elements'] : [])],
  }
}

interface Chunks {
  chunk: string
  /** Further chunks, loaded when the widget draws something. */
  beside: string[]
  /** The chunk that shows an open post. */
  opener: string[]
  /** The posts that can be opened. */
  posts: WidgetPost[]
}

function chunksOf(payload: WidgetPayload): Chunks {
  switch (payload.widgetType) {
    case 'story': {
      const posts = payload.highlights.flatMap((highlight) => highlight.posts)
      return { chunk: 'stories', beside: [], opener: ['player'], posts }
    }
    case 'stl':
      return { chunk: 'model', beside: [], opener: [], posts: [] }
    case 'gallery':
    case 'sku': {
      const beside = galleryLookOf(payload.settings) === 'slider' ? ['line'] : []
      return { chunk: 'gallery', beside, opener: ['popup'], posts: payload.posts }
    }
  }
}

const hasElements = ({ media }: WidgetPost) => media.some(({ elements }) => elements !== undefined)
