import { productsOf } from '@/contract/widgets/productsOf'
import type { WidgetPost } from '@/contract/widgets/widgetApi'
import { addStyles } from '../core/addStyles'
import { closeOnBack } from '../core/closeOnBack'
import { element } from '../core/element'
import { pictureElement } from '../core/pictureElement'
import { captionOf, titleOf } from '../core/postFacts'
import { createTranslate } from '../core/texts'
import cardCss from './card.css'
import { createAbout, type AboutOptions, headerOf } from './createAbout'
import { createProductCard } from './products'
import { STAGE_SIZES, createStage, type Stage, type StageOptions, roundButton } from './createStage'
import { holdPage, keepFocus, lockScroll } from './modal'
import type { LoadElements } from './loadElements'
import { onSwipe } from './onSwipe'
import css from './popup.css'
import type { OpenPopup, PopupOptions } from './popupChunk'

/**
 * A post in a dialog over the page, modal unless `isPlaced`, with buttons to its neighbours. See
 * {@link PopupChunk}.
 */
export function openPopup(options: PopupOptions, loadElements: LoadElements): OpenPopup {
  const { root, source, locale, report, followLinks, answersUrl, onClose } = options
  const { isPlaced = false, header } = options
  const translate = createTranslate(locale)
  const previous = roundButton('previous', 'popup', translate('widget.previous-post'), () =>
    step(-1),
  )
  const next = roundButton('next', 'popup', translate('widget.next-post'), () => step(1))
  const position = element('p', { class: 'for-readers', role: 'status' })
  const article = element('article', { class: 'post' })
  const sheet = element(
    'div',
    { class: 'sheet' },
    roundButton('close', 'popup', translate('widget.close'), () => close()),
    article,
  )
  const dialog = element(
    'dialog',
    { class: 'popup', tabindex: -1, 'aria-modal': isPlaced ? null : 'true' },
    sheet,
    previous,
    next,
    position,
  )
  const counted = new Set<number>()
  let { posts } = options
  let index = Math.max(
    0,
    posts.findIndex(({ id }) => id === options.postId),
  )
  let view: PostView | null = null
  let isOpen = true
  /** Elements behind a placed popup, which must be made inert. A modal dialog makes them inert automatically. */
  const behind = isPlaced ? [...root.children] : []

  function draw(post: WidgetPost, mediaId?: number): void {
    const place = translate('widget.post-of', { index: index + 1, count: posts.length })
    // The text for screen readers announces another post, because the focus does not move. A phone shows only the
    // position.
    position.replaceChildren(
      place,
      element('span', { class: 'for-readers' }, `. ${captionOf(post, translate)}`),
    )
    view = createPostView(post, {
      locale,
      translate,
      followLinks,
      answersUrl,
      root,
      source,
      loadElements,
      mediaId,
      origin: source.origin,
      header: header && headerOf(header, place),
      onProductClick: (skuId) => report('productClick', { postId: post.id, skuId }),
      onActionClick: () => report('action', { postId: post.id }),
    })
    article.replaceChildren(...view.nodes)
    sheet.classList.toggle('has-slides', post.media.length > 1)
    onSwipe(view.stage.picture, (by) => view?.stage.step(by) || step(by))
    dialog.setAttribute('aria-label', titleOf(post, translate))
    previous.hidden = index === 0
    next.hidden = index === posts.length - 1
  }

  function show(): void {
    const post = posts[index]
    if (!post) return
    draw(post)
    sheet.scrollTop = 0
    // Returning to a post while the popup is open counts as the same opening.
    if (!counted.has(post.id)) report('open', { postId: post.id })
    counted.add(post.id)
    preloadNeighbours()
  }

  function preloadNeighbours(): void {
    for (const neighbour of [posts[index + 1], posts[index - 1]]) {
      const media = neighbour?.media[0]
      if (media)
        pictureElement(media.picture, { alt: '', sizes: STAGE_SIZES, origin: source.origin })
    }
  }

  function step(by: 1 | -1): void {
    if (!posts[index + by]) return
    index += by
    show()
    const active = root.activeElement
    if (!active || !dialog.contains(active) || active.matches('[hidden]')) dialog.focus()
  }

  function redraw(changed: readonly WidgetPost[]): void {
    const shownId = posts[index]?.id
    const found = changed.findIndex(({ id }) => id === shownId)
    const post = changed[found]
    if (!isOpen || !post) return
    // If nothing has changed, the post is not redrawn, so that the shopper's state in it stays.
    if (JSON.stringify(changed) === JSON.stringify(posts)) return
    // In a frame an element stays the active one even when the page around the frame has the focus.
    const hadFocus = document.hasFocus() && dialog.contains(root.activeElement)
    posts = changed
    index = found
    draw(post, view?.stage.mediaId())
    if (hadFocus && !dialog.contains(root.activeElement)) dialog.focus()
  }

  function close(): void {
    if (!isOpen) return
    isOpen = false
    forget?.()
    releasePage()
    dialog.close()
    dialog.remove()
    setInert(behind, false)
    onClose(posts[index]?.id ?? options.postId)
  }

  const keys: Record<string, (event: KeyboardEvent) => unknown> = {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    // In a placed popup, Tab must be able to leave the frame.
    Tab: (event) => isPlaced || keepFocus(dialog, event),
    Escape: (event) => {
      event.preventDefault()
      if (!view?.stage.hideTip()) close()
    },
  }
  dialog.addEventListener('keydown', (event) => {
    // Keeps typed keys from the page behind, which cannot see that a field in the shadow root has the focus.
    if (event.target instanceof HTMLInputElement) event.stopPropagation()
    // A video or a field handles arrow keys itself.
    if (hasOwnArrows(event.target) && event.key.startsWith('Arrow')) return
    const handle = keys[event.key]
    if (!handle) return
    // Keeps the page behind from handling the same key.
    event.stopPropagation()
    handle(event)
  })
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) close()
  })
  // The system's own gesture or key for "back".
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    close()
  })
  dialog.addEventListener('close', close)

  addStyles(root, cardCss, source.nonce)
  addStyles(root, css, source.nonce)
  setInert(behind, true)
  root.append(dialog)
  show()
  // A placed popup is opened by its attribute: `show()` and `showModal()` would take the focus,
  // even from the page around the preview's frame.
  if (isPlaced) dialog.open = true
  else dialog.showModal()
  const releasePage = followLinks ? holdPage(dialog, close) : lockScroll()
  // A preview does not use the history, because it belongs to the page around the preview.
  const forget = followLinks ? closeOnBack(close) : null
  if (!isPlaced) dialog.focus()
  return { close, redraw }
}

