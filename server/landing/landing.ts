import type { Account } from '@/contract/entities/user'
import { accountPath, LANDING_REASON } from '@/contract/addresses'
import { accountList } from './accountList'
import { element } from './element'
import { LOCALES } from './locales'
import { returnPath } from './returnPath'
import { listAccounts, signIn, signOut } from './session'
import { signInForm } from './signInForm'
import { initialLocale, rememberLocale, text, type TextId } from './texts'

/** What is said of each reason of the address. */
const REASONS = new Map<string | null, TextId>([
  ['forbidden', 'reason.forbidden'],
  ['unknown', 'reason.unknown'],
])

type View = 'loading' | 'offline' | 'signed-out' | { accounts: Account[] }

/** The landing page at `/my/admin`: signs a person in and lists the accounts that they may open. */
export function startLanding(page: { assign: (url: string) => void }) {
  const main = byId('main')
  let locale = initialLocale()
  // The page was served with or without a session, so that nobody is asked in vain.
  let view: View = main.dataset.session === 'none' ? 'signed-out' : 'loading'
  let typed = { email: '', password: '' }
  const t = (id: TextId) => text(locale, id)

  function draw() {
    document.documentElement.lang = locale
    document.title = t('title')
    main.setAttribute('aria-busy', String(view === 'loading'))
    byId('locales').replaceChildren(...localeButtons())
    main.replaceChildren(...content())
    main.querySelector<HTMLElement>('input, h1[tabindex]')?.focus()
  }

  function content(): Node[] {
    if (view === 'loading') return [element('p', { class: 'lead', role: 'status' }, t('loading'))]
    if (view === 'offline') {
      return [
        element('h1', { tabindex: '-1' }, t('accounts.title')),
        element('p', { class: 'notice', role: 'alert' }, t('sign-in.offline')),
        button(t('accounts.retry'), () => void load(false)),
      ]
    }
    if (view === 'signed-out') {
      return [
        element('h1', {}, t('sign-in.title')),
        element('p', { class: 'lead' }, t('sign-in.lead')),
        ...reason(),
        signInForm({ t, typed, onSubmit: enter }),
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

  /** Why the person was sent here: the words of the server when it gave any (section 6). */
  function reason(): Node[] {
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

  async function enter(email: string, password: string): Promise<string | null> {
    typed = { email, password }
    const answer = await signIn(email, password, locale)
    if (answer.kind === 'ok') {
      await load(true)
      return null
    }
    return answer.kind === 'refused' ? answer.message : t('sign-in.offline')
  }

  async function leave() {
    const answer = await signOut()
    view = answer.kind === 'ok' ? 'signed-out' : 'offline'
    typed = { email: '', password: '' }
    draw()
  }

  /** Someone who has just signed in is led back, or into the only account there is. */
  async function load(hasJustSignedIn: boolean) {
    const answer = await listAccounts()
    if (answer.kind === 'ok') {
      const target = hasJustSignedIn ? destination(answer.value) : null
      if (target) {
        page.assign(target)
        return
      }
      view = { accounts: answer.value }
    } else {
      view = answer.kind === 'signed-out' ? 'signed-out' : 'offline'
    }
    draw()
  }

  function destination(accounts: Account[]): string | null {
    const [only, ...others] = accounts
    const back = returnPath(location.search, location.origin)
    return back ?? (only && others.length === 0 ? accountPath(only.username) : null)
  }

  draw()
  return view === 'loading' ? load(false) : Promise.resolve()
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
