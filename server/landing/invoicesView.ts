import type { InvoicePage, UnpaidInvoice } from '@/contract/entities/account/provider'
import { element } from './element'
import { formOf } from './form'
import { pagerOf, quiet } from './pager'
import { listUnpaidInvoices } from './provider'
import { framed, sent } from './providerForms'
import { planText, type TextId } from './texts'

interface InvoicesOptions {
  t: (id: TextId) => string
  locale: string
  /** The account of a settled invoice may have another tariff now. */
  onSettled: () => void
}

const ACTIONS = ['confirm', 'cancel'] as const
type Action = (typeof ACTIONS)[number]

/** The invoices of all accounts that wait for their money; an administrator confirms or cancels each. Closed at first. */
export function invoicesView({ t, locale, onSettled }: InvoicesOptions): HTMLElement {
  const summary = element('summary', {}, t('invoices.title'))
  const notice = element('p', { class: 'good', role: 'status', hidden: '' })
  const results = element('div', {}, element('p', { class: 'lead' }, t('loading')))
  let page = 1
  /** The newest request; the responses of earlier ones are ignored. */
  let request = 0

  async function load(): Promise<void> {
    request += 1
    const own = request
    results.setAttribute('aria-busy', 'true')
    const response = await listUnpaidInvoices(page, locale)
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

  function draw({ invoices, paging }: InvoicePage): void {
    const total = new Intl.NumberFormat(locale).format(paging.total)
    summary.textContent = `${t('invoices.title')}: ${total}`
    if (invoices.length === 0 && page > 1) {
      page = Math.max(1, paging.pageCount)
      void load()
      return
    }
    results.replaceChildren(
      invoices.length > 0
        ? element('ul', { class: 'rows' }, ...invoices.map(row))
        : element('p', { class: 'lead' }, t('invoices.none')),
      pagerOf({
        t,
        ...paging,
        onTurn(to) {
          page = to
          notice.hidden = true
          void load()
        },
      }),
    )
  }

  const named = ({ number }: UnpaidInvoice) => `${t('invoices.number')} ${String(number)}`
  const money = ({ amount }: UnpaidInvoice) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'RUB' }).format(amount / 100)

  function row(invoice: UnpaidInvoice): HTMLElement {
    const { username, accountName, buyer, plan, months, createdAt } = invoice
    const place = element('div', {})
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(
      new Date(createdAt),
    )
    const action = (kind: Action) => {
      const made: HTMLButtonElement = quiet(t(`invoices.action_${kind}`), () => {
        place.replaceChildren(question(kind, invoice, made, place))
      })
      made.setAttribute('aria-label', `${t(`invoices.action_${kind}`)}: ${named(invoice)}`)
      return made
    }
    return element(
      'li',
      { class: 'row' },
      element(
        'div',
        { class: 'who' },
        element('h3', {}, `${named(invoice)}, ${money(invoice)}`),
        element('small', {}, `${buyer.name}, ${t('invoices.inn')} ${buyer.inn}`),
      ),
      element(
        'p',
        { class: 'facts' },
        element('span', {}, `${accountName} · ${username}`),
        element('span', {}, `${planText(t, plan)}, ${String(months)} ${t('invoices.months')}`),
        element('span', {}, `${t('invoices.since')} ${date}`),
      ),
      element('div', { class: 'actions' }, ...ACTIONS.map(action)),
      place,
    )
  }

  /** Repeats the invoice and the action before the person confirms. */
  function question(
    kind: Action,
    invoice: UnpaidInvoice,
    from: HTMLElement,
    place: HTMLElement,
  ): HTMLElement {
    const facts = `${named(invoice)}, ${money(invoice)}, ${invoice.buyer.name}.`
    let isRefused = false
    const onClose = () => {
      place.replaceChildren()
      from.focus()
      // Another person may have settled it.
      if (isRefused) void load()
    }
    return framed(
      { t, onClose },
      formOf(
        {
          fields: [],
          submitLabel: t(`invoices.submit_${kind}`),
          problemOf: () => '',
          async onSubmit() {
            const { number, amount } = invoice
            const refusal = await sent({ t, locale }, 'invoice', { action: kind, number, amount })
            isRefused = refusal !== null
            if (refusal) return refusal
            notice.textContent = `${t(`invoices.done_${kind}`)} ${facts}`
            notice.hidden = false
            await load()
            summary.focus()
            onSettled()
            return null
          },
        },
        element('p', { class: 'lead' }, `${t(`invoices.question_${kind}`)} ${facts}`),
      ),
    )
  }

  void load()
  return element('details', { class: 'invoices' }, summary, notice, results)
}
