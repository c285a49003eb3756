import type { MessageId } from '@/common/i18n/messages'
import { paths } from '@/common/routing/paths'
import type { ScreenCommand } from '@/common/routing/useCommand'
import type { Icon } from '@/common/ui/icons/icon'
import {
  IconAlbum,
  IconBaselineDensityMedium,
  IconChartBarPopular,
  IconHelp,
  IconLanguage,
  IconLayoutGrid,
  IconLink,
  IconPalette,
  IconPencil,
  IconUpload,
  IconUsers,
} from '@/common/ui/icons/icons'
import type { Permission } from '@/contract/permissions'
import type { WidgetType } from '@/contract/widgets/settings/widgetSettings'
import { WIDGET_TYPES } from '@/contract/entities/widgets/widget'
import { OWN_ITEMS, PREFERENCES, type ChosenDeed, type Deed } from '../deeds'
import { ALL_SECTIONS } from '../sections'

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
  ...OWN_ITEMS.flatMap(({ label, icon, target }): Command[] =>
    'to' in target
      ? [{ id: `screen:${target.to}`, group: 'screens', label, icon, permission: null, target }]
      : [],
  ),
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

/** Values of preferences: what the palette calls them, with what they are about. */
const CHOICES: Record<ChosenDeed, readonly [MessageId, Icon]> = {
  'locale-ru': ['palette.action_locale-ru', IconLanguage],
  'locale-en': ['palette.action_locale-en', IconLanguage],
  'theme-auto': ['palette.action_theme-auto', IconPalette],
  'theme-light': ['palette.action_theme-light', IconPalette],
  'theme-dark': ['palette.action_theme-dark', IconPalette],
  'density-roomy': ['palette.action_density-roomy', IconBaselineDensityMedium],
  'density-compact': ['palette.action_density-compact', IconBaselineDensityMedium],
}

const SETTINGS: readonly Command[] = [
  ...PREFERENCES.flatMap(({ options }) =>
    options.map(({ deed }) => setting(deed, ...CHOICES[deed])),
  ),
  // Not in the account menu, because each screen has the link next to its title.
  setting('help', 'help.action_open', IconHelp),
  ...OWN_ITEMS.flatMap(({ label, icon, target, isMenuOnly }) =>
    'deed' in target && !isMenuOnly ? [setting(target.deed, label, icon)] : [],
  ),
]

/** Everything that the palette offers, in the order in which it is offered. */
export const COMMANDS: readonly Command[] = [...ACTIONS, ...SCREENS, ...SETTINGS]
