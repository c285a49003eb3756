import { OWN_PLAN } from '@/contract/constants'
import { FormattedMessage } from 'react-intl'
import { usePermission, useUser } from '@/common/session/user'
import { PageHeader } from '@/common/ui/layout/PageHeader'
import { AccountDeletion } from '../components/AccountDeletion'
import { AccountTimeZone } from '../components/AccountTimeZone'
import { AccountExport, useIsArchiveGone } from '../components/AccountExport'
import { OpenOrders, ReturnedOrder } from '../components/OpenOrders'
import { PaymentHistory } from '../components/PaymentHistory'
import { PersonalData, type PersonalDialogs } from '../components/PersonalData'
import { PlanChoice } from '../components/PlanChoice'
import { RetentionCard } from '../components/RetentionCard'
import { SocialNetworks } from '../components/SocialNetworks'
import { Tariff } from '../components/Tariff'
import classes from './ProfilePage.module.css'

/** The person and the account (product-rules/screens.md#routes). */
export function ProfilePage(dialogs: PersonalDialogs) {
  const { plan } = useUser()
  const mayManage = usePermission('MANAGE_USERS')
  // What the person came for stands first.
  const isArchiveGone = useIsArchiveGone()
  return (
    <>
      <PageHeader title={<FormattedMessage id="profile.title" />} />
      <div className={classes.sections}>
        <ReturnedOrder />
        {isArchiveGone && <AccountExport />}
        <div className={classes.columns}>
          <div className={classes.sections}>
            <PersonalData {...dialogs} />
            <AccountTimeZone />
          </div>
          <div className={classes.sections}>
            <Tariff />
            <SocialNetworks />
          </div>
        </div>
        {plan?.plan.code !== OWN_PLAN && <OpenOrders />}
        {plan?.plan.code !== OWN_PLAN && <PlanChoice currentId={plan?.plan.id ?? null} />}
        <PaymentHistory />
        {!isArchiveGone && <AccountExport />}
        <div className={classes.columns}>
          {mayManage && <RetentionCard />}
          <AccountDeletion />
        </div>
      </div>
    </>
  )
}
