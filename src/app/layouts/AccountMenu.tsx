import { Avatar, Menu, Text, UnstyledButton, useMantineColorScheme } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { runtimeConfig } from '@/common/api/runtimeConfig'
import { loadCatalogue, pageLocale } from '@/common/i18n/catalogue'
import type { MessageId } from '@/common/i18n/messages'
import { retryImport } from '@/common/lib/retryImport'
import { supportHref } from '@/contract/text/supportHref'
import { LOCALE_NAMES } from '@/common/i18n/localeNames'
import { useSaveUserLocaleMutation } from '@/common/session/userApi'
import { useUser } from '@/common/session/useUser'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import {
  IconCategory,
  IconCheck,
  IconFileDownload,
  IconHelp,
  IconKey,
  IconLogout,
  IconSelector,
} from '@/common/ui/icons/icons'
import { LANDING_PATH } from '@/contract/addresses'
import { LOCALES } from '@/contract/locale'
import { passwordDialogOpened, selectIsPasswordOpen } from '@/features/membership/membershipSlice'
import { sessionRecordOpened } from '../recorder/sessionRecordSlice'
import { signOut } from './signOut'
import classes from './AccountMenu.module.css'

const SCHEMES: ['auto' | 'light' | 'dark', MessageId][] = [
  ['auto', 'shell.theme_auto'],
  ['light', 'shell.theme_light'],
  ['dark', 'shell.theme_dark'],
]

const PasswordDialog = lazy(async () => {
  const [{ PasswordDialog: component }] = await Promise.all([
    retryImport(
      () => import(/* webpackChunkName: "password" */ '@/features/membership/slots/PasswordDialog'),
    ),
    // The library may be on screen with the first texts only.
    loadCatalogue(pageLocale()),
  ])
  return { default: component }
})

/** Who is signed in, in which account; language, theme, one’s own password, other accounts, signing out. */
export function AccountMenu() {
  const intl = useIntl()
  const { name, email, accountName, locale } = useUser()
  const dispatch = useAppDispatch()
  const isPasswordOpen = useAppSelector(selectIsPasswordOpen)
  const [saveLocale] = useSaveUserLocaleMutation()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { supportContact } = runtimeConfig()
  const tick = (isChosen: boolean) =>
    isChosen ? <IconCheck size={16} /> : <span className={classes.gap} />
  return (
    <>
      <Menu position="top-start" width={240} shadow="md">
        <Menu.Target>
          <UnstyledButton
            className={classes.account}
            aria-label={intl.formatMessage({ id: 'shell.menu_account' }, { name })}
          >
            <Avatar name={name} color="pine" size={36} radius="xl" />
            <span className={classes.names}>
              <Text size="sm" fw={600} truncate>
                {accountName}
              </Text>
              <Text size="xs" c="dimmed" truncate>
                {name}
              </Text>
            </span>
            <IconSelector size={16} className={classes.arrows} />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
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
            <FormattedMessage id="shell.action_session-record" />
          </Menu.Item>
          <Menu.Item component="a" href={LANDING_PATH} leftSection={<IconCategory size={16} />}>
            <FormattedMessage id="shell.action_accounts" />
          </Menu.Item>
          <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void signOut()}>
            <FormattedMessage id="shell.action_sign-out" />
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isPasswordOpen && (
        <Suspense>
          <PasswordDialog />
        </Suspense>
      )}
    </>
  )
}
