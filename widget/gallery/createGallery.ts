import type { GalleryPayload } from '@/contract/widgets/widgetPayload'
import { coverWidth, tileRatio, tileWidth } from '@/contract/widgets/settings/tileShapes'
import type { WidgetPost } from '@/contract/widgets/widgetApi'
import { addStyles } from '../core/addStyles'
import type { ChunkReference, ChunkSource } from '../core/chunk'
import { createHeader } from '../core/createHeader'
import { element } from '../core/element'
import { createTranslate, type Translate } from '../core/texts'
import type { LineChunk } from '../line/lineChunk'
import type { PopupOptions } from '../popup/popupChunk'
import { createLoadMore } from './createLoadMore'
import { createPostFeed, type LoadPage, type PostFeed } from './createPostFeed'
import { createTile, type Tile } from './createTile'
import css from './gallery.css'

interface GalleryOptions {
  root: ShadowRoot
  source: ChunkSource
  /** Null in a preview, where the "load more" button is shown and has no effect. */
  loadPage: LoadPage | null
  /** The chunk that scrolls the line of a slider. */
  lineChunk: ChunkReference
  /** Opens posts; rejects when that is impossible. */
  onOpen(opening: Pick<PopupOptions, 'posts' | 'postId' | 'header'>): Promise<void>
  onPrepare(): void
}

export interface Gallery {
  /**
   * Draws the first page, or redraws it in place: posts that stay keep their elements. With `pause` the tiles are built
   * one by one with pauses for the page, and shown together; none are left when a pause resolves with false. `room` is
   * the height in px of the reserved space; rows below it are held back.
   */
  draw(payload: GalleryPayload, pause?: () => Promise<boolean>, room?: number): Promise<void>
  node: HTMLElement
  /** The tiles by post id, in their order. */
  tiles(): ReadonlyMap<number, Tile>
  stop(): void
}

interface Drawn {
  payload: GalleryPayload
  feed: PostFeed
  translate: Translate
}

