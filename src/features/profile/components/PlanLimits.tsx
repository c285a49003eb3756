import { useIntl } from 'react-intl'
import type { Plan } from '@/contract/entities/account/plan'
import { planLimits } from '../planWords'
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
