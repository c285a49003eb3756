import { NativeSelect } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { DayRangeFields } from '@/common/ui/dates/DayRangeFields'
import { LabelledSelect } from '@/common/ui/fields/LabelledSelect'
import type { AuditPeople } from '@/contract/entities/account/audit'
import { AUDIT_KINDS, type AuditKind } from '@/contract/entities/account/auditActions'
import classes from '@/common/ui/fields/FilterBar.module.css'
import type { AuditChoice } from './auditChoice'

interface AuditBarProps {
  choice: AuditChoice
  /** Undefined while they are loading. */
  people: AuditPeople | undefined
  onChange: (part: Partial<AuditChoice>) => void
}

/** Narrows the audit to a person, a kind and some days. */
export function AuditBar({ choice, people, onChange }: AuditBarProps) {
  return (
    <div className={classes.bar}>
      <PersonSelect choice={choice} people={people} onChange={onChange} />
      <LabelledSelect
        label="audit.label_kind"
        choices={[ALL_KINDS, ...AUDIT_KINDS.map((kind) => [kind, KIND_LABELS[kind]] as const)]}
        value={choice.kind ?? 'all'}
        onChange={(kind) => {
          onChange({ kind: kind === 'all' ? null : kind })
        }}
      />
      <DayRangeFields
        legend={<FormattedMessage id="audit.label_period" />}
        range={choice.days}
        onChange={(days) => {
          onChange({ days })
        }}
      />
    </div>
  )
}

/** Everyone with an entry; the provider's people are one choice, and so is the back office itself. */
function PersonSelect({ choice: { person }, people: known, onChange }: AuditBarProps) {
  const intl = useIntl()
  const named = known?.people.map(({ id, name }) => ({ value: String(id), label: name })) ?? []
  const isListed = typeof person !== 'number' || named.some(({ value }) => value === String(person))
  return (
    <NativeSelect
      label={intl.formatMessage({ id: 'audit.label_person' })}
      value={person === null ? 'all' : String(person)}
      data={[
        { value: 'all', label: intl.formatMessage({ id: 'audit.text_everybody' }) },
        ...named,
        // From the address: the person is not loaded yet or has no entry.
        ...(isListed
          ? []
          : [
              {
                value: String(person),
                label: intl.formatMessage(
                  { id: 'audit.label_person-numbered' },
                  { id: String(person) },
                ),
              },
            ]),
        ...(known?.hasProvider || person === 'provider'
          ? [{ value: 'provider', label: intl.formatMessage({ id: 'audit.label_side-provider' }) }]
          : []),
        { value: 'system', label: intl.formatMessage({ id: 'audit.label_side-system' }) },
      ]}
      onChange={({ currentTarget: { value } }) => {
        if (value === 'all') onChange({ person: null })
        else if (value === 'provider' || value === 'system') onChange({ person: value })
        else onChange({ person: Number(value) })
      }}
    />
  )
}

const ALL_KINDS = ['all', 'audit.text_all-kinds'] as const

const KIND_LABELS: Record<AuditKind, MessageId> = {
  posts: 'audit.label_kind-posts',
  albums: 'audit.label_kind-albums',
  widgets: 'audit.label_kind-widgets',
  products: 'audit.label_kind-products',
  reviews: 'audit.label_kind-reviews',
  segments: 'audit.label_kind-segments',
  sources: 'audit.label_kind-sources',
  team: 'audit.label_kind-team',
  account: 'audit.label_kind-account',
  visits: 'audit.label_kind-visits',
}
