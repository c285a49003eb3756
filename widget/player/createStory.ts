import { FRAME_SIZE } from '@/contract/constants'
import type { WidgetHighlight } from '@/contract/widgets/widgetPayload'
import type { WidgetMedia, WidgetPost } from '@/contract/widgets/widgetApi'
import { addStyles } from '../core/addStyles'
import { createAdMark, captionOf } from '../core/postFacts'
import { element } from '../core/element'
import { pictureElement, smallestSource } from '../core/pictureElement'
import { safeUrl } from '../core/links'
import type { Translate } from '../core/texts'
import { createProductCard } from '../popup/products'
import type { LoadElements } from '../popup/loadElements'
import type { PlayerOptions } from './playerChunk'
import type { PlayerTexts } from './playerTexts'

/** One slide of a post. */
export interface StorySlide {
  post: WidgetPost
  media: WidgetMedia
}

/** The slides of a highlight. Those of one post are in the post's order. */
export const slidesOf = (highlight: WidgetHighlight | undefined): StorySlide[] =>
  (highlight?.posts ?? []).flatMap((post) => post.media.map((media) => ({ post, media })))

/** The width of the frame on the screen, as in the style sheet. */
export const FRAME_SIZES = '(max-width: 600px) 100vw, 500px'

export interface Story {
  /** The picture with its elements. */
  slide: HTMLElement
  /** The post's text and its products. */
  foot: HTMLElement
  /** Null for a picture. */
  video: HTMLVideoElement | null
  /** Resolves when the slide can be seen; rejects when it cannot be loaded. */
  loaded: Promise<void>
}

interface StoryOptions extends PlayerOptions {
  translate: Translate
  texts: PlayerTexts
  loadElements: LoadElements
  isMuted: boolean
  /** Called when the shopper unfolds the text to read it, and when they fold it. */
  onRead(isReading: boolean): void
}

/** A slide of a story as the player shows it. */
export function createStory({ post, media }: StorySlide, options: StoryOptions): Story {
  const { source, translate } = options
  const { shown, video, loaded } = shownOf(post, media, options)
  const frame = element('div', { class: 'frame' }, shown)
  frame.classList.toggle('is-square', media.frame === 'square')
  frame.style.background = media.background
  frame.style.setProperty('--frame', `${FRAME_SIZE[media.frame].width}`)
  if (media.elements) drawElements(frame, { post, media }, options)

  const text = post.text.trim()
  const foot = element(
    'div',
    { class: 'foot' },
    text ? wordsOf(text, options) : null,
    post.ad ? createAdMark(post.ad, 'ad', translate) : null,
    post.ad?.note.trim() ? element('p', { class: 'ad-note' }, post.ad.note) : null,
    media.products.length > 0 ? productsOf({ post, media }, options) : null,
  )
  return { slide: frame, foot, video, loaded }

  function productsOf(slide: StorySlide, cards: StoryOptions): HTMLElement {
    const list = element('ul', {
      class: 'products',
      role: 'list',
      'aria-label': cards.texts('player.products'),
    })
    for (const product of slide.media.products) {
      const card = createProductCard(product, {
        ...cards,
        origin: source.origin,
        onProductClick: (skuId) => cards.report('productClick', { postId: slide.post.id, skuId }),
      })
      list.append(element('li', {}, card))
    }
    return list
  }
}

function shownOf(
  post: WidgetPost,
  { picture, videoUrl }: WidgetMedia,
  { source: { origin }, translate, isMuted }: StoryOptions,
): { shown: HTMLElement; video: HTMLVideoElement | null; loaded: Promise<void> } {
  const alt = captionOf(post, translate)
  const src = safeUrl(videoUrl, origin)
  if (src) {
    const video = element('video', {
      class: 'shown',
      src,
      poster: smallestSource(picture, origin),
      playsinline: true,
      'aria-label': alt,
    })
    video.muted = isMuted
    return { shown: video, video, loaded: whenEvent(video, 'loadeddata') }
  }
  const image = pictureElement(picture, { alt, sizes: FRAME_SIZES, origin })
  image.classList.add('shown')
  // A press on the picture pauses the story, so the picture cannot be dragged.
  image.draggable = false
  return { shown: image, video: null, loaded: whenEvent(image, 'load') }
}

function whenEvent(node: HTMLElement, type: string): Promise<void> {
  return new Promise((resolve, reject) => {
    node.addEventListener(type, () => resolve(), { once: true })
    node.addEventListener('error', () => reject(new Error('Cannot be loaded')), { once: true })
  })
}

/** Draws the elements of a slide. When the elements chunk cannot be loaded, the slide has none. */
function drawElements(
  frame: HTMLElement,
  { post, media }: StorySlide,
  options: StoryOptions,
): void {
  const { root, source, loadElements, report } = options
  const layer = element('div', { class: 'layer' })
  frame.append(layer)
  loadElements(source)
    .then((chunk) => {
      addStyles(root, chunk.css, source.nonce)
      chunk.drawElements(layer, media.elements ?? [], {
        ...options,
        slide: { postId: post.id, mediaId: media.id },
        frameWidth: FRAME_SIZE[media.frame].width,
        products: media.products,
        onProductClick: (skuId) => report('productClick', { postId: post.id, skuId }),
        onActionClick: () => report('action', { postId: post.id }),
      })
    })
    .catch(() => undefined)
}

/** The text of a post: two lines, or all of it after a press. */
function wordsOf(text: string, { onRead }: StoryOptions): HTMLElement {
  const words = element(
    'button',
    { type: 'button', class: 'words', 'aria-expanded': 'false' },
    text,
  )
  words.addEventListener('click', () => {
    const isReading = words.classList.toggle('is-open')
    words.setAttribute('aria-expanded', String(isReading))
    onRead(isReading)
  })
  return words
}
