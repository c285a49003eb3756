import { accountPath, LANDING_OPEN, LANDING_PATH } from '@/contract/addresses'
import {
  ACCOUNT_STATES,
  type AccountPage,
  type ListedAccount,
} from '@/contract/entities/account/provider'
import type { Account } from '@/contract/entities/account/user'
import { meter, seenWords, stateWords, timeWords, USAGE_KINDS } from './accountWords'
import { element } from './element'
import { selectField, textField } from './fields'
import { addressOf, choiceOf, listAllAccounts, sendChange, type AccountChoice } from './provider'
import {
  accountForm,
  linkBox,
  newAccountForm,
  type AccountForm,
  type ProviderPage,
} from './providerForms'
import { invoicesView } from './invoicesView'
import { failedList, pagerOf, quiet } from './pager'
import { reportsView } from './reportsView'
import { accountList } from './signInView'
import { planText, type TextId } from './texts'

interface ProviderOptions {
  t: (id: TextId) => string
  locale: string
  assign: (url: string) => void
  /** The accounts of whose teams the person is a member. */
  ownAccounts: Account[]
}

/** The page of the provider's people: all accounts with search, pages and the actions of each. */
export function providerView({ t, locale, assign, ownAccounts }: ProviderOptions): Node[] {
  const words = { t, locale }
  const address = new URLSearchParams(location.search)
  const wanted = address.get(LANDING_OPEN)
  let choice: AccountChoice =
    wanted === null ? choiceOf(address) : { search: wanted, state: '', plan: '', page: 1 }
  /** The newest request; the responses of earlier ones are ignored. */
  let request = 0

  const search = textField({
    name: 'search',
    type: 'search',
    label: t('provider.label_search'),
    value: choice.search,
    maxLength: 200,
  })
  const state = selectField({
    name: 'state',
    label: t('provider.label_state'),
    value: choice.state,
    choices: [
      ['', t('provider.all')],
      ...ACCOUNT_STATES.map((one) => [one, t(`state.${one}`)] as const),
    ],
  })
  const submit = element('button', { class: 'submit', type: 'submit' }, t('provider.find'))
  const filter = element(
    'form',
    { class: 'filter', role: 'search' },
    search.node,
    state.node,
    submit,
  )
  filter.addEventListener('submit', (event) => {
    event.preventDefault()
    show({ ...choice, search: search.input.value.trim(), state: state.input.value, page: 1 })
  })
  state.input.addEventListener('change', () => {
    show({ ...choice, search: search.input.value.trim(), state: state.input.value, page: 1 })
  })

  const notice = element('p', { class: 'good', role: 'status', hidden: '' })
  const total = element('p', { class: 'lead', role: 'status' })
  const tools = element('div', { class: 'tools' })
  const results = element('div', {})
  /** Shown to administrators only. */
  const invoices = element('div', {})
  /** Shown where the installation takes reports. */
  const reports = element('div', {})

  function show(next: AccountChoice) {
    choice = next
    const query = addressOf(choice)
    history.replaceState(null, '', query === '' ? LANDING_PATH : `${LANDING_PATH}?${query}`)
    notice.hidden = true
    void load()
  }

  async function load() {
    request += 1
    const own = request
    results.setAttribute('aria-busy', 'true')
    const response = await listAllAccounts(choice, locale)
    if (own !== request) return
    results.setAttribute('aria-busy', 'false')
    if (response.kind === 'ok') {
      draw(response.value)
      return
    }
    total.textContent = ''
    results.replaceChildren(...failedList(t, response, () => void load()))
  }

  function draw(list: AccountPage) {
    const { accounts, paging } = list
    total.textContent = `${t('provider.total')} ${new Intl.NumberFormat(locale).format(paging.total)}`
    drawTools(list)
    if (list.isAdministrator && invoices.childElementCount === 0) {
      invoices.replaceChildren(invoicesView({ t, locale, onSettled: () => void load() }))
    }
    if (list.hasInbox && reports.childElementCount === 0) {
      reports.replaceChildren(reportsView({ t, locale }))
    }
    const rows = accounts.map((account) => row(account, list))
    results.replaceChildren(
      rows.length > 0
        ? element('ul', { class: 'rows' }, ...rows.map(({ node }) => node))
        : element('p', { class: 'lead' }, t('provider.none')),
      pagerOf({
        t,
        ...paging,
        onTurn(page) {
          show({ ...choice, page })
        },
      }),
    )
    // The account from which the cabinet redirected the person, because their visit has ended.
    const sought = accounts.findIndex(({ username }) => username === wanted)
    if (wanted !== null && request === 1) rows[sought]?.open('visit')
  }

  const pageOf = (list: AccountPage, onClose: () => void): ProviderPage => ({
    t,
    locale,
    plans: list.plans,
    assign,
    onClose,
    onDone(message) {
      void load().then(() => {
        notice.textContent = t(message)
        notice.hidden = false
      })
    },
  })

  function drawTools(list: AccountPage) {
    const place = element('div', {})
    const tips = element('input', { type: 'checkbox', id: 'tips' })
    tips.checked = list.hasTips
    tips.addEventListener('change', () => {
      void sendChange('tips', { hasTips: tips.checked }, locale).then((response) => {
        if (response.kind !== 'ok') tips.checked = !tips.checked
        notice.textContent = t(response.kind === 'ok' ? 'provider.done_tips' : 'sign-in.offline')
        notice.hidden = false
      })
    })
    const create = quiet(t('provider.create'), () => {
      const page = pageOf(list, () => {
        place.replaceChildren()
        create.focus()
      })
      place.replaceChildren(
        newAccountForm(page, (link) => {
          void load()
          tools.after(linkBox({ ...page, onClose: closeLink }, link))
        }),
      )
    })
    tools.replaceChildren(
      ...(list.isAdministrator ? [create] : []),
      element('label', { class: 'check', for: 'tips' }, tips, t('provider.tips')),
      place,
    )
  }

  function closeLink() {
    if (tools.nextElementSibling?.classList.contains('panel')) tools.nextElementSibling.remove()
  }

  function row(account: ListedAccount, list: AccountPage) {
    const place = element('div', {})
    const open = (kind: AccountForm, from?: HTMLElement) => {
      const close = () => {
        place.replaceChildren()
        from?.focus()
      }
      place.replaceChildren(accountForm(kind, account, pageOf(list, close)))
    }
    const action = (kind: AccountForm) => {
      const made: HTMLButtonElement = quiet(t(`provider.action_${kind}`), () => {
        open(kind, made)
      })
      made.setAttribute('aria-label', `${t(`provider.action_${kind}`)}: ${account.name}`)
      return made
    }
    const { state: now, visitUntil } = account
    const manage: AccountForm[] = [
      'tariff',
      now === 'suspended' ? 'restore' : 'suspend',
      ...(account.isOwnerInvited ? (['ownerLink'] as const) : []),
    ]
    const node = element(
      'li',
      { class: 'row' },
      element(
        'div',
        { class: 'who' },
        element('h2', {}, account.name),
        element(
          'small',
          {},
          [account.username, account.ownerEmail ?? ''].filter(Boolean).join(' · '),
        ),
      ),
      element(
        'p',
        { class: 'facts' },
        element('span', { class: `state ${now}` }, stateWords(words, account)),
        account.plan === null ? null : element('span', {}, planText(t, account.plan)),
        element('span', {}, seenWords(words, account)),
      ),
      account.suspendedReason === null
        ? null
        : element('p', { class: 'why' }, account.suspendedReason),
      element('p', { class: 'meters' }, ...USAGE_KINDS.map((kind) => meter(words, kind, account))),
      element(
        'div',
        { class: 'actions' },
        visitUntil === null
          ? action('visit')
          : element(
              'a',
              { class: 'quiet', href: accountPath(account.username) },
              `${t('provider.continue')} ${timeWords(words, visitUntil)}`,
            ),
        ...(list.isAdministrator ? manage.map(action) : []),
      ),
      place,
    )
    return { node, open }
  }

  results.append(element('p', { class: 'lead', role: 'status' }, t('loading')))
  void load()
  return [
    element('h1', { tabindex: '-1' }, t('provider.title')),
    ...(ownAccounts.length > 0
      ? [element('h2', {}, t('accounts.title')), accountList(ownAccounts, t)]
      : []),
    reports,
    invoices,
    filter,
    total,
    tools,
    notice,
    results,
  ]
}
