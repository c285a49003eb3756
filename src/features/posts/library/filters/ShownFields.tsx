import { Input, NativeSelect } from '@mantine/core'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { POST_USAGES } from '@/contract/entities/posts/postList'
import type { LibraryFilter } from '@/features/posts/library/libraryFilter'
import { USAGE_WORDS } from './shownWords'

interface FieldProps {
  filter: LibraryFilter
  onChange: (part: LibraryFilter) => void
}

/** Posts with photos, or with videos. */
export function MediaKindField({ filter, onChange }: FieldProps) {
  const intl = useIntl()
  const labelId = useId()
  return (
    <div>
      <Input.Label id={labelId} component="span" mb={4}>
        <FormattedMessage id="filters.label_media" />
      </Input.Label>
      <SegmentedControl
        fullWidth
        aria-labelledby={labelId}
        value={filter.media ?? 'any'}
        onChange={(kind) => {
          onChange({ media: kind === 'any' ? undefined : kind })
        }}
        data={[
          { value: 'any', label: intl.formatMessage({ id: 'filters.answer_any' }) },
          { value: 'photo', label: intl.formatMessage({ id: 'filters.media_photo' }) },
          { value: 'video', label: intl.formatMessage({ id: 'filters.media_video' }) },
        ]}
      />
    </div>
  )
}

/** Posts that shoppers see in a widget, or that they do not see, each with its reason. */
export function UsageField({ filter, onChange }: FieldProps) {
  const intl = useIntl()
  return (
    <NativeSelect
      label={intl.formatMessage({ id: 'filters.label_usage' })}
      description={<FormattedMessage id="filters.hint_usage" />}
      value={filter.usage ?? ''}
      onChange={({ currentTarget: { value } }) => {
        onChange({ usage: POST_USAGES.find((usage) => usage === value) })
      }}
      data={[
        { value: '', label: intl.formatMessage({ id: 'filters.usage_any' }) },
        ...POST_USAGES.map((value) => ({
          value,
          label: intl.formatMessage({ id: USAGE_WORDS[value] }),
        })),
      ]}
    />
  )
}
