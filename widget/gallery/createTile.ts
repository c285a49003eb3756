import type { WidgetMedia, WidgetPost } from '@/contract/widgets/widgetApi'
import { productsOf } from '@/contract/widgets/productsOf'
import { adWords, createAdMark, captionOf } from '../core/postFacts'
import { BAG_ICON, drawIcon, PHOTOS_ICON, PLAY_ICON, element } from '../core/element'
import { pictureElement } from '../core/pictureElement'
import type { Translate } from '../core/texts'

export interface Tile {
  node: HTMLLIElement
  button: HTMLButtonElement
  image: HTMLImageElement
  picture: WidgetMedia['picture']
}

interface TileOptions {
  origin: string
  translate: Translate
  onOpen(postId: number): void
  /** Called when the tile is hovered or focused, because it may be opened soon. */
  onPrepare(): void
}

function badge(post: WidgetPost, translate: Translate): HTMLElement | null {
  const isVideo = post.media[0]?.videoUrl
  if (!isVideo && post.media.length < 2) return null
  const label = isVideo
    ? translate('widget.video')
    : translate('widget.photos', { count: post.media.length })
  const drawn = isVideo ? drawIcon('play', PLAY_ICON) : drawIcon('photos', PHOTOS_ICON)
  return element('span', { class: 'badge', title: label }, drawn)
}

/** The number of products: with words where they fit, otherwise only the figure. */
function countOf(count: number, words: string): HTMLElement {
  return element(
    'span',
    { class: 'count' },
    drawIcon('bag', BAG_ICON),
    element('span', { class: 'words' }, words),
    element('span', { class: 'figure' }, `${count}`),
  )
}

/** One post of the grid; null when it has no picture. */
export function createTile(post: WidgetPost, options: TileOptions): Tile | null {
  const { origin, translate, onOpen, onPrepare } = options
  const picture = post.media[0]?.picture
  if (!picture) return null

  const caption = captionOf(post, translate)
  const count = productsOf(post).length
  const products = count > 0 ? translate('widget.products', { count }) : ''
  const image = pictureElement(picture, { alt: caption, sizes: '50vw', origin, isLazy: true })
  const button = element(
    'button',
    {
      type: 'button',
      class: 'tile',
      'aria-haspopup': 'dialog',
      'aria-label': [caption, products, post.ad && adWords(post.ad, translate)]
        .filter(Boolean)
        // Not by a full stop, for a text may end with one of its own.
        .join(' — '),
    },
    image,
    badge(post, translate),
    post.ad ? createAdMark(post.ad, 'tile-ad', translate) : null,
    element(
      'span',
      { class: 'overlay', 'aria-hidden': 'true' },
      element('span', { class: 'author' }, post.author?.name ?? ''),
      products ? countOf(count, products) : null,
    ),
  )
  const node = element('li', {}, button)
  // In rows, a wider picture takes more of its row.
  node.style.setProperty('--grow', `${(picture.width / picture.height) ** 2}`)

  image.addEventListener('load', () => image.classList.add('is-ready'))
  // When the picture fails, the tile keeps its shape, and the post can still be opened.
  image.addEventListener('error', () => image.remove())
  button.addEventListener('click', () => onOpen(post.id))
  button.addEventListener('pointerenter', onPrepare)
  button.addEventListener('focus', onPrepare)
  return { node, button, image, picture }
}
