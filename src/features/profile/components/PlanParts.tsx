import { Anchor } from '@mantine/core'
import { useIntl, FormattedMessage } from 'react-intl'
import { runtimeConfig } from '@/common/api/pageFacts'
import type { Plan } from '@/contract/entities/account/plan'
import { supportHref } from '@/contract/text/links'
import { planLimits } from '@/features/profile/planWords'
import classes from './PlanLimits.module.css'

/** The limits of a tariff. */
export function PlanLimits({ plan }: { plan: Plan }) {
  const intl = useIntl()
  return (
    <dl className={classes.limits}>
      {planLimits(intl, plan).map(({ label, value }) => (
        <div key={label} className={classes.limit}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The link to support; without a contact in the settings a text names the person to ask. */
export function SupportLink() {
  const { supportContact } = runtimeConfig()
  if (supportContact === null) return <FormattedMessage id="profile.text_no-support" />
  return (
    <Anchor href={supportHref(supportContact)} underline="always" inherit>
      <FormattedMessage id="profile.action_support" />
    </Anchor>
  )
}
