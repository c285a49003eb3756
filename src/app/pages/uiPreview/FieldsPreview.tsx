import { Checkbox, SimpleGrid, Switch, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { MultiSelect } from '@/common/ui/choices/MultiSelect'
import { Select } from '@/common/ui/choices/Select'
import { SearchField } from '@/common/ui/fields/SearchField'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { PreviewSection } from './PreviewSection'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/Pill.css'
import '@mantine/core/styles/PillsInput.css'
import '@mantine/core/styles/SimpleGrid.css'
import '@mantine/core/styles/Switch.css'

/** Form fields: plain, with a hint, with an error, and disabled. */
export function FieldsPreview() {
  const intl = useIntl()
  const [query, setQuery] = useState('')
  const [choice, setChoice] = useState('1')
  const label = intl.formatMessage({ id: 'ui-preview.label_field' })
  const options = [1, 2, 3].map((number) => ({
    value: String(number),
    label: intl.formatMessage({ id: 'ui-preview.label_option' }, { number }),
  }))
  return (
    <PreviewSection title="ui-preview.title_fields">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput
          label={label}
          description={intl.formatMessage({ id: 'ui-preview.hint_field' })}
        />
        <TextInput
          label={intl.formatMessage({ id: 'ui-preview.label_field-wrong' })}
          required
          error={intl.formatMessage({ id: 'empty-gallery-title' })}
        />
        <TextInput label={intl.formatMessage({ id: 'ui-preview.label_field-off' })} disabled />
        <SearchField label="library.label_search" query={query} onSearch={setQuery} />
        <Select
          label={intl.formatMessage({ id: 'ui-preview.label_one-of-many' })}
          data={options}
          defaultValue="1"
        />
        <MultiSelect
          label={intl.formatMessage({ id: 'ui-preview.label_some-of-many' })}
          data={options}
          defaultValue={['1', '2']}
        />
        <Textarea
          label={intl.formatMessage({ id: 'upload.label_caption' })}
          placeholder={intl.formatMessage({ id: 'upload.hint_caption' })}
          minRows={3}
          autosize
        />
        <div>
          <Switch
            defaultChecked
            mb="sm"
            label={intl.formatMessage({ id: 'ui-preview.label_switch' })}
          />
          <Checkbox
            defaultChecked
            mb="md"
            label={intl.formatMessage({ id: 'ui-preview.label_checkbox' })}
          />
          <SegmentedControl
            fullWidth
            aria-label={intl.formatMessage({ id: 'ui-preview.label_one-of-few' })}
            value={choice}
            onChange={setChoice}
            data={options}
          />
        </div>
      </SimpleGrid>
    </PreviewSection>
  )
}
