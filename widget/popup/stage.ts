import type { WidgetMedia, WidgetPayload, WidgetPost } from '@/contract/widgetApi'
import { element, safeUrl } from '../common/dom'
import { picture } from '../common/picture'
import { text } from '../common/texts'

type Highlight = (skuId: number | null) => void

/** The square in which a post's picture is contained, its marks on it, and its other pictures below. */
export function stage(
  post: WidgetPost,
  locale: WidgetPayload['locale'],
  highlight: Highlight,
): HTMLElement {
  const frame = element('div', { class: 'frame' })
  const dots = element('div', { class: 'dots' })

  function show(index: number) {
    const media = post.media[index]
    if (!media) return
    frame.replaceChildren(
      picturePart(media, post),
      ...(post.showMarkers && !media.videoUrl ? marks(media, locale, highlight) : []),
    )
    ;[...dots.children].forEach((dot, position) => {
      dot.setAttribute('aria-current', String(position === index))
    })
  }

  if (post.media.length > 1) {
    post.media.forEach((_, index) => {
      const dot = element('button', {
        class: 'dot',
        type: 'button',
        'aria-label': text(locale, 'popup.media', { number: index + 1, count: post.media.length }),
      })
      dot.addEventListener('click', () => {
        show(index)
      })
      dots.append(dot)
    })
  }
  show(0)
  return element('div', { class: 'stage' }, frame, dots.childElementCount > 0 ? dots : null)
}

function picturePart(media: WidgetMedia, { text: caption }: WidgetPost): HTMLElement {
  const videoUrl = media.videoUrl ? safeUrl(media.videoUrl) : null
  if (!videoUrl) return picture(media, caption.slice(0, 120), '(max-width: 760px) 100vw, 640px')
  return element('video', {
    src: videoUrl,
    poster: media.picture.sources.at(-1)?.url ?? null,
    controls: '',
    playsinline: '',
    preload: 'metadata',
  })
}

function marks(
  { products }: WidgetMedia,
  locale: WidgetPayload['locale'],
  highlight: Highlight,
): HTMLElement[] {
  return products
    .filter(({ marker }) => marker.show)
    .map(({ skuId, title, marker }) => {
      const mark = element('button', {
        class: 'mark',
        type: 'button',
        'aria-label': `${text(locale, 'popup.to-product')}: ${title}`,
      })
      mark.style.left = `${marker.x}%`
      mark.style.top = `${marker.y}%`
      mark.append(element('span', { class: 'tip', 'aria-hidden': 'true' }, title))
      for (const event of ['pointerenter', 'focus', 'click']) {
        mark.addEventListener(event, () => {
          highlight(skuId)
        })
      }
      for (const event of ['pointerleave', 'blur']) {
        mark.addEventListener(event, () => {
          highlight(null)
        })
      }
      return mark
    })
}
