import { Input } from '@mantine/core'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { LibraryFilter } from '../libraryFilter'
import { YES_NO_WORDS, type YesNoName } from './yesNoWords'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'

interface YesNoFieldProps {
  name: YesNoName
  filter: LibraryFilter
  onChange: (part: LibraryFilter) => void
}

const ANSWERS = { any: undefined, yes: true, no: false } as const

/** A yes-or-no filter; none chosen means both. */
export function YesNoField({ name, filter, onChange }: YesNoFieldProps) {
  const intl = useIntl()
  const labelId = useId()
  const value = filter[name]
  return (
    <div>
      <Input.Label id={labelId} component="span" mb={4}>
        <FormattedMessage id={YES_NO_WORDS[name].label} />
      </Input.Label>
      <SegmentedControl
        fullWidth
        aria-labelledby={labelId}
        value={value === undefined ? 'any' : value ? 'yes' : 'no'}
        onChange={(answer) => {
          onChange({ [name]: ANSWERS[answer] })
        }}
        data={[
          { value: 'any', label: intl.formatMessage({ id: 'filters.answer_any' }) },
          { value: 'yes', label: intl.formatMessage({ id: 'filters.answer_yes' }) },
          { value: 'no', label: intl.formatMessage({ id: 'filters.answer_no' }) },
        ]}
      />
    </div>
  )
}
