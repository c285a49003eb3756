import { reportReplayPath } from '@/contract/addresses'
import type {
  ListedReport,
  ReportPage,
  ReportState,
} from '@/contract/entities/account/supportReport'
import { element } from './element'
import { selectField, textField } from './fields'
import { formOf } from './form'
import { pagedList, quiet } from './pager'
import { listReports, sendChange } from './provider'
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
  let chosen = { search: '', state: '' }
  const list = pagedList({
    t,
    locale,
    title: 'reports.title',
    filter,
    ask: (page) => listReports({ ...chosen, page }, locale),
    rowsOf: ({ reports }: ReportPage) => reports.map(row),
    none: () =>
      chosen.search === '' && chosen.state === '' ? 'reports.none' : 'reports.not-found',
  })

  function narrow() {
    list.say()
    chosen = { search: search.input.value.trim(), state: state.input.value }
    void list.load(1)
  }
  filter.addEventListener('submit', (event) => {
    event.preventDefault()
    narrow()
  })
  state.input.addEventListener('change', narrow)

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
        list.say(isDone ? `${t('reports.done_state')} ${code}` : refusal)
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
            await list.settle(`${t('reports.done_delete')} ${code}`)
            return null
          },
        },
        element('p', { class: 'lead' }, `${t('reports.question_delete')} ${code}`),
      ),
    )
  }

  return list.node
}
