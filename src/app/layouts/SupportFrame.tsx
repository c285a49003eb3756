import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useUser } from '@/common/session/user'
import { LANDING_PATH } from '@/contract/addresses'
import classes from './SupportFrame.module.css'

/**
 * Around every screen: for the provider's staff in an account of a customer, a band above it names the shop and leads
 * back to the accounts. It is a landmark that stays from screen to screen, so a screen reader announces it once.
 */
export function SupportFrame({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const { accountName, isViewedByAdmin } = useUser()
  if (!isViewedByAdmin) return children
  return (
    <div className={classes.frame}>
      <section
        className={classes.band}
        aria-label={intl.formatMessage({ id: 'shell.label_support' })}
      >
        <p className={classes.words} title={accountName}>
          <FormattedMessage id="shell.text_support" values={{ shop: <b>{accountName}</b> }} />
        </p>
        <Anchor href={LANDING_PATH} className={classes.leave} inherit underline="always">
          <FormattedMessage id="shell.action_accounts" />
        </Anchor>
      </section>
      {children}
    </div>
  )
}
