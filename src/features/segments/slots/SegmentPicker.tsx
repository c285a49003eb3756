import { MultiSelect } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { ChoicesFailure } from '@/common/ui/ChoicesFailure'
import type { IdName } from '@/contract/entities/post'
import { useListSegmentsQuery } from '../segmentsApi'
import '@mantine/core/styles/Pill.css'
import '@mantine/core/styles/PillsInput.css'

interface SegmentPickerProps {
  /** Ids of the chosen segments. */
  value: readonly number[]
  onChange: (segments: IdName[]) => void
  label?: ReactNode
}

/** Chooses segments; shown by the screens of other slices. Without the list nothing can be changed, so nothing is lost. */
export function SegmentPicker({ value, onChange, label }: SegmentPickerProps) {
  const intl = useIntl()
  const { data: segments, isError, refetch } = useListSegmentsQuery()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <MultiSelect
        label={label ?? intl.formatMessage({ id: 'segments.title' })}
        placeholder={value.length === 0 ? intl.formatMessage({ id: 'segments.hint_picker' }) : ''}
        nothingFoundMessage={intl.formatMessage({ id: 'segments.text_none-found' })}
        data={(segments ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={value.filter((id) => segments?.some((segment) => segment.id === id)).map(String)}
        disabled={!segments}
        searchable
        // Closed by a choice: it would lie over the button that one goes on with.
        dropdownOpened={isOpen}
        onDropdownOpen={() => {
          setIsOpen(true)
        }}
        onDropdownClose={() => {
          setIsOpen(false)
        }}
        onOptionSubmit={() => {
          setIsOpen(false)
        }}
        hidePickedOptions
        onChange={(ids) => {
          onChange(
            (segments ?? [])
              .filter(({ id }) => ids.includes(String(id)))
              .map(({ id, name }) => ({ id, name })),
          )
        }}
      />
      {isError && !segments && <ChoicesFailure onRetry={() => void refetch()} />}
    </div>
  )
}
