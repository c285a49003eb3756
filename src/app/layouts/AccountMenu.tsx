import { Avatar, Text, UnstyledButton } from '@mantine/core'
import { Suspense, type ComponentPropsWithRef } from 'react'
import { useIntl } from 'react-intl'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { useUser } from '@/common/session/user'
import { useAppSelector } from '@/common/store/hooks'
import { IconSelector } from '@/common/ui/icons/icons'
import { LateMenu } from '@/common/ui/menus/LateMenu'
import { selectIsPasswordOpen, selectMailDialog } from '@/features/membership/membershipSlice'
import { loadAccountItems } from './loadShellMenus'
import classes from './AccountMenu.module.css'

const PasswordDialog = lazyWithTexts(() =>
  import(/* webpackChunkName: "password" */ '@/features/membership/slots/PasswordDialog').then(
    (module) => module.PasswordDialog,
  ),
)
const MailDialog = lazyWithTexts(() =>
  import(/* webpackChunkName: "mail" */ '@/features/membership/slots/MailDialog').then(
    (module) => module.MailDialog,
  ),
)
function AccountButton(props: ComponentPropsWithRef<'button'>) {
  const intl = useIntl()
  const { name, accountName } = useUser()
  return (
    <UnstyledButton
      {...props}
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
  )
}

/** The signed-in person and the account, with a menu of actions for both. */
export function AccountMenu() {
  const isPasswordOpen = useAppSelector(selectIsPasswordOpen)
  const isMailOpen = Boolean(useAppSelector(selectMailDialog))
  return (
    <>
      <LateMenu load={loadAccountItems} Target={AccountButton} />
      {isMailOpen && (
        <Suspense>
          <MailDialog />
        </Suspense>
      )}
      {isPasswordOpen && (
        <Suspense>
          <PasswordDialog />
        </Suspense>
      )}
    </>
  )
}
