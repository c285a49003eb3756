import { ActionIcon, Button, Group } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { IconPlus, IconTrash } from '@/common/ui/icons/icons'
import { PreviewSection } from './PreviewSection'

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
