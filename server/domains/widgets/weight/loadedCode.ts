import { galleryLookOf } from '@/contract/widgets/settings/galleryForm'
import type { WidgetPayload } from '@/contract/widgets/widgetPayload'
import type { WidgetPost } from '@/contract/widgets/widgetApi'

/** Names of the embed's files. */
interface LoadedCode {
  first: string[]
  onOpening: string[]
}

/** The loader and the chunks that a page loads for a widget. A widget without content loads nothing after its own chunk. */
export function loadedCode(payload: WidgetPayload, isDrawn: boolean): LoadedCode {
  const { chunk, beside, opener, posts } = chunksOf(payload)
  if (!isDrawn) return { first: ['loader', chunk], onOpening: [] }
  return {
    first: ['loader', chunk, ...beside, 'events'],
    onOpening: [...opener, ...(posts.some(hasElements) ? ['elements'] : [])],
  }
}

interface Chunks {
  chunk: string
  /** Chunks loaded when it draws. */
  beside: string[]
  /** The chunk that shows an open post. */
  opener: string[]
  /** Widgets whose posts can be opened. */
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
