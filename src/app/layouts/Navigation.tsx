import { Menu, UnstyledButton } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { NavLink } from 'react-router-dom'
import { permissionHolder, useUser } from '@/common/session/useUser'
import { IconDots } from '@/common/ui/icons/icons'
import { hasPermission } from '@/contract/permissions'
import { PHONE_LINKS, SETTINGS, WORK, type Section } from './sections'
import classes from './Navigation.module.css'

/** The sections that a person's role opens. A phone shows the first of them in a bar, the others behind "more". */
export function Navigation() {
  const intl = useIntl()
  const holder = permissionHolder(useUser())
  const open = ({ permission }: Section) => hasPermission(holder, permission)
  const work = WORK.filter(open)
  const settings = SETTINGS.filter(open)
  const rest = [...work.slice(PHONE_LINKS), ...settings]
  return (
    <nav className={classes.nav} aria-label={intl.formatMessage({ id: 'shell.nav_sections' })}>
      {work.map((item, index) => (
        <SectionLink key={item.to} item={item} isOnPhone={index < PHONE_LINKS} />
      ))}
      {settings.length > 0 && <hr className={classes.line} />}
      {settings.map((item) => (
        <SectionLink key={item.to} item={item} isOnPhone={false} />
      ))}
      {rest.length > 0 && (
        <Menu position="top-end" width={240} shadow="md">
          <Menu.Target>
            <UnstyledButton className={classes.more}>
              <IconDots size={20} stroke={1.7} />
              <FormattedMessage id="shell.nav_more" />
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown>
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
          </Menu.Dropdown>
        </Menu>
      )}
    </nav>
  )
}

function SectionLink({ item, isOnPhone }: { item: Section; isOnPhone: boolean }) {
  const { to, label, icon: SectionIcon, isSection = false } = item
  return (
    <NavLink
      to={to}
      end={!isSection}
      className={classes.link ?? ''}
      data-rest={!isOnPhone || undefined}
    >
      <SectionIcon size={20} stroke={1.7} />
      <span className={classes.label}>
        <FormattedMessage id={label} />
      </span>
    </NavLink>
  )
}
