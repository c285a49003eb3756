import { circleSizes, circlePictureWidth } from '@/contract/widgets/settings/storySizes'
import type { StoriesPayload, WidgetHighlight } from '@/contract/widgets/widgetPayload'
import en from '../../translations/widget/stories/en.json'
import ru from '../../translations/widget/stories/ru.json'
import { addStyles } from '../core/addStyles'
import type { ChunkSource } from '../core/chunk'
import { createArrows, type Arrows } from '../core/createArrows'
import { createHeader } from '../core/createHeader'
import { createTexts } from '../core/createTexts'
import { CLOSE_ICON, drawIcon, element } from '../core/element'
import { pictureElement } from '../core/pictureElement'
import { adWords, captionOf } from '../core/postFacts'
import { createTranslate, type Translate } from '../core/texts'
import css from './bar.css'
import { barClasses, barProperties } from './barShape'
import { inSlices } from './inSlices'
import type { SeenStories } from './seenStories'

export interface Opening {
  payload: StoriesPayload
  /** The index of the highlight. */
  index: number
}

interface BarOptions {
  root: ShadowRoot
  source: ChunkSource
  seen: SeenStories
  /** Opens a highlight; rejects when that is impossible. */
  onOpen(opening: Opening): Promise<void>
  onPrepare(): void
  /** Called when the shopper hides a bar that lies over the page. */
  onHide(): void
}

export interface Bar {
  node: HTMLElement
  /** Creates the circles of the next drawing, with pauses between them. Returns whether the bar must still be drawn. */
  prepare(payload: StoriesPayload, pause: () => Promise<boolean>): Promise<boolean>
  /** Draws the bar, or draws it again with other settings. */
  draw(payload: StoriesPayload): void
  /** The number of shown circles. */
  count(): number
  /** Marks the highlights of which all stories have been opened. */
  updateSeen(): void
  focus(index: number): void
  stop(): void
}

interface ShownCircle {
  /** Null: the highlight has no picture. */
  circle: Circle | null
  highlight: WidgetHighlight
}

/** The bar of a stories widget. It only draws; its caller counts and opens stories. */
export function createBar(options: BarOptions): Bar {
  const { root, source, seen, onOpen, onPrepare, onHide } = options
  const node = element('section')
  const failure = element('p', { role: 'alert' })
  let circles: ShownCircle[] = []
  let prepared: { payload: StoriesPayload; circles: ShownCircle[] } | null = null
  let list = element('ul')
  let arrows: Arrows | null = null

  const updateSeen = () => {
    for (const { circle, highlight } of circles) {
      circle?.markSeen(highlight.posts.every(({ id }) => seen.has(id)))
    }
  }

  /** Returns a function that makes the circle of a highlight. */
  function circleMaker(payload: StoriesPayload) {
    const translate = createTranslate(payload.locale)
    const texts = createBarTexts(payload.locale)
    const { desktop, phone } = circleSizes(payload.settings)
    return (highlight: WidgetHighlight, index: number): ShownCircle => ({
      highlight,
      circle: createCircle(highlight, {
        origin: source.origin,
        size: Math.max(desktop, phone),
        translate,
        texts,
        onPrepare,
        onOpen: () => {
          // Removes it. Libraries of shops replace `remove()` by one that needs a parent.
          failure.replaceWith()
          onOpen({ payload, index }).catch(() => {
            failure.textContent = texts('stories.failed')
            node.append(failure)
          })
        },
      }),
    })
  }

  return {
    node,
    prepare(payload, pause) {
      const circleOf = circleMaker(payload)
      const made: ShownCircle[] = []
      prepared = { payload, circles: made }
      return inSlices(payload.highlights, pause, (highlight, index) => {
        made.push(circleOf(highlight, index))
      })
    },
    draw(payload) {
      const { settings } = payload
      const texts = createBarTexts(payload.locale)
      if (!node.isConnected) {
        root.adoptedStyleSheets = []
        root.replaceChildren(node)
        addStyles(root, css, source.nonce)
      }
      circles =
        prepared?.payload === payload
          ? prepared.circles
          : payload.highlights.map(circleMaker(payload))
      const scrolled = [list.scrollLeft, list.scrollTop] as const
      list = element('ul', { class: 'list', role: 'list' }, ...nodesOf(circles))
      const hide = element(
        'button',
        { type: 'button', class: 'hide', 'aria-label': texts('stories.hide') },
        drawIcon('close', CLOSE_ICON),
      )
      hide.addEventListener('click', onHide)
      node.className = barClasses(settings)
      for (const [name, value] of Object.entries(barProperties(settings))) {
        node.style.setProperty(name, value)
      }
      const header = createHeader(payload.header)
      node.setAttribute('aria-label', header?.textContent.trim() || texts('stories.bar'))
      arrows?.stop()
      arrows = createArrows(list, {
        back: texts('stories.scroll-back'),
        on: texts('stories.scroll-on'),
        onUpdate: (isNeeded) => node.classList.toggle('has-arrows', isNeeded),
      })
      node.replaceChildren(
        ...(header ? [header] : []),
        // The arrows are before the list, so that a keyboard reaches them before fifty circles.
        element('div', { class: 'strip' }, ...arrows.buttons, list),
        hide,
      )
      // Restores the scroll position only if there was one, because scrolling forces a layout of the page.
      if (scrolled[0] !== 0) list.scrollLeft = scrolled[0]
      if (scrolled[1] !== 0) list.scrollTop = scrolled[1]
      updateSeen()
    },
    count: () => nodesOf(circles).length,
    updateSeen,
    focus: (index) => circles[index]?.circle?.button.focus({ preventScroll: true }),
    stop: () => arrows?.stop(),
  }
}

const nodesOf = (circles: readonly { circle: Circle | null }[]) =>
  circles.flatMap(({ circle }) => circle?.node ?? [])

interface Circle {
  node: HTMLLIElement
  button: HTMLButtonElement
  /** Marks whether all stories of the highlight were watched. */
  markSeen(isSeen: boolean): void
}

interface CircleOptions {
  origin: string
  /** The width of the circle in px on the larger kind of screen. */
  size: number
  translate: Translate
  texts: BarTexts
  onOpen(): void
  /** Called when the circle is hovered or focused, because its highlight may be opened soon. */
  onPrepare(): void
}

/** A highlight in the bar; null when it has no picture. */
function createCircle(highlight: WidgetHighlight, options: CircleOptions): Circle | null {
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

const createBarTexts = createTexts({ ru, en })
type BarTexts = ReturnType<typeof createBarTexts>