/** The grid of a gallery in tile mode. It only draws; its caller counts and opens posts. */
export function createGallery(options: GalleryOptions): Gallery {
  const { root, source, lineChunk, loadPage, onOpen, onPrepare } = options
  const grid = element('ul', { class: 'grid', role: 'list' })
  const loadMore = createLoadMore(showMore)
  const strip = element('div', { class: 'strip' }, grid)
  const node = element('section', {}, strip, loadMore.node)
  /** The message that a post could not be opened, placed under that post. */
  const failure = element('p', { role: 'alert' })
  let header: HTMLElement | null = null
  let stopLine: (() => void) | null = null
  let tiles = new Map<number, Tile & { key: string }>()
  /** Set by the first drawing, before which nothing below runs. */
  let drawn: Drawn
  /** Width of the gallery, in px; 0 before layout. */
  let width = 0

  async function showMore(): Promise<void> {
    const before = tiles.size
    const hadFocus = loadMore.node.contains(root.activeElement)
    await drawn.feed.showMore()
    render()
    // The button may be removed or far below now, so the focus moves to the first of the new posts.
    if (hadFocus) [...tiles.values()][before]?.button.focus({ preventScroll: true })
  }

  function tileOf(post: WidgetPost) {
    const { translate, payload } = drawn
    const key = payload.locale + JSON.stringify(post)
    const known = tiles.get(post.id)
    if (known?.key === key) return known
    const tile = createTile(post, {
      origin: source.origin,
      translate,
      onPrepare,
      onOpen: (postId) => {
        // Removes it. Libraries of shops replace `remove()` by one that needs a parent.
        failure.replaceWith()
        const { feed, payload: opened } = drawn
        onOpen({ posts: feed.shown(), postId, header: headerOf(opened) }).catch(() => {
          failure.textContent = translate('widget.failed')
          tile?.node.append(failure)
        })
      },
    })
    return tile && { ...tile, key }
  }

  function render(): void {
    const { feed, payload, translate } = drawn
    const { settings } = payload
    const next: typeof tiles = new Map()
    for (const post of feed.shown()) {
      const tile = tileOf(post)
      if (tile) next.set(post.id, tile)
    }
    tiles = next
    applyShape(node, settings)
    place(
      grid,
      [...tiles.values()].map((tile) => tile.node),
    )
    loadMore.update(settings, feed, translate)
    updateSizes()
  }

  /**
   * Withholds the rows that end below the reserved space, because they would move what stands below: until the shopper
   * asks for them, or their place is below the screen. If not even one row fits, the space is for another look.
   */
  function hold(room: number): void {
    const { top } = node.getBoundingClientRect()
    const fitting = [...tiles.values()].filter(
      ({ button }) => button.getBoundingClientRect().bottom < top + room + SLACK,
    ).length
    if (fitting && fitting < tiles.size) {
      drawn.feed.hold(fitting)
      render()
    }
  }

  /** A line can be scrolled without arrows too, so it stays without them if they cannot be loaded. */
  function addArrows(): void {
    const { payload } = drawn
    stopLine?.()
    stopLine = null
    if (lookOf(payload.settings) !== 'line') return
    let isWanted = true
    stopLine = () => (isWanted = false)
    source
      .load<LineChunk>(lineChunk)
      .then(({ addArrows }) => {
        if (isWanted) stopLine = addArrows({ root, list: grid, locale: payload.locale, source })
      })
      .catch(() => undefined)
  }

  /** Sets the `sizes` of the pictures, so that the browser loads no larger files than needed. */
  function updateSizes(): void {
    if (width === 0) return
    const { settings } = drawn.payload
    const px = tileWidth(width, settings)
    for (const { image, picture } of tiles.values()) {
      image.sizes = `${coverWidth(px, tileRatio(settings.layout), picture)}px`
    }
  }
  // The observer also reports before the first paint, when reading the width causes no additional layout.
  const resizing = new ResizeObserver(() => {
    width = node.clientWidth
    updateSizes()
  })

  return {
    node,
    async draw(payload, pause, room) {
      const translate = createTranslate(payload.locale)
      const feed = createPostFeed(payload, source.origin, loadPage)
      drawn = { payload, feed, translate }
      for (const post of pause ? feed.shown() : []) {
        const tile = tileOf(post)
        if (tile) tiles.set(post.id, tile)
        if (!(await pause?.())) {
          tiles.clear()
          return
        }
      }
      if (!node.isConnected) {
        root.adoptedStyleSheets = []
        root.replaceChildren(node)
        addStyles(root, css, source.nonce)
        resizing.observe(node)
      }
      header?.remove()
      header = createHeader(payload.header)
      node.setAttribute('aria-label', header?.textContent.trim() || translate('widget.gallery'))
      if (header) node.prepend(header)
      render()
      if (room) hold(room)
      addArrows()
    },
    tiles: () => tiles,
    stop() {
      resizing.disconnect()
      stopLine?.()
      loadMore.stop()
    },
  }
}

/** Px by which a row may end below the reserved space: a line of the header, which a shop's style may make higher. */
const SLACK = 24

const headerOf = ({ settings, popupHeader }: GalleryPayload) => ({
  kind: settings.popup_header,
  nodes: popupHeader,
})

function applyShape(node: HTMLElement, settings: GalleryPayload['settings']): void {
  const { top, right, bottom, left } = settings.margins
  node.className = `gallery is-${lookOf(settings)}${settings.preview ? '' : ' is-bare'}`
  const shape = {
    padding: `${top}px ${right}px ${bottom}px ${left}px`,
    '--cols': Math.max(1, settings.cols),
    '--cols-min': Math.max(1, settings.cols_min),
    '--gap': `${settings.spacing}px`,
    '--ratio': tileRatio(settings.layout),
    // Tiles without space between them have no round corners.
    '--round': `${Math.min(10, settings.spacing)}px`,
  }
  for (const [name, value] of Object.entries(shape)) node.style.setProperty(name, `${value}`)
}

/** Puts the children in this order, and moves only those that are out of position. */
function place(parent: HTMLElement, children: readonly HTMLElement[]): void {
  for (const child of [...parent.children]) {
    if (!children.includes(child as HTMLElement)) child.remove()
  }
  children.forEach((child, index) => {
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null)
  })
}

type Settings = GalleryPayload['settings']

/**
 * The arrangement of the posts: tiles of one shape, one line that is scrolled, or rows of pictures in their own
 * proportions.
 */
function lookOf({ mode, layout }: Settings): Settings['mode'] {
  return mode === 'tile' && layout === null ? 'rows' : mode
}
