import {
  accountPath,
  LANDING_LINK,
  LANDING_REASON,
  LANDING_UNSUBSCRIBE,
} from '@/contract/addresses'
import { supportHref } from '@/contract/text/links'
import { accountList, signInForm } from './signInView'
import { element } from './element'
import { closedView, type ClosedAccount } from './closedView'
import { emailView } from './emailView'
import { forgottenView } from './forgottenView'
import type { Refusal } from './form'
import { linkView } from './linkView'
import { LOCALES, initialLocale, rememberLocale, text, type TextId } from './texts'
import { providerView } from './providerView'
import {
  returnPath,
  listAccounts,
  lookAtLink,
  signIn,
  signOut,
  type EmailLink,
  type Link,
  type OwnAccounts,
} from './session'
import { unsubscribeView } from './unsubscribeView'

/** Messages for the reasons in the address. */
const REASONS = new Map<string | null, TextId>([
  ['forbidden', 'reason.forbidden'],
  ['unknown', 'reason.unknown'],
])

type View =
  | 'loading'
  | 'offline'
  | 'signed-out'
  | 'forgotten'
  | OwnAccounts
  | { suspended: ClosedAccount }
  | { link: Link; token: string }
  | { emailLink: EmailLink; token: string }
  | { unsubscribing: string }
  | { deadLink: string }

