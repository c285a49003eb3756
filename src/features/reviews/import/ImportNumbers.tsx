import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import type { ReviewCounts } from '@/contract/entities/posts/reviewImport'
import classes from './ReviewImport.module.css'

const WILL: Record<keyof ReviewCounts, MessageId> = {
  created: 'reviewImport.number_created',
  changed: 'reviewImport.number_changed',
  unchanged: 'reviewImport.number_unchanged',
  rejected: 'reviewImport.number_rejected',
  unmatched: 'reviewImport.number_unmatched',
}
const ORDER = ['created', 'changed', 'unchanged', 'rejected', 'unmatched'] as const

/** The figures of an import; except for the created reviews, zeros are omitted. */
export function ImportNumbers({ counts, isDone }: { counts: ReviewCounts; isDone: boolean }) {
  const intl = useIntl()
  const shown = ORDER.filter((one) => one === 'created' || counts[one] > 0)
  return (
    <dl
      className={classes.numbers}
      aria-label={intl.formatMessage({
        id: isDone ? 'reviewImport.label_outcome' : 'reviewImport.label_numbers',
      })}
    >
      {shown.map((one) => (
        <div key={one}>
          <dt>
            <FormattedMessage id={WILL[one]} />
          </dt>
          <dd>{intl.formatNumber(counts[one])}</dd>
        </div>
      ))}
    </dl>
  )
}
