import type { MessageId } from '@/common/i18n/messages'
import { LOCALE_NAMES } from '@/common/i18n/useLocale'
import { paths } from '@/common/routing/paths'
import type { Icon } from '@/common/ui/icons/icon'
import {
  IconBaselineDensityMedium,
  IconCategory,
  IconFileDownload,
  IconHelp,
  IconKey,
  IconKeyboard,
  IconLanguage,
  IconListCheck,
  IconLogout,
  IconMail,
  IconPalette,
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
  | 'help'
  | 'support'
  | 'sessionRecord'
  | 'tours'
  | 'accounts'
  | 'signOut'
/** A preference of the interface, with the value that it is given. */
type ChosenDeed =
  | `locale-${Locale}`
  | `theme-${'auto' | 'light' | 'dark'}`
  | `density-${'roomy' | 'compact'}`
/** What is done without a screen. */
export type Deed = PlainDeed | ChosenDeed

/** A preference, and the values it may have. */
interface Preference {
  title: MessageId
  icon: Icon
  options: readonly {
    deed: ChosenDeed
    /** Names the preference and the value. */
    label: MessageId
    /** The value alone; a language is named in itself. */
    value: MessageId | { words: string; lang: Locale }
  }[]
}

const named = (lang: Locale) => ({ words: LOCALE_NAMES[lang], lang })

export const PREFERENCES: readonly Preference[] = [
  {
    title: 'shell.menu_language',
    icon: IconLanguage,
    options: [
      { deed: 'locale-ru', label: 'palette.action_locale-ru', value: named('ru') },
      { deed: 'locale-en', label: 'palette.action_locale-en', value: named('en') },
    ],
  },
  {
    title: 'shell.menu_theme',
    icon: IconPalette,
    options: [
      { deed: 'theme-auto', label: 'palette.action_theme-auto', value: 'shell.theme_auto' },
      { deed: 'theme-light', label: 'palette.action_theme-light', value: 'shell.theme_light' },
      { deed: 'theme-dark', label: 'palette.action_theme-dark', value: 'shell.theme_dark' },
    ],
  },
  {
    title: 'density.title',
    icon: IconBaselineDensityMedium,
    options: [
      {
        deed: 'density-roomy',
        label: 'palette.action_density-roomy',
        value: 'density.label_roomy',
      },
      {
        deed: 'density-compact',
        label: 'palette.action_density-compact',
        value: 'density.label_compact',
      },
    ],
  },
]

export interface OwnItem {
  label: MessageId
  icon: Icon
  target: { deed: PlainDeed } | { to: string }
  /** Where it is offered, when not in both the account menu and the palette. */
  only?: 'menu' | 'palette'
}

const item = (deed: PlainDeed, label: MessageId, icon: Icon, only?: OwnItem['only']): OwnItem => ({
  label,
  icon,
  target: { deed },
  ...(only && { only }),
})

/** What a person may do on any screen, in the order of the account menu; the palette offers it too. */
export const OWN_ITEMS: readonly OwnItem[] = [
  item('password', 'shell.action_password', IconKey),
  item('mail', 'shell.action_mail', IconMail),
  { label: 'shell.action_privacy', icon: IconShieldLock, target: { to: paths.privacy() } },
  item('firstSteps', 'shell.action_first-steps', IconListCheck),
  item('palette', 'shell.action_palette', IconSearch, 'menu'),
  // Beside the title of every screen that has one.
  item('help', 'help.action_open', IconHelp, 'palette'),
  item('shortcuts', 'shell.action_shortcuts', IconKeyboard),
  item('support', 'shell.action_support', IconHelp),
  item('sessionRecord', 'shell.action_session-record', IconFileDownload),
  item('tours', 'shell.action_tours', IconRoute),
  item('accounts', 'shell.action_accounts', IconCategory),
  item('signOut', 'shell.action_sign-out', IconLogout),
]
