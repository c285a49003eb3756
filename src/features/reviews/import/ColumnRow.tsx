import { Text } from '@mantine/core'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { Select } from '@/common/ui/choices/Select'
import { REVIEW_ROLES, type ReviewRole } from '@/contract/entities/reviewImport'
import classes from './ReviewImport.module.css'

const ROLES: Record<ReviewRole, MessageId> = {
  rating: 'reviewImport.role_rating',
  text: 'reviewImport.role_text',
  pros: 'reviewImport.role_pros',
  cons: 'reviewImport.role_cons',
  author: 'reviewImport.role_author',
  date: 'reviewImport.role_date',
  answer: 'reviewImport.role_answer',
  article: 'reviewImport.role_article',
  marketplaceId: 'reviewImport.role_marketplace-id',
  barcode: 'reviewImport.role_barcode',
  reviewId: 'reviewImport.role_review-id',
  order: 'reviewImport.role_order',
  receipt: 'reviewImport.role_receipt',
}
/** A column that is not imported. */
const NOTHING = 'nothing'
type Choice = ReviewRole | typeof NOTHING

interface ColumnRowProps {
  name: string
  samples: string[]
  role: ReviewRole | null
  onChange: (role: ReviewRole | null) => void
}

/** A column of the file, with samples of its content and its role. */
export function ColumnRow({ name, samples, role, onChange }: ColumnRowProps) {
  const intl = useIntl()
  const choices: { value: Choice; label: string }[] = [
    { value: NOTHING, label: intl.formatMessage({ id: 'reviewImport.role_nothing' }) },
    ...REVIEW_ROLES.map((value) => ({ value, label: intl.formatMessage({ id: ROLES[value] }) })),
  ]
  return (
    <li className={classes.column}>
      <div className={classes.columnFacts}>
        <Text size="sm" fw={600} lineClamp={1}>
          {name || intl.formatMessage({ id: 'reviewImport.text_nameless' })}
        </Text>
        <Text size="xs" c="dimmed" lineClamp={1}>
          {samples.join(' · ') || intl.formatMessage({ id: 'reviewImport.text_no-samples' })}
        </Text>
      </div>
      <Select<Choice>
        aria-label={intl.formatMessage({ id: 'reviewImport.label_column' }, { name })}
        data={choices}
        value={role ?? NOTHING}
        allowDeselect={false}
        maxDropdownHeight={320}
        onChange={(value) => {
          onChange(value === NOTHING ? null : value)
        }}
      />
    </li>
  )
}
