import type { MessageId } from '@/common/i18n/messages'
import { LOCALE_NAMES } from '@/common/i18n/useLocale'
import { paths } from '@/common/routing/paths'
import type { Icon } from '@/common/ui/icons/icon'
import {
  IconCategory,
  IconFileDownload,
  IconHelp,
  IconKey,
  IconKeyboard,
  IconListCheck,
  IconLogout,
  IconMail,
  IconRoute,
  IconSearch,
  IconShieldLock,
} from '@/common/ui/icons/icons'
import type { Locale } from '@/contract/locale'

type PlainDeed =
  | 'password'
  | 'mail'
  | 'firstSteps'
  | 'palette'
  | 'shortcuts'
  | 'support'
  | 'sessionRecord'
  | 'tours'
  | 'accounts'
  | 'signOut'
/** A preference of the interface, with the value that it is given. */
export type ChosenDeed =
  | `locale-${Locale}`
  | `theme-${'auto' | 'light' | 'dark'}`
  | `density-${'roomy' | 'compact'}`
/** What is done without a screen. */
export type Deed = PlainDeed | ChosenDeed | 'help'

/** A preference, and the values it may have. */
interface Preference {
  title: MessageId
  options: readonly {
    deed: ChosenDeed
    /** The value alone; a language is named in itself. */
    value: MessageId | { words: string; lang: Locale }
  }[]
}

const named = (lang: Locale) => ({ words: LOCALE_NAMES[lang], lang })

export const PREFERENCES: readonly Preference[] = [
  {
    title: 'shell.menu_language',
    options: [
      { deed: 'locale-ru', value: named('ru') },
      { deed: 'locale-en', value: named('en') },
    ],
  },
  {
    title: 'shell.menu_theme',
    options: [
      { deed: 'theme-auto', value: 'shell.theme_auto' },
      { deed: 'theme-light', value: 'shell.theme_light' },
      { deed: 'theme-dark', value: 'shell.theme_dark' },
    ],
  },
  {
    title: 'density.title',
    options: [
      {
        deed: 'density-roomy',
        value: 'density.label_roomy',
      },
      {
        deed: 'density-compact',
        value: 'density.label_compact',
      },
    ],
  },
]

export interface OwnItem {
  label: MessageId
  icon: Icon
  target: { deed: PlainDeed } | { to: string }
  /** Whether only the account menu offers it. */
  isMenuOnly?: boolean
}

const item = (deed: PlainDeed, label: MessageId, icon: Icon): OwnItem => ({
  label,
  icon,
  target: { deed },
})

/** What a person may do on any screen, in the order of the account menu; the palette offers it too. */
export const OWN_ITEMS: readonly OwnItem[] = [
  item('password', 'shell.action_password', IconKey),
  item('mail', 'shell.action_mail', IconMail),
  { label: 'shell.action_privacy', icon: IconShieldLock, target: { to: paths.privacy() } },
  item('firstSteps', 'shell.action_first-steps', IconListCheck),
  { ...item('palette', 'shell.action_palette', IconSearch), isMenuOnly: true },
  item('shortcuts', 'shell.action_shortcuts', IconKeyboard),
  item('support', 'shell.action_support', IconHelp),
  item('sessionRecord', 'shell.action_report', IconFileDownload),
  item('tours', 'shell.action_tours', IconRoute),
  item('accounts', 'shell.action_accounts', IconCategory),
  item('signOut', 'shell.action_sign-out', IconLogout),
]
