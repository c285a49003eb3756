import type { WidgetPayload, WidgetPost } from '@/contract/widgetApi'
import { element, styledRoot } from '../common/dom'
import type { WidgetContext, WidgetHandle } from '../common/types'
import { galleryCss } from './galleryCss'
import { tile } from './tile'

/** Draws a gallery in tile mode: a grid of posts, more of them on demand, each opening the popup. */
export function drawGallery(
  host: HTMLElement,
  initial: WidgetPayload,
  context: WidgetContext,
): WidgetHandle {
  let payload = initial
  let posts: WidgetPost[] = []
  let page = 1
  let hasMore = false
  let isFetching = false
  let endObserver: IntersectionObserver | undefined
  const root = styledRoot(host, galleryCss)
  const grid = element('div', { class: 'grid', role: 'list' })
  const foot = element('div', { class: 'foot' })
  root.append(element('div', { class: 'gallery', part: 'gallery' }, grid, foot))

  function draw() {
    const { settings } = payload
    posts = [...payload.posts]
    page = payload.page
    hasMore = payload.hasMore
    const gallery = grid.parentElement
    for (const [name, value] of [
      ['--cols', settings.cols],
      ['--cols-min', settings.cols_min],
      ['--spacing', `${settings.spacing}px`],
      ['--foot-spacing', `${settings.load_more_spacing ?? 0}px`],
    ] as const) {
      gallery?.style.setProperty(name, String(value))
    }
    grid.dataset.layout = String(settings.layout ?? 1)
    grid.replaceChildren()
    append(posts)
    drawFoot()
  }

  function append(added: WidgetPost[]) {
    const offset = grid.childElementCount
    added.forEach((post, index) => {
      grid.append(
        tile(post, payload, (button) => {
          void open(offset + index, button)
        }),
      )
    })
  }

  function drawFoot() {
    endObserver?.disconnect()
    foot.replaceChildren()
    const { load_more, auto_load_more, load_more_text } = payload.settings
    if (!hasMore || (load_more === '' && auto_load_more === '')) return
    const button = element(
      'button',
      { class: 'more', part: 'more', type: 'button' },
      load_more_text,
    )
    button.addEventListener('click', () => void more())
    foot.append(button)
    if (auto_load_more === '') return
    endObserver = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void more()
    })
    endObserver.observe(foot)
  }

  async function more() {
    if (isFetching) return
    isFetching = true
    try {
      const next = await context.fetchPage(page + 1)
      page += 1
      hasMore = next.hasMore
      posts.push(...next.posts)
      append(next.posts)
      drawFoot()
    } catch {
      // The button stays, so that the shopper may try again.
    } finally {
      isFetching = false
    }
  }

  async function open(index: number, opener: HTMLElement) {
    try {
      const openPopup = await context.loadPopup()
      openPopup({
        posts,
        index,
        locale: payload.locale,
        context,
        onClose: () => {
          opener.focus()
        },
      })
    } catch {
      // Without its popup the gallery is still a gallery.
    }
  }

  draw()
  return {
    update(next) {
      payload = next
      draw()
    },
    destroy() {
      endObserver?.disconnect()
      root.replaceChildren()
    },
  }
}
