import type { MessageId } from '@/common/i18n/messages'
import { paths } from '@/common/routing/paths'
import { permissionHolder, useUser } from '@/common/session/user'
import type { Icon } from '@/common/ui/icons/icon'
import {
  IconAlbum,
  IconChartBar,
  IconHistory,
  IconLayoutGrid,
  IconPhoto,
  IconPlug,
  IconReceipt2,
  IconRss,
  IconShoppingBag,
  IconStar,
  IconTargetArrow,
  IconTrash,
  IconUsers,
} from '@/common/ui/icons/icons'
import { type Permission, hasPermission } from '@/contract/permissions'

/** One entry of the navigation. */
export interface Section {
  to: string
  label: MessageId
  icon: Icon
  permission: Permission | readonly Permission[]
  /** Whether the entry is also marked as current on the screens below its address. */
  isSection?: boolean
}

/** The sections of daily work, in its order: collect, group, publish, measure. The first four fit on a phone. */
const WORK: readonly Section[] = [
  { to: paths.home(), label: 'shell.nav_library', icon: IconPhoto, permission: 'VIEW_POSTS' },
  {
    to: paths.albums(),
    label: 'shell.nav_albums',
    icon: IconAlbum,
    permission: 'VIEW_POSTS',
    isSection: true,
  },
  {
    to: paths.galleries(),
    label: 'shell.nav_widgets',
    icon: IconLayoutGrid,
    permission: 'VIEW_WIDGETS',
    isSection: true,
  },
  {
    to: paths.analytic(),
    label: 'shell.nav_analytics',
    icon: IconChartBar,
    permission: 'MANAGE_ANALYTICS',
    isSection: true,
  },
  {
    to: paths.products(),
    label: 'shell.nav_products',
    icon: IconShoppingBag,
    permission: 'VIEW_SKUS',
    isSection: true,
  },
  { to: paths.reviews(), label: 'shell.nav_reviews', icon: IconStar, permission: 'VIEW_POSTS' },
]

/** Sections that are set up once and rarely opened. */
const SETTINGS: readonly Section[] = [
  { to: paths.sources(), label: 'shell.nav_sources', icon: IconRss, permission: 'MANAGE_SOURCES' },
  {
    to: paths.integrations(),
    label: 'shell.nav_integrations',
    icon: IconPlug,
    permission: 'MANAGE_INTEGRATIONS',
  },
  {
    to: paths.segments(),
    label: 'shell.nav_segments',
    icon: IconTargetArrow,
    permission: 'MANAGE_SEGMENTS',
  },
  {
    to: paths.trash(),
    label: 'shell.nav_trash',
    icon: IconTrash,
    permission: ['EDIT_POST', 'MANAGE_WIDGETS'],
  },
  {
    to: paths.membership(),
    label: 'shell.nav_membership',
    icon: IconUsers,
    permission: 'MANAGE_USERS',
  },
  { to: paths.audit(), label: 'shell.nav_audit', icon: IconHistory, permission: 'MANAGE_USERS' },
  {
    to: paths.profile(),
    label: 'shell.nav_profile',
    icon: IconReceipt2,
    permission: 'VIEW_TARIFF',
  },
]

/** The sections in the order of the navigation. */
export const ALL_SECTIONS: readonly Section[] = [...WORK, ...SETTINGS]

/** Links in a phone's bar; the others are in the "More" menu. */
export const PHONE_LINKS = 4

/** The sections that a person's role opens; `rest` are those for which a phone's bar has no room. */
export function useSections() {
  const holder = permissionHolder(useUser())
  const open = ({ permission }: Section) => hasPermission(holder, permission)
  const work = WORK.filter(open)
  const settings = SETTINGS.filter(open)
  return { work, settings, rest: [...work.slice(PHONE_LINKS), ...settings] }
}
