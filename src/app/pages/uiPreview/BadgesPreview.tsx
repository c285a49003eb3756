import { Badge, Group } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { FormAlert } from '@/common/ui/fields/FormAlert'
import { PreviewSection } from './PreviewSection'

/** How the state of a record, and what is wrong with a form, are told. */
export function BadgesPreview() {
  return (
    <PreviewSection title="ui-preview.title_badges">
      <Group gap="xs">
        <Badge variant="light" color="pine" size="lg">
          <FormattedMessage id="analytics.label_published" />
        </Badge>
        <Badge variant="light" color="gray" size="lg">
          <FormattedMessage id="analytics.label_draft" />
        </Badge>
        <Badge variant="dot" color="pine" tt="none" fw={500}>
          <FormattedMessage id="widgets.label_everyone" />
        </Badge>
        <Badge variant="dot" color="yellow" tt="none" fw={500}>
          <FormattedMessage id="widgets.label_only-me" />
        </Badge>
        <Badge variant="dot" color="gray" tt="none" fw={500}>
          <FormattedMessage id="widgets.label_disabled" />
        </Badge>
      </Group>
      <FormAlert>
        <FormattedMessage id="upload.error_connection" />
      </FormAlert>
    </PreviewSection>
  )
}
