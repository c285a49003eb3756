import { galleryLookOf } from '@/contract/widgets/settings/galleryForm'
import {
  BAR_EDGE,
  CIRCLE_RING,
  circleHeight,
  circlePictureWidth,
  circleSizes,
} from '@/contract/widgets/settings/storySizes'
import { coverWidth, tileRatio, tileWidth } from '@/contract/widgets/settings/tileShapes'
import type {
  GalleryPayload,
  StoriesPayload,
  ModelPayload,
  WidgetPayload,
} from '@/contract/widgets/widgetPayload'
import type { WidgetMedia } from '@/contract/widgets/widgetApi'
import { WEIGHT_SCREENS, type WeightScreen } from '@/contract/widgets/weightScreens'

type Picture = WidgetMedia['picture']

/** Addresses of pictures in the size that is loaded, each once. */
export interface LoadedPictures {
  /** The pictures on the screen, when the widget's upper edge is at the screen's. */
  first: string[]
  /** The other pictures of the first page. */
  later: string[]
}

/** The maximum share of the screen's height that a bar at its side takes. */
const SIDE_SHARE = 0.9

/** The pictures that a page loads for a widget on a screen, and which of them it loads at first. */
export function loadedPictures(payload: WidgetPayload, screen: WeightScreen): LoadedPictures {
  switch (payload.widgetType) {
    case 'story':
      return storyPictures(payload, screen)
    case 'stl':
      return modelPictures(payload, screen)
    case 'gallery':
    case 'sku':
      return galleryPictures(payload, screen)
  }
}

function galleryPictures({ posts, settings }: GalleryPayload, screen: WeightScreen) {
  const { width, height } = WEIGHT_SCREENS[screen]
  const tile = tileWidth(width, settings)
  const ratio = tileRatio(settings.layout)
  const pictures = posts.flatMap(({ media }) => media[0]?.picture ?? [])
  const sources = pictures.flatMap((picture) =>
    source(picture, coverWidth(tile, ratio, picture), screen),
  )
  const look = galleryLookOf(settings)
  const tileHeight = look === 'rows' ? tile : tile / ratio
  const rows = look === 'slider' ? 1 : Math.ceil(height / (tileHeight + settings.spacing))
  return parted(sources, rows * (screen === 'phone' ? settings.cols_min : settings.cols))
}

function storyPictures({ highlights, settings }: StoriesPayload, screen: WeightScreen) {
  const sizes = circleSizes(settings)
  // The embed requests the larger of the two sizes on every screen.
  const largest = Math.max(sizes.desktop, sizes.phone)
  const pictures = highlights.flatMap(
    ({ cover, posts }) => cover ?? posts[0]?.media[0]?.picture ?? [],
  )
  const sources = pictures.flatMap((picture) =>
    source(picture, circlePictureWidth(largest, picture), screen),
  )
  return parted(sources, circlesInView({ highlights, settings }, screen))
}

function circlesInView(
  { highlights, settings }: Pick<StoriesPayload, 'highlights' | 'settings'>,
  screen: WeightScreen,
): number {
  const { width, height } = WEIGHT_SCREENS[screen]
  const size = circleSizes(settings)[screen]
  const gap = settings.stories_margin
  if (screen === 'phone' || settings.widget.inlineDesktop === 1) {
    return Math.ceil((width - BAR_EDGE) / (size + CIRCLE_RING + gap))
  }
  const circle = circleHeight(size, settings, highlights)
  return Math.ceil((height * SIDE_SHARE - BAR_EDGE) / (circle + gap))
}

function modelPictures({ poster, settings }: ModelPayload, screen: WeightScreen) {
  if (!poster) return parted([], 0)
  return parted(source(poster, (settings.height * poster.width) / poster.height, screen), 1)
}

/** The smallest source at least as wide as the shown picture, else the largest; none for a picture without sources. */
function source({ sources }: Picture, width: number, screen: WeightScreen): string[] {
  const byWidth = [...sources].sort((one, other) => one.width - other.width)
  const needed = width * WEIGHT_SCREENS[screen].dots
  const chosen = byWidth.find((one) => one.width >= needed) ?? byWidth.at(-1)
  return chosen ? [chosen.url] : []
}

function parted(sources: readonly string[], inView: number): LoadedPictures {
  const first = [...new Set(sources.slice(0, inView))]
  const later = new Set(sources.slice(inView))
  return { first, later: [...later].filter((url) => !first.includes(url)) }
}
