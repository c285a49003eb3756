import { useMantineColorScheme } from '@mantine/core'
import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, NavLink } from 'react-router-dom'
import { sessionRecordOpened } from '@/app/recorder/sessionRecordSlice'
import { runtimeConfig } from '@/common/api/pageFacts'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { LOCALE_NAMES } from '@/common/i18n/useLocale'
import { paths } from '@/common/routing/paths'
import { useSaveUserLocaleMutation, useUser } from '@/common/session/user'
import { useAppDispatch } from '@/common/store/hooks'
import {
  IconCategory,
  IconCheck,
  IconFileDownload,
  IconHelp,
  IconKey,
  IconKeyboard,
  IconLogout,
  IconMail,
  IconRoute,
  IconSearch,
  IconShieldLock,
} from '@/common/ui/icons/icons'
import { Menu } from '@/common/ui/menus/floating'
import type { LoadedMenuProps } from '@/common/ui/menus/LateMenu'
import { LoadedMenu } from '@/common/ui/menus/LoadedMenu'
import { LANDING_PATH } from '@/contract/addresses'
import { LOCALES } from '@/contract/locale'
import { supportHref } from '@/contract/text/links'
import { mailDialogOpened, passwordDialogOpened } from '@/features/membership/membershipSlice'
import { paletteOpened } from '@/features/palette/overlaySlice'
import { toursCleared } from '@/features/tours/toursSlice'
import classes from './AccountItems.module.css'
import { useSections } from './sections'
import { SCHEMES } from './schemes'
import { signOut } from './signOut'

const FirstStepsItem = lazyWithTexts(() =>
  import(/* webpackChunkName: "getting-started" */ './FirstStepsItem').then(
    (module) => module.FirstStepsItem,
  ),
)

/**
 * The items of the account menu: language, theme, one’s own password, closed first steps, support, the session record,
 * other accounts, signing out.
 */
export function AccountItems(menu: LoadedMenuProps) {
  const { email, locale, isGettingStartedClosed } = useUser()
  const dispatch = useAppDispatch()
  const [saveLocale] = useSaveUserLocaleMutation()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { supportContact } = runtimeConfig()
  const tick = (isChosen: boolean) =>
    isChosen ? <IconCheck size={16} /> : <span className={classes.gap} />
  return (
    <LoadedMenu {...menu} position="top-start">
      <Menu.Label>{email}</Menu.Label>
      <Menu.Divider />
      <Menu.Label>
        <FormattedMessage id="shell.menu_language" />
      </Menu.Label>
      {LOCALES.map((option) => (
        <Menu.Item
          key={option}
          leftSection={tick(option === locale)}
          lang={option}
          onClick={() => void saveLocale(option)}
        >
          {LOCALE_NAMES[option]}
        </Menu.Item>
      ))}
      <Menu.Label>
        <FormattedMessage id="shell.menu_theme" />
      </Menu.Label>
      {SCHEMES.map(([scheme, label]) => (
        <Menu.Item
          key={scheme}
          leftSection={tick(scheme === colorScheme)}
          onClick={() => {
            setColorScheme(scheme)
          }}
        >
          <FormattedMessage id={label} />
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconKey size={16} />}
        onClick={() => dispatch(passwordDialogOpened())}
      >
        <FormattedMessage id="shell.action_password" />
      </Menu.Item>
      <Menu.Item leftSection={<IconMail size={16} />} onClick={() => dispatch(mailDialogOpened())}>
        <FormattedMessage id="shell.action_mail" />
      </Menu.Item>
      <Menu.Item component={Link} to={paths.privacy()} leftSection={<IconShieldLock size={16} />}>
        <FormattedMessage id="shell.action_privacy" />
      </Menu.Item>
      {isGettingStartedClosed && (
        <Suspense>
          <FirstStepsItem />
        </Suspense>
      )}
      <Menu.Item
        leftSection={<IconSearch size={16} />}
        onClick={() => dispatch(paletteOpened('palette'))}
      >
        <FormattedMessage id="shell.action_palette" />
      </Menu.Item>
      <Menu.Item
        leftSection={<IconKeyboard size={16} />}
        onClick={() => dispatch(paletteOpened('shortcuts'))}
      >
        <FormattedMessage id="shell.action_shortcuts" />
      </Menu.Item>
      {supportContact && (
        <Menu.Item
          component="a"
          href={supportHref(supportContact)}
          leftSection={<IconHelp size={16} />}
        >
          <FormattedMessage id="shell.action_support" />
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<IconFileDownload size={16} />}
        onClick={() => dispatch(sessionRecordOpened())}
      >
        <FormattedMessage id="shell.action_report" />
      </Menu.Item>
      <Menu.Item leftSection={<IconRoute size={16} />} onClick={() => dispatch(toursCleared())}>
        <FormattedMessage id="shell.action_tours" />
      </Menu.Item>
      <Menu.Item component="a" href={LANDING_PATH} leftSection={<IconCategory size={16} />}>
        <FormattedMessage id="shell.action_accounts" />
      </Menu.Item>
      <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void signOut()}>
        <FormattedMessage id="shell.action_sign-out" />
      </Menu.Item>
    </LoadedMenu>
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
