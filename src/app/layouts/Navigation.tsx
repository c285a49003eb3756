import { UnstyledButton } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { matchPath, NavLink, useLocation } from 'react-router-dom'
import { useAppDispatch } from '@/common/store/hooks'
import { IconDots, IconSearch } from '@/common/ui/icons/icons'
import { LateMenu } from '@/common/ui/menus/LateMenu'
import { paletteOpened } from '@/features/palette/overlaySlice'
import { loadMoreSections } from './loadShellMenus'
import { PHONE_LINKS, type Section, useSections } from './sections'
import classes from './Navigation.module.css'

/** The button of the menu with the other sections. It is marked as current while a screen of one of them is open. */
function MoreButton(props: ComponentPropsWithRef<'button'>) {
  const { pathname } = useLocation()
  const { rest } = useSections()
  const isCurrent = rest.some(({ to, isSection = false }) =>
    matchPath({ path: to, end: !isSection }, pathname),
  )
  return (
    <UnstyledButton
      {...props}
      className={classes.more}
      aria-current={isCurrent || undefined}
      data-active={isCurrent || undefined}
    >
      <IconDots size={20} stroke={1.7} />
      <FormattedMessage id="shell.nav_more" />
    </UnstyledButton>
  )
}

/** Searching, and the sections that a person's role opens. A phone shows the first of them in a bar, the others behind "more". */
export function Navigation() {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { work, settings, rest } = useSections()
  return (
    <nav className={classes.nav} aria-label={intl.formatMessage({ id: 'shell.nav_sections' })}>
      <UnstyledButton
        className={classes.link}
        aria-keyshortcuts="Control+K"
        title="Ctrl+K"
        data-rest
        onClick={() => dispatch(paletteOpened('palette'))}
      >
        <IconSearch size={20} stroke={1.7} />
        <span className={classes.label}>
          <FormattedMessage id="shell.action_palette" />
        </span>
      </UnstyledButton>
      {work.map((item, index) => (
        <SectionLink key={item.to} item={item} isOnPhone={index < PHONE_LINKS} />
      ))}
      {settings.length > 0 && <hr className={classes.line} />}
      {settings.map((item) => (
        <SectionLink key={item.to} item={item} isOnPhone={false} />
      ))}
      {rest.length > 0 && <LateMenu load={loadMoreSections} Target={MoreButton} />}
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
