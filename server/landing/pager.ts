import { element } from './element'
import type { TextId } from './texts'

interface PagerOptions {
  t: (id: TextId) => string
  page: number
  pageCount: number
  onTurn: (page: number) => void
}

/** The buttons to the previous and the next page; an empty element for a single page. */
export function pagerOf({ t, page, pageCount, onTurn }: PagerOptions): HTMLElement {
  if (pageCount <= 1 && page === 1) return element('div', {})
  const last = Math.max(1, pageCount)
  const turn = (to: number, label: TextId) => {
    const made = quiet(t(label), () => {
      onTurn(to)
    })
    made.disabled = to < 1 || to > last
    return made
  }
  return element(
    'nav',
    { class: 'pager', 'aria-label': t('provider.pages') },
    turn(Math.min(page - 1, last), 'provider.previous'),
    element('span', { 'aria-current': 'page' }, `${String(page)} / ${String(last)}`),
    turn(page + 1, 'provider.next'),
  )
}

export function quiet(words: string, onClick: () => void): HTMLButtonElement {
  const made = element('button', { class: 'quiet', type: 'button' }, words)
  made.addEventListener('click', onClick)
  return made
}
