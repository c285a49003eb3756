import { circlePictureWidth } from '@/contract/widgets/settings/storySizes'
import type { WidgetHighlight } from '@/contract/widgets/storiesPayload'
import { adWords } from '../core/adMark'
import { element } from '../core/element'
import { pictureElement } from '../core/pictureElement'
import { captionOf } from '../core/postFacts'
import type { Translate } from '../core/texts'
import type { BarTexts } from './barTexts'

export interface Circle {
  node: HTMLLIElement
  button: HTMLButtonElement
  /** Whether all of it was watched. */
  markSeen(isSeen: boolean): void
}

interface CircleOptions {
  origin: string
  /** Px of its width on the larger screen. */
  size: number
  translate: Translate
  texts: BarTexts
  onOpen(): void
  /** It was hovered or focused: it may be opened soon. */
  onPrepare(): void
}

/** A highlight in the bar; null when it has no picture. */
export function createCircle(highlight: WidgetHighlight, options: CircleOptions): Circle | null {
  const { origin, size, translate, texts, onOpen, onPrepare } = options
  const [first] = highlight.posts
  const picture = highlight.cover ?? first?.media[0]?.picture
  if (!first || !picture) return null
  const label = [
    highlight.title || captionOf(first, translate),
    highlight.posts.length > 1 && texts('stories.count', { count: highlight.posts.length }),
    highlight.posts.length === 1 && first.ad && adWords(first.ad, translate),
  ].filter((part) => typeof part === 'string')
  const image = pictureElement(picture, {
    alt: '',
    sizes: `${circlePictureWidth(size, picture)}px`,
    origin,
    isLazy: true,
  })
  image.addEventListener('load', () => image.classList.add('is-ready'))
  const button = element(
    'button',
    { type: 'button', class: 'circle', 'aria-haspopup': 'dialog' },
    element('span', { class: 'ring' }, element('span', { class: 'cover' }, image)),
    highlight.title ? element('span', { class: 'circle-name' }, highlight.title) : null,
  )
  button.addEventListener('click', onOpen)
  button.addEventListener('pointerenter', onPrepare)
  button.addEventListener('focus', onPrepare)
  return {
    node: element('li', {}, button),
    button,
    markSeen(isSeen) {
      button.classList.toggle('is-seen', isSeen)
      const said = isSeen ? [...label, texts('stories.seen')] : label
      button.setAttribute('aria-label', said.join('. '))
    },
  }
}
