import { FRAME_SIZE } from '@/contract/constants'
import type { WidgetMedia, WidgetPost } from '@/contract/widgets/widgetApi'
import type { WidgetElement } from '@/contract/widgets/widgetElements'
import { addStyles } from '../core/addStyles'
import type { ChunkSource } from '../core/chunk'
import { element, CLOSE_ICON, drawIcon, NEXT_ICON, PREVIOUS_ICON } from '../core/element'
import { safeUrl } from '../core/links'
import { pictureElement, smallestSource } from '../core/pictureElement'
import { createMark, type Mark, type CardOptions } from './products'
import type { LoadElements } from './loadElements'

/** The width of the stage on the screen, as in the style sheet. */
export const STAGE_SIZES = '(max-width: 860px) 100vw, 736px'

export interface Stage {
  /** The picture, with the controls for other slides beside it. */
  node: HTMLElement
  /** The picture with its elements. */
  picture: HTMLElement
  /** Shows the next or the previous slide; false when there is none. */
  step(by: 1 | -1): boolean
  /** The slide that is shown. */
  mediaId(): number | undefined
  /** Hides the open product card; false when none was open. */
  hideTip(): boolean
  highlight(skuId: number | null): void
}

export interface StageOptions extends CardOptions {
  caption: string
  root: ShadowRoot
  source: ChunkSource
  answersUrl: string | null
  onActionClick(): void
  /** The slide to begin with, if the post has it; else the first. */
  mediaId?: number | undefined
  loadElements: LoadElements
}

/** A carousel of a post's slides. Each slide is in its frame, with its elements and marks over the picture. */
export function createStage(post: WidgetPost, options: StageOptions): Stage {
  const { root, source, translate, loadElements } = options
  const slide = element('div', { class: 'slide' })
  const position = element('span', { class: 'position', 'aria-live': 'polite' })
  const previous = roundButton('previous', 'slide', translate('widget.previous-slide'), () =>
    step(-1),
  )
  const next = roundButton('next', 'slide', translate('widget.next-slide'), () => step(1))
  const stage = element('div', { class: 'stage' }, slide)
  const node = element('div', {}, stage)
  // The controls are beside the picture, so that they never cover its elements.
  if (post.media.length > 1) {
    node.append(element('div', { class: 'slides' }, previous, position, next))
  }
  let index = Math.max(
    0,
    post.media.findIndex(({ id }) => id === options.mediaId),
  )
  let marks: Mark[] = []

  const hideTip = () => {
    const shown = marks.filter((mark) => mark.isShown())
    shown.forEach((mark) => mark.hide())
    return shown.length > 0
  }
  const show = () => {
    const media = post.media[index]
    if (!media) return
    const products = post.showMarkers ? media.products.filter(({ marker }) => marker.show) : []
    marks = products.map((product) => createMark(product, options, hideTip))
    const { width } = FRAME_SIZE[media.frame]
    stage.classList.toggle('is-story', media.frame === 'story')
    slide.style.background = media.background
    slide.style.setProperty('--frame', `${width}`)
    slide.replaceChildren(
      pictureOf(media, options),
      ...(media.elements ? [layerOf(media.elements, media)] : []),
      ...marks.map((mark) => mark.node),
    )
    previous.hidden = index === 0
    next.hidden = index === post.media.length - 1
    position.textContent = translate('widget.post-of', {
      index: index + 1,
      count: post.media.length,
    })
    position.style.setProperty('--index', `${index}`)
    position.style.setProperty('--count', `${post.media.length}`)
  }
  /**
   * The layer with the elements of a slide, clipped to the slide's frame as in the editor. When the elements chunk
   * cannot be loaded, the slide has none.
   */
  const layerOf = (elements: readonly WidgetElement[], { id, frame, products }: WidgetMedia) => {
    const layer = element('div', { class: 'layer' })
    const frameWidth = FRAME_SIZE[frame].width
    const place = { slide: { postId: post.id, mediaId: id }, frameWidth, products }
    loadElements(source)
      .then(({ css, drawElements }) => {
        addStyles(root, css, source.nonce)
        drawElements(layer, elements, { ...options, ...place })
      })
      .catch(() => undefined)
    return layer
  }
  const step = (by: 1 | -1) => {
    const hadFocus = [previous, next].some((button) => button === root.activeElement)
    if (!post.media[index + by]) return false
    index += by
    show()
    // At the last or first slide the pressed arrow is hidden, and the other arrow gets the focus.
    if (hadFocus) (by === 1 && !next.hidden ? next : previous.hidden ? next : previous).focus()
    return true
  }
  slide.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('.marked'))) hideTip()
  })
  show()

  return {
    node,
    picture: stage,
    step,
    mediaId: () => post.media[index]?.id,
    hideTip,
    highlight: (skuId) => marks.forEach((mark) => mark.highlight(mark.skuId === skuId)),
  }
}

/** The picture or video, contained in the frame. */
function pictureOf(
  { picture, videoUrl }: WidgetMedia,
  { origin, caption }: StageOptions,
): HTMLElement {
  const poster = smallestSource(picture, origin)
  const video = safeUrl(videoUrl, origin)
  const main = video
    ? videoElement(video, poster, caption)
    : pictureElement(picture, { alt: caption, sizes: STAGE_SIZES, origin })
  main.classList.add('shown')
  return main
}

function videoElement(src: string, poster: string | null, caption: string): HTMLVideoElement {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const video = element('video', {
    src,
    poster,
    controls: true,
    loop: true,
    playsinline: true,
    autoplay: !isCalm,
    'aria-label': caption,
  })
  // Browsers allow autoplay only for silent videos, and the attribute alone does not mute a video that a script has
  // created.
  video.muted = true
  return video
}

const ICONS = { close: CLOSE_ICON, next: NEXT_ICON, previous: PREVIOUS_ICON }

/** A round button with an icon, of the popup itself or of the slide in it. */
export function roundButton(
  name: keyof typeof ICONS,
  of: 'popup' | 'slide',
  label: string,
  onClick: () => void,
): HTMLButtonElement {
  const attributes = { type: 'button', class: `round ${of}-${name}`, 'aria-label': label }
  const button = element('button', attributes, drawIcon(name, ICONS[name]))
  button.addEventListener('click', onClick)
  return button
}
