import { Fragment } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, NavLink } from 'react-router-dom'
import { useUser } from '@/common/session/user'
import { useAppDispatch } from '@/common/store/hooks'
import { IconCheck, IconSearch } from '@/common/ui/icons/icons'
import { Menu } from '@/common/ui/menus/floating'
import type { LoadedMenuProps } from '@/common/ui/menus/LateMenu'
import { LoadedMenu } from '@/common/ui/menus/LoadedMenu'
import { paletteOpened } from '@/features/palette/overlaySlice'
import classes from './AccountItems.module.css'
import { OWN_ITEMS, PREFERENCES, type OwnItem } from './deeds'
import { useSections } from './sections'
import { addressOf, useDeeds, useDeedState } from './useDeeds'

/** The account menu: preferences with the chosen values ticked, then what a person may do on any screen. */
export function AccountItems(menu: LoadedMenuProps) {
  const { email } = useUser()
  const perform = useDeeds()
  const { isChosen, isOffered } = useDeedState()
  const items = OWN_ITEMS.filter(({ target }) => !('deed' in target) || isOffered(target.deed))
  return (
    <LoadedMenu {...menu} position="top-start">
      <Menu.Label>{email}</Menu.Label>
      <Menu.Divider />
      {PREFERENCES.map(({ title, options }) => (
        <Fragment key={title}>
          <Menu.Label>
            <FormattedMessage id={title} />
          </Menu.Label>
          {options.map(({ deed, value }) => (
            <Menu.Item
              key={deed}
              leftSection={
                isChosen(deed) ? <IconCheck size={16} /> : <span className={classes.gap} />
              }
              lang={typeof value === 'object' ? value.lang : undefined}
              onClick={() => {
                perform(deed)
              }}
            >
              {typeof value === 'object' ? value.words : <FormattedMessage id={value} />}
            </Menu.Item>
          ))}
        </Fragment>
      ))}
      <Menu.Divider />
      {items.map((item) => (
        <AccountItem key={item.label} {...item} perform={perform} />
      ))}
    </LoadedMenu>
  )
}

function AccountItem({
  label,
  icon: ItemIcon,
  target,
  perform,
}: OwnItem & { perform: ReturnType<typeof useDeeds> }) {
  const common = {
    leftSection: <ItemIcon size={16} />,
    children: <FormattedMessage id={label} />,
  }
  if ('to' in target) return <Menu.Item component={Link} to={target.to} {...common} />
  const address = addressOf(target.deed)
  if (address !== null) return <Menu.Item component="a" href={address} {...common} />
  return (
    <Menu.Item
      {...common}
      onClick={() => {
        perform(target.deed)
      }}
    />
  )
}

/** The sections for which a phone's bar has no room. */
export function MoreSections(menu: LoadedMenuProps) {
  const dispatch = useAppDispatch()
  const { rest } = useSections()
  return (
    <LoadedMenu {...menu} position="top-end">
      <Menu.Item
        leftSection={<IconSearch size={18} />}
        onClick={() => dispatch(paletteOpened('palette'))}
      >
        <FormattedMessage id="shell.action_palette" />
      </Menu.Item>
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
