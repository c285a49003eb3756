import { reportReplayPath } from '@/contract/addresses'
import type {
  ListedReport,
  ReportPage,
  ReportState,
} from '@/contract/entities/account/supportReport'
import { element } from './element'
import { selectField, textField } from './fields'
import { formOf } from './form'
import { pagerOf, quiet } from './pager'
import { listReports, sendChange, type ReportChoice } from './provider'
import { framed, sent } from './providerForms'
import type { TextId } from './texts'

interface ReportsOptions {
  t: (id: TextId) => string
  locale: string
}

/** In the order of work. The contract's list would bring its schema library into this page. */
const STATES = ['new', 'work', 'done'] as const satisfies readonly ReportState[]

/** The reports to support of all accounts: found by code or shop, opened, worked on and deleted. Closed at first. */
export function reportsView({ t, locale }: ReportsOptions): HTMLElement {
  const summary = element('summary', {}, t('reports.title'))
  const notice = element('p', { class: 'good', role: 'status', hidden: '' })
  const results = element('div', {}, element('p', { class: 'lead' }, t('loading')))
  const choices = STATES.map((one) => [one, t(`reports.state_${one}`)] as const)
  const search = textField({
    name: 'report-search',
    type: 'search',
    label: t('reports.label_search'),
    maxLength: 200,
  })
  const state = selectField({
    name: 'report-state',
    label: t('reports.label_state'),
    value: '',
    choices: [['', t('provider.all')], ...choices],
  })
  const filter = element(
    'form',
    { class: 'filter', role: 'search', 'aria-label': t('reports.title') },
    search.node,
    state.node,
    element('button', { class: 'submit', type: 'submit' }, t('provider.find')),
  )
  let choice: ReportChoice = { search: '', state: '', page: 1 }
  /** The newest request; the responses of earlier ones are ignored. */
  let request = 0

  function narrow() {
    notice.hidden = true
    choice = { search: search.input.value.trim(), state: state.input.value, page: 1 }
    void load()
  }
  filter.addEventListener('submit', (event) => {
    event.preventDefault()
    narrow()
  })
  state.input.addEventListener('change', narrow)

  async function load(): Promise<void> {
    request += 1
    const own = request
    results.setAttribute('aria-busy', 'true')
    const response = await listReports(choice, locale)
    if (own !== request) return
    results.setAttribute('aria-busy', 'false')
    if (response.kind === 'ok') {
      draw(response.value)
      return
    }
    const signedOut = response.kind === 'signed-out' ? t('provider.signed-out') : null
    const failure = response.kind === 'refused' ? response.message : t('sign-in.offline')
    results.replaceChildren(
      element('p', { class: 'notice', role: 'alert' }, signedOut ?? failure),
      quiet(t('accounts.retry'), () => void load()),
    )
  }

  function draw({ reports, paging }: ReportPage): void {
    const total = new Intl.NumberFormat(locale).format(paging.total)
    summary.textContent = `${t('reports.title')}: ${total}`
    if (reports.length === 0 && choice.page > 1) {
      choice = { ...choice, page: Math.max(1, paging.pageCount) }
      void load()
      return
    }
    const isNarrowed = choice.search !== '' || choice.state !== ''
    results.replaceChildren(
      reports.length > 0
        ? element('ul', { class: 'rows' }, ...reports.map(row))
        : element('p', { class: 'lead' }, t(isNarrowed ? 'reports.not-found' : 'reports.none')),
      pagerOf({
        t,
        ...paging,
        onTurn(page) {
          notice.hidden = true
          choice = { ...choice, page }
          void load()
        },
      }),
    )
  }

  function row(report: ListedReport): HTMLElement {
    const { id, code, accountName, username, note, build, createdAt, hasRecord } = report
    const place = element('div', {})
    const at = new Date(createdAt)
    const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
    const remove: HTMLButtonElement = quiet(t('reports.action_delete'), () => {
      place.replaceChildren(question(report, remove, place))
    })
    remove.setAttribute('aria-label', `${t('reports.action_delete')}: ${code}`)
    return element(
      'li',
      { class: 'row' },
      element(
        'div',
        { class: 'who' },
        element('h3', {}, code),
        element('small', {}, `${accountName} · ${username}`),
      ),
      element(
        'p',
        { class: 'facts' },
        element('time', { datetime: createdAt }, time.format(at)),
        element('span', {}, `${t('reports.build')} ${build}`),
      ),
      note === '' ? null : element('p', { class: 'why note' }, note),
      element(
        'div',
        { class: 'actions' },
        hasRecord
          ? element(
              'a',
              {
                class: 'quiet',
                href: reportReplayPath(id),
                target: '_blank',
                rel: 'noopener',
                'aria-label': `${t('reports.action_open')}: ${code}`,
              },
              t('reports.action_open'),
            )
          : element('span', {}, t('reports.no-record')),
        stateChoice(report),
        remove,
      ),
      place,
    )
  }

  function stateChoice({ id, code, state: current }: ListedReport): HTMLElement {
    const select = element(
      'select',
      { 'aria-label': `${t('reports.label_state')}: ${code}` },
      ...choices.map(([value, words]) => element('option', { value }, words)),
    )
    let last: string = current
    select.value = last
    select.addEventListener('change', () => {
      const action = select.value
      select.disabled = true
      void sendChange('report', { id, action }, locale).then((response) => {
        select.disabled = false
        const isDone = response.kind === 'ok'
        if (isDone) last = action
        else select.value = last
        select.focus()
        const refusal = response.kind === 'refused' ? response.message : t('sign-in.offline')
        notice.textContent = isDone ? `${t('reports.done_state')} ${code}` : refusal
        notice.hidden = false
      })
    })
    return select
  }

  function question(
    { id, code }: ListedReport,
    from: HTMLElement,
    place: HTMLElement,
  ): HTMLElement {
    const onClose = () => {
      place.replaceChildren()
      from.focus()
    }
    return framed(
      { t, onClose },
      formOf(
        {
          fields: [],
          submitLabel: t('reports.submit_delete'),
          problemOf: () => '',
          async onSubmit() {
            const refusal = await sent({ t, locale }, 'report', { id, action: 'delete' })
            if (refusal) return refusal
            notice.textContent = `${t('reports.done_delete')} ${code}`
            notice.hidden = false
            await load()
            summary.focus()
            return null
          },
        },
        element('p', { class: 'lead' }, `${t('reports.question_delete')} ${code}`),
      ),
    )
  }

  void load()
  return element('details', { class: 'invoices' }, summary, filter, notice, results)
}
