import { LANDING_PATH } from '@/contract/addresses'
import { element } from './element'
import type { LandingResponse } from './session'
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

/** Shown instead of a list that could not be loaded: why, and what to do. */
export function failedList(
  t: (id: TextId) => string,
  response: Exclude<LandingResponse<unknown>, { kind: 'ok' }>,
  onRetry: () => void,
): Node[] {
  const isSignedOut = response.kind === 'signed-out'
  const failure = response.kind === 'refused' ? response.message : t('sign-in.offline')
  return [
    element(
      'p',
      { class: 'notice', role: 'alert' },
      isSignedOut ? t('provider.signed-out') : failure,
    ),
    isSignedOut
      ? element('a', { class: 'quiet', href: LANDING_PATH }, t('sign-in.submit'))
      : quiet(t('accounts.retry'), onRetry),
  ]
}

interface PagedListOptions<Page> {
  t: (id: TextId) => string
  locale: string
  title: TextId
  /** What narrows the list, above it. */
  filter?: HTMLElement
  ask: (page: number) => Promise<LandingResponse<Page>>
  rowsOf: (value: Page) => HTMLElement[]
  /** The words of an empty list. */
  none: () => TextId
}

/** A titled list with pages, closed at first. */
export interface PagedList {
  node: HTMLElement
  /** Loads a page; by default the same again. */
  load: (page?: number) => Promise<void>
  /** Says in a line above the list what happened; without words the line goes away. */
  say: (words?: string) => void
  /** Reports what was done to a row, loads the list again, and moves the focus to the title. */
  settle: (words: string) => Promise<void>
}

export function pagedList<
  Page extends { paging: { pageCount: number; page: number; total: number } },
>({ t, locale, title, filter, ask, rowsOf, none }: PagedListOptions<Page>): PagedList {
  const summary = element('summary', {}, t(title))
  const notice = element('p', { class: 'good', role: 'status', hidden: '' })
  const results = element('div', {}, element('p', { class: 'lead' }, t('loading')))
  let page = 1
  /** The newest request; the responses of earlier ones are ignored. */
  let request = 0

  function say(words = '') {
    notice.textContent = words
    notice.hidden = words === ''
  }

  async function load(to = page): Promise<void> {
    page = to
    request += 1
    const own = request
    results.setAttribute('aria-busy', 'true')
    const response = await ask(page)
    if (own !== request) return
    results.setAttribute('aria-busy', 'false')
    if (response.kind === 'ok') draw(response.value)
    else results.replaceChildren(...failedList(t, response, () => void load()))
  }

  function draw(value: Page): void {
    const { paging } = value
    const rows = rowsOf(value)
    const total = new Intl.NumberFormat(locale).format(paging.total)
    summary.textContent = `${t(title)}: ${total}`
    // The last row of the last page is gone.
    if (rows.length === 0 && page > 1) {
      void load(Math.max(1, paging.pageCount))
      return
    }
    results.replaceChildren(
      rows.length > 0
        ? element('ul', { class: 'rows' }, ...rows)
        : element('p', { class: 'lead' }, t(none())),
      pagerOf({
        t,
        ...paging,
        onTurn(to) {
          say()
          void load(to)
        },
      }),
    )
  }

  void load()
  return {
    node: element('details', { class: 'invoices' }, summary, filter ?? null, notice, results),
    load,
    say,
    async settle(words) {
      say(words)
      await load()
      summary.focus()
    },
  }
}
