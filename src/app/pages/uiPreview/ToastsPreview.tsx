import { Button, Group, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch } from '@/common/store/hooks'
import { toastShown, type Toast } from '@/common/ui/toasts/toastsSlice'
import { PreviewSection } from './PreviewSection'

const TONES: { tone: Toast['tone']; label: MessageId; message: MessageId }[] = [
  {
    tone: 'success',
    label: 'ui-preview.action_toast-success',
    message: 'widgets.alert_code-copied',
  },
  {
    tone: 'warning',
    label: 'ui-preview.action_toast-warning',
    message: 'have_no_permission_that_user',
  },
  { tone: 'error', label: 'ui-preview.action_toast-error', message: 'serverError' },
]

/** Real toasts of each tone: the same one shown again is grouped. */
export function ToastsPreview() {
  const dispatch = useAppDispatch()
  return (
    <PreviewSection title="ui-preview.title_toasts">
      <Text size="sm" c="dimmed">
        <FormattedMessage id="ui-preview.text_toasts" />
      </Text>
      <Group gap="xs">
        {TONES.map(({ tone, label, message }) => (
          <Button
            key={tone}
            variant="default"
            onClick={() => dispatch(toastShown({ tone, message: { id: message } }))}
          >
            <FormattedMessage id={label} />
          </Button>
        ))}
      </Group>
    </PreviewSection>
  )
}
