import { Checkbox, Stack } from '@mantine/core'
import { useIntl } from 'react-intl'
import { sourceOptions } from '@/common/i18n/sourceOptions'
import { useUser } from '@/common/session/useUser'
import { SOURCE_TYPES, type SourceType } from '@/contract/entities/sources/source'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'

interface SourcesFieldProps {
  sources: SourceType[]
  onChange: (sources: SourceType[]) => void
}

/** The sources of posts; none chosen means all. */
export function SourcesField({ sources, onChange }: SourcesFieldProps) {
  const intl = useIntl()
  const { dataSourceList } = useUser()
  return (
    <Checkbox.Group
      label={intl.formatMessage({ id: 'filters.label_sources' })}
      value={sources}
      onChange={(names) => {
        onChange(SOURCE_TYPES.filter((type) => names.includes(type)))
      }}
    >
      <Stack gap="xs" mt={4}>
        {sourceOptions(intl, dataSourceList).map(({ name, label }) => (
          <Checkbox key={name} value={name} label={label} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
