import type { WidgetPayload, WidgetPost } from '@/contract/widgets/widgetApi'
import { addStyles } from '../core/addStyles'
import type { ChunkSource } from '../core/chunk'
import { element } from '../core/element'
import { createTranslate, type Translate } from '../core/texts'
import { createLoadMore } from './createLoadMore'
import { createPostFeed, type LoadPage, type PostFeed } from './createPostFeed'
import { createTile, type Tile } from './createTile'
import css from './gallery.css'
import { coverWidth, tileRatio, tileWidth } from './tileShape'

interface GalleryOptions {
  root: ShadowRoot
  source: ChunkSource
  /** Null in a preview: then "load more" is shown and does nothing. */
  loadPage: LoadPage | null
  onOpen(posts: readonly WidgetPost[], postId: number, translate: Translate): void
  onPrepare(): void
}

export interface Gallery {
  /** Draws the first page, or redraws it in place: posts that stay keep their elements. */
  draw(payload: WidgetPayload): void
  node: HTMLElement
  /** The tiles' buttons by post id, in order. */
  buttons(): ReadonlyMap<number, HTMLButtonElement>
  stop(): void
}

interface Drawn {
  payload: WidgetPayload
  feed: PostFeed
  translate: Translate
}

/** The grid of a gallery in tile mode. It knows how to draw, not what is counted nor how posts open. */
export function createGallery(options: GalleryOptions): Gallery {
  const { root, source, loadPage, onOpen, onPrepare } = options
  const grid = element('ul', { class: 'grid', role: 'list' })
  const loadMore = createLoadMore(showMore)
  const node = element('section', { class: 'gallery' }, grid, loadMore.node)
  let tiles = new Map<number, Tile & { key: string }>()
  let drawn: Drawn | null = null

  async function showMore(): Promise<void> {
    if (!drawn || !loadPage) return
    const before = tiles.size
    const hadFocus = root.activeElement !== null && loadMore.node.contains(root.activeElement)
    await drawn.feed.showMore()
    render(drawn)
    // The button may be removed or far below by now; the focus moves to the first of the new posts.
    if (hadFocus) [...tiles.values()][before]?.button.focus({ preventScroll: true })
  }

  function tileOf(post: WidgetPost, { translate, payload }: Drawn) {
    const key = payload.locale + JSON.stringify(post)
    const known = tiles.get(post.id)
    if (known?.key === key) return known
    const tile = createTile(post, {
      origin: source.origin,
      translate,
      onPrepare,
      onOpen: (postId) => drawn && onOpen(drawn.feed.shown(), postId, drawn.translate),
    })
    return tile && { ...tile, key }
  }

  function render(state: Drawn): void {
    const { feed, payload, translate } = state
    const { settings } = payload
    const next: typeof tiles = new Map()
    for (const post of feed.shown()) {
      const tile = tileOf(post, state)
      if (tile) next.set(post.id, tile)
    }
    tiles = next
    applyShape(node, settings)
    node.setAttribute('aria-label', translate('widget.gallery'))
    place(
      grid,
      [...tiles.values()].map((tile) => tile.node),
    )
    loadMore.update(settings, feed.hasMore(), translate)
    updateSizes()
  }

  /** Sets the `sizes` of the pictures, so that the browser loads no larger ones. */
  function updateSizes(): void {
    const width = node.clientWidth
    if (!drawn || width === 0) return
    const { settings } = drawn.payload
    const px = tileWidth(width, settings)
    for (const { image, picture } of tiles.values()) {
      image.sizes = `${coverWidth(px, tileRatio(settings.layout), picture)}px`
    }
  }
  const resizing = new ResizeObserver(updateSizes)

  return {
    node,
    draw(payload) {
      if (!node.isConnected) {
        root.adoptedStyleSheets = []
        root.replaceChildren(node)
        addStyles(root, css, source.nonce)
        resizing.observe(node)
      }
      const translate = createTranslate(payload.locale)
      const feed = createPostFeed(
        payload,
        source.origin,
        loadPage ?? (() => Promise.reject(new Error())),
      )
      drawn = { payload, feed, translate }
      render(drawn)
    },
    buttons: () => new Map([...tiles].map(([postId, { button }]) => [postId, button])),
    stop() {
      resizing.disconnect()
      loadMore.stop()
    },
  }
}

function applyShape(node: HTMLElement, settings: WidgetPayload['settings']): void {
  const shape = {
    '--cols': Math.max(1, settings.cols),
    '--cols-min': Math.max(1, settings.cols_min),
    '--gap': `${settings.spacing}px`,
    '--ratio': tileRatio(settings.layout),
    // Tiles that touch are not rounded.
    '--round': `${Math.min(10, settings.spacing)}px`,
  }
  for (const [name, value] of Object.entries(shape)) node.style.setProperty(name, `${value}`)
}

/** Brings the children into this order, moving only those that are not in position. */
function place(parent: HTMLElement, children: readonly HTMLElement[]): void {
  for (const child of [...parent.children]) {
    if (!children.some((kept) => kept === child)) child.remove()
  }
  children.forEach((child, index) => {
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null)
  })
}
