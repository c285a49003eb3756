import type { InvoicePage, UnpaidInvoice } from '@/contract/entities/account/provider'
import { element } from './element'
import { formOf } from './form'
import { pagedList, quiet } from './pager'
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
  const list = pagedList({
    t,
    locale,
    title: 'invoices.title',
    ask: (page) => listUnpaidInvoices(page, locale),
    rowsOf: ({ invoices }: InvoicePage) => invoices.map(row),
    none: () => 'invoices.none',
  })

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
      if (isRefused) void list.load()
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
            await list.settle(`${t(`invoices.done_${kind}`)} ${facts}`)
            onSettled()
            return null
          },
        },
        element('p', { class: 'lead' }, `${t(`invoices.question_${kind}`)} ${facts}`),
      ),
    )
  }

  return list.node
}
