import type { WidgetPost } from '@/contract/widgetApi'
import { element, safeUrl, styledRoot } from '../common/dom'
import { text } from '../common/texts'
import type { PopupOptions } from '../common/types'
import { popupCss } from './popupCss'
import { productCards } from './productCards'
import { stage } from './stage'
import { swipe } from './swipe'

/** Shows a post large, with its products; arrows and swipes lead to the posts beside it. */
export function openPopup({ posts, index: first, locale, context, onClose }: PopupOptions): void {
  const host = element('div')
  const root = styledRoot(host, popupCss)
  const dialog = element('dialog', { class: 'popup', part: 'popup' })
  const content = element('div', { class: 'content' })
  let index = first

  const step = (by: number) => {
    const next = index + by
    if (next < 0 || next >= posts.length) return
    index = next
    draw()
  }
  const control = (name: 'close' | 'previous' | 'next', onClick: () => void) => {
    const button = element('button', {
      class: `control ${name}`,
      type: 'button',
      'aria-label': text(locale, `popup.${name}`),
    })
    button.addEventListener('click', onClick)
    return button
  }
  const close = control('close', () => {
    dialog.close()
  })
  const previous = control('previous', () => {
    step(-1)
  })
  const next = control('next', () => {
    step(1)
  })

  function draw() {
    const post = posts[index]
    if (!post) return
    context.track({ type: 'open', postId: post.id })
    previous.hidden = index === 0
    next.hidden = index === posts.length - 1
    dialog.setAttribute('aria-label', post.text.slice(0, 80) || text(locale, 'popup.title'))
    content.replaceChildren(...postParts(post))
    content.scrollTop = 0
  }

  function postParts(post: WidgetPost): Node[] {
    const cards = productCards(post, {
      locale,
      isPreview: context.isPreview,
      onProductClick: (skuId) => {
        context.track({ type: 'productClick', postId: post.id, skuId })
      },
    })
    return [
      stage(post, locale, cards.highlight),
      element(
        'div',
        { class: 'side' },
        author(post),
        post.text ? element('p', { class: 'text' }, post.text) : null,
        cards.list,
      ),
    ]
  }

  dialog.append(content, previous, next, close)
  root.append(dialog)
  document.body.append(host)

  const hostOverflow = document.documentElement.style.overflow
  document.documentElement.style.overflow = 'hidden'
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowLeft') step(-1)
    else if (event.key === 'ArrowRight') step(1)
  })
  // A press on the ground around the post closes it.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
  dialog.addEventListener('close', () => {
    document.documentElement.style.overflow = hostOverflow
    host.remove()
    onClose()
  })
  swipe(content, step)
  draw()
  dialog.showModal()
  close.focus()
}

function author({ author: who }: WidgetPost): HTMLElement | null {
  if (!who?.name) return null
  const link = who.link ? safeUrl(who.link) : null
  return element(
    'p',
    { class: 'author' },
    link
      ? element('a', { href: link, target: '_blank', rel: 'noopener nofollow' }, who.name)
      : who.name,
  )
}
