import {
  Checkbox,
  SimpleGrid,
  Switch,
  Textarea,
  TextInput,
  ActionIcon,
  Button,
  Group,
} from '@mantine/core'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Pill.css'
import '@mantine/core/styles/PillsInput.css'
import '@mantine/core/styles/SimpleGrid.css'
import '@mantine/core/styles/Switch.css'
import { useState } from 'react'
import { useIntl, FormattedMessage } from 'react-intl'
import { MultiSelect } from '@/common/ui/choices/MultiSelect'
import { Select } from '@/common/ui/choices/Select'
import { SearchField } from '@/common/ui/fields/SearchField'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { IconPlus, IconTrash } from '@/common/ui/icons/icons'
import { PreviewSection } from './PreviewSection'

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

/** Buttons by their weight: one filled per screen, the rest quieter; red for deletion. */
export function ButtonsPreview() {
  const intl = useIntl()
  return (
    <PreviewSection title="ui-preview.title_buttons">
      <Group gap="xs">
        <Button leftSection={<IconPlus size={18} />}>
          <FormattedMessage id="library.action_add" />
        </Button>
        <Button variant="default">
          <FormattedMessage id="common.action_cancel" />
        </Button>
        <Button variant="subtle">
          <FormattedMessage id="common.action_reset-filters" />
        </Button>
        <Button color="red.9">
          <FormattedMessage id="common.action_delete" />
        </Button>
        <ActionIcon size={36} aria-label={intl.formatMessage({ id: 'common.action_delete' })}>
          <IconTrash size={18} />
        </ActionIcon>
      </Group>
      <Group gap="xs">
        <Button disabled>
          <FormattedMessage id="common.action_save" />
        </Button>
        <Button data-disabled aria-disabled>
          <FormattedMessage id="common.action_save" />
        </Button>
        <ActionIcon disabled aria-label={intl.formatMessage({ id: 'common.action_delete' })}>
          <IconTrash size={18} />
        </ActionIcon>
        <ActionIcon
          data-disabled
          aria-disabled
          aria-label={intl.formatMessage({ id: 'common.action_delete' })}
        >
          <IconTrash size={18} />
        </ActionIcon>
        <Button loading aria-label={intl.formatMessage({ id: 'common.label_loading' })}>
          <FormattedMessage id="common.action_save" />
        </Button>
      </Group>
    </PreviewSection>
  )
}
