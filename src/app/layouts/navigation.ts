import type { ComponentType } from 'react'
import type { MessageId } from '@/common/i18n/messages'
import { paths } from '@/common/routing/paths'
import { IconAlbum, IconChartBar, IconLayoutGrid, IconPhoto } from '@/common/ui/icons'
import type { Permission } from '@/contract/permissions'

interface NavigationItem {
  to: string
  label: MessageId
  icon: ComponentType<{ size?: number | string; stroke?: number }>
  permission: Permission
}

/** The sections of the cabinet in the order of work: collect, group, publish, measure. */
export const NAVIGATION: NavigationItem[] = [
  { to: paths.home(), label: 'shell.nav_library', icon: IconPhoto, permission: 'VIEW_POSTS' },
  { to: paths.albums(), label: 'shell.nav_albums', icon: IconAlbum, permission: 'VIEW_POSTS' },
  {
    to: paths.galleries(),
    label: 'shell.nav_widgets',
    icon: IconLayoutGrid,
    permission: 'VIEW_WIDGETS',
  },
  {
    to: paths.analytic(),
    label: 'shell.nav_analytics',
    icon: IconChartBar,
    permission: 'MANAGE_ANALYTICS',
  },
]