/** The landing page at `/my/admin`: signs a person in and lists the accounts that they may open. */
export function startLanding(page: { assign: (url: string) => void }) {
  const main = byId('main')
  let locale = initialLocale(main.dataset.locale ?? null)
  let isLocaleChosen = false
  let isCookieRefused = false
  // The page already states whether there is a session, which saves a request.
  const hasLink = linkToken() !== null || linkToken(LANDING_UNSUBSCRIBE) !== null
  const suspended = decodeURIComponent(main.dataset.suspended ?? '')
  let view: View = firstView()
  let typed = { email: '', password: '' }
  const t = (id: TextId) => text(locale, id)

  function firstView(): View {
    if (suspended !== '' && !hasLink) {
      return { suspended: JSON.parse(suspended) as ClosedAccount }
    }
    return main.dataset.session === 'none' && !hasLink ? 'signed-out' : 'loading'
  }

  function draw() {
    document.documentElement.lang = locale
    document.title = t('title')
    main.setAttribute('aria-busy', String(view === 'loading'))
    byId('locales').replaceChildren(...localeButtons())
    main.replaceChildren(...content())
    document.body.toggleAttribute('data-wide', isWide(view))
    byId('about').replaceChildren(...aboutView(t, decodeURIComponent(main.dataset.support ?? '')))
    main.querySelector<HTMLElement>('input:not([readonly]), h1[tabindex]')?.focus()
  }

  function content(): Node[] {
    if (view === 'loading') return [element('p', { class: 'lead', role: 'status' }, t('loading'))]
    if (view === 'offline') {
      return [
        element('h1', { tabindex: '-1' }, t('accounts.title')),
        element('p', { class: 'notice', role: 'alert' }, t('sign-in.offline')),
        button(t('accounts.retry'), () => void begin()),
      ]
    }
    if (view === 'signed-out') {
      return [
        element('h1', {}, t('sign-in.title')),
        element('p', { class: 'lead' }, t('sign-in.lead')),
        ...reason(),
        signInForm({ t, typed, onSubmit: enter }),
        button(t('forgotten.title'), () => {
          show('forgotten')
        }),
      ]
    }
    if (view === 'forgotten') {
      const hasMail = main.dataset.mail === 'on'
      return forgottenView({ t, locale, email: typed.email, hasMail, onBack: leaveLink })
    }
    if ('deadLink' in view) {
      return [
        element('h1', { tabindex: '-1' }, t('link.over-title')),
        element('p', { class: 'notice', role: 'alert' }, view.deadLink),
        button(t('forgotten.back'), leaveLink),
      ]
    }
    if ('emailLink' in view) {
      const { emailLink, token: secret } = view
      return emailView({ t, locale, token: secret, link: emailLink, onBack: leaveLink })
    }
    if ('unsubscribing' in view) {
      return unsubscribeView({ t, locale, token: view.unsubscribing, onBack: leaveLink })
    }
    if ('suspended' in view) {
      return closedView(view.suspended, t)
    }
    if ('link' in view) return linkView({ t, locale, ...view, onDone: enterByLink })
    if (view.isProvider) {
      const { accounts } = view
      return [
        ...reason(),
        ...providerView({ t, locale, assign: page.assign, ownAccounts: accounts }),
        button(t('accounts.sign-out'), () => void leave()),
      ]
    }
    return [
      element('h1', { tabindex: '-1' }, t('accounts.title')),
      element('p', { class: 'lead' }, t('accounts.lead')),
      ...reason(),
      accountList(view.accounts, t),
      button(t('accounts.sign-out'), () => void leave()),
    ]
  }

  /** Why the person was redirected here: the server's message if there is one (product-rules/errors.md#forbidden). */
  function reason(): Node[] {
    if (isCookieRefused) {
      return [element('p', { class: 'notice', role: 'alert' }, t('sign-in.no-cookies'))]
    }
    const params = new URLSearchParams(location.search)
    const id = REASONS.get(params.get(LANDING_REASON))
    if (id === undefined) return []
    const words = params.get('message') ?? t(id)
    return [element('p', { class: 'notice', role: 'alert' }, words)]
  }

  function localeButtons(): Node[] {
    return LOCALES.map((option) => {
      const choice = button(option.toUpperCase(), () => {
        typed = { email: valueOf('email'), password: valueOf('password') }
        locale = option
        isLocaleChosen = true
        rememberLocale(option)
        draw()
      })
      choice.className = ''
      choice.setAttribute('aria-pressed', String(option === locale))
      choice.setAttribute('aria-label', `${t('locale.choice')}: ${option.toUpperCase()}`)
      return choice
    })
  }

  const valueOf = (name: string) =>
    main.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? ''

  function show(next: View) {
    typed = { email: valueOf('email'), password: valueOf('password') }
    view = next
    draw()
  }

  /** Returns to the sign-in; the link is removed from the history. */
  function leaveLink() {
    forgetLink()
    show('signed-out')
  }

  async function enterByLink(username: string | null) {
    forgetLink()
    if (username === null) await load(true)
    else page.assign(accountPath(username))
  }

  async function openLink(secret: string) {
    const response = await lookAtLink(secret, locale)
    if (response.kind === 'ok') view = viewOf(response.value, secret)
    else if (response.kind === 'refused') view = { deadLink: response.message }
    else view = 'offline'
    draw()
  }

  async function enter(email: string, password: string): Promise<Refusal | null> {
    typed = { email, password }
    const response = await signIn(email, password, locale)
    if (response.kind === 'ok') {
      await load(true)
      return null
    }
    return { message: response.kind === 'refused' ? response.message : t('sign-in.offline') }
  }

  async function leave() {
    const response = await signOut()
    view = response.kind === 'ok' ? 'signed-out' : 'offline'
    typed = { email: '', password: '' }
    draw()
  }

  /** Redirects a person who has just signed in to the previous page, or to their only account. */
  async function load(hasJustSignedIn: boolean) {
    const response = await listAccounts()
    if (response.kind === 'ok') {
      const target = hasJustSignedIn ? destination(response.value) : null
      if (target) {
        page.assign(target)
        return
      }
      view = response.value
      if (!isLocaleChosen) locale = response.value.locale
    } else {
      view = response.kind === 'signed-out' ? 'signed-out' : 'offline'
      // A session that has just begun is unknown: the browser has not kept its cookie.
      isCookieRefused = hasJustSignedIn && view === 'signed-out'
    }
    draw()
  }

  function destination({ accounts, isProvider }: OwnAccounts): string | null {
    const [only, ...others] = accounts
    const back = returnPath(location.search, location.origin)
    return back ?? (only && others.length === 0 && !isProvider ? accountPath(only.username) : null)
  }

  const begin = () => {
    const ended = linkToken(LANDING_UNSUBSCRIBE)
    if (ended !== null) {
      view = { unsubscribing: ended }
      draw()
      return Promise.resolve()
    }
    const secret = linkToken()
    return secret === null ? load(false) : openLink(secret)
  }

  // A link pasted into the address of this page.
  addEventListener('hashchange', () => {
    if (linkToken() !== null || linkToken(LANDING_UNSUBSCRIBE) !== null) void begin()
  })
  draw()
  return view === 'loading' ? begin() : Promise.resolve()
}

const isWide = (view: View) => typeof view === 'object' && 'isProvider' in view && view.isProvider

/** The secret of the link with which the page was opened. */
function linkToken(name = LANDING_LINK): string | null {
  return new URLSearchParams(location.hash.slice(1)).get(name)
}

const viewOf = (link: Link | EmailLink, token: string): View =>
  link.purpose === 'email' ? { emailLink: link, token } : { link, token }

function forgetLink() {
  if (location.hash !== '') history.replaceState(null, '', location.pathname)
}

function button(words: string, onClick: () => void): HTMLButtonElement {
  const made = element('button', { class: 'quiet', type: 'button' }, words)
  made.addEventListener('click', onClick)
  return made
}

function byId(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`the page has no #${id}`)
  return found
}

const POINTS: TextId[] = ['about.photos', 'about.marks', 'about.widgets']

/**
 * An introduction to Vitrina for new visitors, and the support contact when there is one in the
 * settings.
 */
function aboutView(t: (id: TextId) => string, supportContact: string): Node[] {
  return [
    element('h2', {}, t('about.title')),
    element('ul', {}, ...POINTS.map((id) => element('li', {}, t(id)))),
    ...(supportContact === ''
      ? []
      : [element('a', { href: supportHref(supportContact) }, t('about.support'))]),
  ]
}
