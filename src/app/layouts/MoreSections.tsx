import { FormattedMessage } from 'react-intl'
import { NavLink } from 'react-router-dom'
import { Menu } from '@/common/ui/menus/floating'
import type { LoadedMenuProps } from '@/common/ui/menus/LateMenu'
import { LoadedMenu } from '@/common/ui/menus/LoadedMenu'
import { useSections } from './useSections'

/** The sections for which a phone's bar has no room. */
export function MoreSections(menu: LoadedMenuProps) {
  const { rest } = useSections()
  return (
    <LoadedMenu {...menu} position="top-end">
      {rest.map(({ to, label, icon: SectionIcon }) => (
        <Menu.Item
          key={to}
          component={NavLink}
          to={to}
          leftSection={<SectionIcon size={18} stroke={1.7} />}
        >
          <FormattedMessage id={label} />
        </Menu.Item>
      ))}
    </LoadedMenu>
  )
}
