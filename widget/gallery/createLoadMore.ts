import type { GalleryPayload } from '@/contract/widgets/widgetPayload'
import { element } from '../core/element'
import type { Translate } from '../core/texts'
import type { PostFeed } from './createPostFeed'

/** The distance in px below the screen at which the end of the gallery loads more automatically. */
const NEAR = '400px'

interface LoadMore {
  node: HTMLElement
  /** Shows or hides the end and sets its label. Posts that are held back are always shown automatically, too. */
  update(
    settings: GalleryPayload['settings'],
    feed: Pick<PostFeed, 'hasMore' | 'isHeld'>,
    translate: Translate,
  ): void
  stop(): void
}

/**
 * The end of a gallery: a button, or, with automatic loading, an element that loads more when it is near the screen. It
 * becomes the button when loading fails. An end that is on the screen from the start is the button too, because loading
 * would move the content below it.
 */
export function createLoadMore(onMore: () => Promise<void>): LoadMore {
  const button = element('button', { type: 'button', class: 'more-button' })
  const node = element('div', { class: 'more' }, button)
  let isLoading = false
  let isAutomatic = false

  const load = async () => {
    if (isLoading) return
    isLoading = true
    button.setAttribute('aria-busy', 'true')
    try {
      await onMore()
    } catch {
      isAutomatic = false
      button.hidden = false
    } finally {
      isLoading = false
      button.removeAttribute('aria-busy')
      watchAgain()
    }
  }
  const observer =
    'IntersectionObserver' in window
      ? new IntersectionObserver(
          (entries) => {
            const near = entries.find((entry) => entry.isIntersecting)
            if (!near) return
            if (near.boundingClientRect.top >= innerHeight) void load()
            else button.hidden = false
          },
          { rootMargin: NEAR },
        )
      : null
  // An observer reports changes only; an element that is still near after loading must be observed again.
  const watchAgain = () => {
    observer?.disconnect()
    if (isAutomatic && !node.hidden) observer?.observe(node)
  }
  button.addEventListener('click', () => void load())

  return {
    node,
    update(settings, feed, translate) {
      // In a browser without an observer nothing loads automatically.
      isAutomatic = (feed.isHeld() || settings.auto_load_more !== '') && observer !== null
      node.hidden = !feed.hasMore()
      node.style.setProperty('--more-gap', `${settings.load_more_spacing ?? settings.spacing}px`)
      button.textContent = settings.load_more_text.trim() || translate('widget.load-more')
      button.hidden = isAutomatic
      if (!isLoading) watchAgain()
    },
    stop: () => observer?.disconnect(),
  }
}