const hasOwnArrows = (target: EventTarget | null) =>
  target instanceof HTMLVideoElement || target instanceof HTMLInputElement

function setInert(nodes: readonly Element[], isInert: boolean): void {
  for (const node of nodes) node.toggleAttribute('inert', isInert)
}

interface PostView {
  nodes: HTMLElement[]
  stage: Stage
}

type PostViewOptions = Omit<StageOptions, 'caption'> & AboutOptions

/** A post as the popup shows it: the stage, with its text and products beside it. */
function createPostView(post: WidgetPost, options: PostViewOptions): PostView {
  const { translate } = options
  const stage = createStage(post, { ...options, caption: captionOf(post, translate) })
  const panel = element('div', { class: 'panel' }, createAbout(post, options))

  const products = productsOf(post)
  if (products.length > 0) {
    const list = element('ul', { class: 'products', role: 'list' })
    for (const product of products) {
      const item = element('li', {}, createProductCard(product, options))
      item.addEventListener('pointerenter', () => stage.highlight(product.skuId))
      item.addEventListener('pointerleave', () => stage.highlight(null))
      list.append(item)
    }
    panel.append(
      element('section', {}, element('h2', {}, translate('widget.shown-products')), list),
    )
  }
  return { nodes: [stage.node, panel], stage }
}
