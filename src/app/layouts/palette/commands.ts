import type { MessageId } from '@/common/i18n/messages'
import { paths } from '@/common/routing/paths'
import type { ScreenCommand } from '@/common/routing/useCommand'
import type { Icon } from '@/common/ui/icons/icon'
import {
  IconAlbum,
  IconCategory,
  IconChartBarPopular,
  IconFileDownload,
  IconHelp,
  IconKey,
  IconKeyboard,
  IconLayoutGrid,
  IconLink,
  IconListCheck,
  IconLogout,
  IconMail,
  IconLanguage,
  IconPalette,
  IconPencil,
  IconRoute,
  IconShieldLock,
  IconUpload,
  IconUsers,
} from '@/common/ui/icons/icons'
import type { Locale } from '@/contract/locale'
import type { Permission } from '@/contract/permissions'
import type { WidgetType } from '@/contract/widgets/settings/widgetSettings'
import { WIDGET_TYPES } from '@/contract/entities/widgets/widget'
import { ALL_SECTIONS } from '../sections'

/** What is done without a screen. */
export type Deed =
  | 'password'
  | 'mail'
  | 'help'
  | 'shortcuts'
  | 'firstSteps'
  | 'tours'
  | 'sessionRecord'
  | 'support'
  | 'accounts'
  | 'signOut'
  | `locale-${Locale}`
  | `theme-${'auto' | 'light' | 'dark'}`

export type CommandGroup = 'screens' | 'actions' | 'settings'

/** A screen, an action or a setting that the palette offers. */
export interface Command {
  id: string
  group: CommandGroup
  label: MessageId
  icon: Icon
  /** The right that it needs, or any one of several; null for everybody. */
  permission: Permission | readonly Permission[] | null
  /** A screen, with what it does when it is opened; or what is done here. */
  target: { to: string; state?: ScreenCommand } | { deed: Deed }
}

const SCREENS: readonly Command[] = [
  ...ALL_SECTIONS.map(({ to, label, icon, permission }): Command => ({
    id: `screen:${to}`,
    group: 'screens',
    label,
    icon,
    permission,
    target: { to },
  })),
  {
    id: 'screen:posts-analytics',
    group: 'screens',
    label: 'palette.action_post-analytics',
    icon: IconChartBarPopular,
    permission: 'MANAGE_ANALYTICS',
    target: { to: paths.postsAnalytics() },
  },
  {
    id: 'screen:products-analytics',
    group: 'screens',
    label: 'palette.action_product-analytics',
    icon: IconChartBarPopular,
    permission: 'MANAGE_ANALYTICS',
    target: { to: paths.productsAnalytics() },
  },
  {
    id: 'screen:privacy',
    group: 'screens',
    label: 'shell.action_privacy',
    icon: IconShieldLock,
    permission: null,
    target: { to: paths.privacy() },
  },
]

/** An action of a screen, which opens with it. */
const action = (
  id: string,
  label: MessageId,
  icon: Icon,
  permission: Permission,
  to: string,
  command?: string,
): Command => ({
  id: `action:${id}`,
  group: 'actions',
  label,
  icon,
  permission,
  target: command === undefined ? { to } : { to, state: { command } },
})

const CREATE_LABELS: Record<WidgetType, MessageId> = {
  gallery: 'palette.action_widget-gallery',
  story: 'palette.action_widget-story',
  sku: 'palette.action_widget-sku',
  stl: 'palette.action_widget-stl',
}

const ACTIONS: readonly Command[] = [
  action('upload', 'palette.action_upload', IconUpload, 'EDIT_POST', paths.home(), 'upload'),
  action('link', 'palette.action_link', IconLink, 'EDIT_POST', paths.home(), 'link'),
  action('post', 'palette.action_create-post', IconPencil, 'EDIT_POST', paths.createPost()),
  action('album', 'albums.action_create', IconAlbum, 'EDIT_POST', paths.albums(), 'createAlbum'),
  ...WIDGET_TYPES.map((type) =>
    action(
      `widget-${type}`,
      CREATE_LABELS[type],
      IconLayoutGrid,
      'MANAGE_WIDGETS',
      paths.galleries(),
      `create-${type}`,
    ),
  ),
  action(
    'invite',
    'palette.action_invite',
    IconUsers,
    'MANAGE_USERS',
    paths.membership(),
    'invite',
  ),
]

const setting = (deed: Deed, label: MessageId, icon: Icon): Command => ({
  id: `setting:${deed}`,
  group: 'settings',
  label,
  icon,
  permission: null,
  target: { deed },
})

const SETTINGS: readonly Command[] = [
  setting('locale-ru', 'palette.action_locale-ru', IconLanguage),
  setting('locale-en', 'palette.action_locale-en', IconLanguage),
  setting('theme-auto', 'palette.action_theme-auto', IconPalette),
  setting('theme-light', 'palette.action_theme-light', IconPalette),
  setting('theme-dark', 'palette.action_theme-dark', IconPalette),
  setting('password', 'shell.action_password', IconKey),
  setting('mail', 'shell.action_mail', IconMail),
  setting('help', 'help.action_open', IconHelp),
  setting('shortcuts', 'shell.action_shortcuts', IconKeyboard),
  setting('tours', 'shell.action_tours', IconRoute),
  setting('firstSteps', 'shell.action_first-steps', IconListCheck),
  setting('sessionRecord', 'shell.action_report', IconFileDownload),
  setting('support', 'shell.action_support', IconHelp),
  setting('accounts', 'shell.action_accounts', IconCategory),
  setting('signOut', 'shell.action_sign-out', IconLogout),
]

/** Everything that the palette offers, in the order in which it is offered. */
export const COMMANDS: readonly Command[] = [...ACTIONS, ...SCREENS, ...SETTINGS]
