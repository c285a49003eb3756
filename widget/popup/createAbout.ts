import type { WidgetAd, WidgetPost } from '@/contract/widgets/widgetApi'
import { createHeader } from '../core/createHeader'
import { element } from '../core/element'
import { safeUrl } from '../core/links'
import { createAdMark } from '../core/postFacts'
import type { Translate } from '../core/texts'
import type { PopupHeader } from './popupChunk'

export interface AboutOptions {
  locale: string
  translate: Translate
  followLinks: boolean
  /** Content that replaces the author and the date; null: neither is shown. */
  header?: HTMLElement | null | undefined
}

function authorOf(author: NonNullable<WidgetPost['author']>, followLinks: boolean): HTMLElement {
  const href = safeUrl(author.link, document.baseURI)
  if (!href) return element('span', { class: 'author' }, author.name)
  const attributes = { class: 'author', href, target: '_blank', rel: 'noopener nofollow' }
  const link = element('a', attributes, author.name)
  link.addEventListener('click', (event) => {
    if (!followLinks) event.preventDefault()
  })
  return link
}

function dateOf(createdAt: string, locale: string): HTMLElement | null {
  const date = new Date(createdAt)
  if (Number.isNaN(date.getTime())) return null
  const text = date.toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric' })
  return element('time', { datetime: createdAt }, text)
}

/** The text of a post, folded to a few lines when it is long. */
function textOf(text: string, translate: Translate): HTMLElement {
  const paragraph = element('p', { class: 'text is-folded' }, text)
  const toggle = element('button', { type: 'button', class: 'toggle', hidden: true })
  const update = (isFolded: boolean) => {
    paragraph.classList.toggle('is-folded', isFolded)
    toggle.textContent = translate(isFolded ? 'widget.read-more' : 'widget.read-less')
    toggle.setAttribute('aria-expanded', String(!isFolded))
  }
  update(true)
  toggle.addEventListener('click', () => update(!paragraph.classList.contains('is-folded')))
  // The text's height is known only after its layout, so the toggle is hidden then if nothing is folded away.
  requestAnimationFrame(() => (toggle.hidden = paragraph.scrollHeight <= paragraph.clientHeight))
  return element('div', { class: 'text-block' }, paragraph, toggle)
}

function adOf(ad: WidgetAd, translate: Translate): HTMLElement {
  const note = ad.note.trim()
  return element(
    'div',
    { class: 'ad-block' },
    createAdMark(ad, 'ad', translate),
    note ? element('p', { class: 'ad-note' }, note) : null,
  )
}

function bylineOf({ author, createdAt }: WidgetPost, options: AboutOptions): HTMLElement {
  const name = author?.name.trim()
  return element(
    'div',
    { class: 'byline' },
    name ? element('span', { class: 'initial', 'aria-hidden': 'true' }, initialOf(name)) : null,
    element(
      'div',
      { class: 'byline-text' },
      author && name ? authorOf(author, options.followLinks) : null,
      dateOf(createdAt, options.locale),
    ),
  )
}

/** The text of a post, under its author and date or under the shop's header. */
export function createAbout(post: WidgetPost, options: AboutOptions): HTMLElement {
  const { translate, header = bylineOf(post, options) } = options
  const text = post.text.trim()
  return element(
    'div',
    {},
    header,
    post.ad ? adOf(post.ad, translate) : null,
    text ? textOf(text, translate) : null,
  )
}

function initialOf(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '·'
}

/** The header above a post: null for no header, undefined for the post's author and date. */
export function headerOf(
  { kind, nodes }: PopupHeader,
  count: string,
): HTMLElement | null | undefined {
  if (kind === 'default') return undefined
  if (kind === 'custom') return createHeader(nodes)
  return kind === 'postsCount' ? element('p', { class: 'posts-count' }, count) : null
}
