import { Group } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { FieldError, FormAlert } from '@/common/ui/fields/FieldProblems'
import { Status } from '@/common/ui/states/Status'
import { PreviewSection } from './PreviewSection'

/** The look of a record's states, and of a form's problem. */
export function StatusPreview() {
  return (
    <PreviewSection title="ui-preview.title_badges">
      <Group gap="8px 20px">
        <Status tone="good">
          <FormattedMessage id="widgets.label_everyone" />
        </Status>
        <Status tone="waiting">
          <FormattedMessage id="widgets.label_only-me" />
        </Status>
        <Status tone="bad">
          <FormattedMessage id="integrations.label_failed" />
        </Status>
        <Status tone="off">
          <FormattedMessage id="widgets.label_disabled" />
        </Status>
      </Group>
      <FormAlert>
        <FormattedMessage id="upload.error_connection" />
      </FormAlert>
      <FieldError>
        <FormattedMessage id="upload.error_connection" />
      </FieldError>
    </PreviewSection>
  )
}
