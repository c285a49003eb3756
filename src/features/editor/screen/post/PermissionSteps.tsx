import { Button, Group } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { COPYRIGHT_STEPS, type CopyrightStatus } from '@/contract/entities/posts/copyright'
import panel from '@/features/editor/screen/panel/PanelButton.module.css'

/** Labels of the next steps of a permission request, by its state (product-rules/posts.md#permission-request). */
const LABELS: Record<CopyrightStatus | 'none', Partial<Record<CopyrightStatus, MessageId>>> = {
  none: { sending: 'permission.action_ask', sent: 'permission.action_already-sent' },
  sending: { sent: 'permission.action_sent', failed: 'permission.action_not-sent' },
  sent: { approved: 'permission.action_approve', failed: 'permission.action_not-given' },
  approved: { failed: 'permission.action_withdrawn' },
  failed: { sending: 'permission.action_retry', sent: 'permission.action_already-sent' },
}

interface PermissionStepsProps {
  status: CopyrightStatus | null
  /** Whether another request is running. */
  isBusy: boolean
  onStep: (status: CopyrightStatus) => void
}

/** The next steps of the request. The buttons keep their positions when the state changes, so the focus stays. */
export function PermissionSteps({ status, isBusy, onStep }: PermissionStepsProps) {
  const from = status ?? 'none'
  return (
    <Group gap="xs">
      {COPYRIGHT_STEPS[from].map((step, place) => {
        const label = LABELS[from][step]
        return (
          label && (
            <Button
              className={panel.button ?? ''}
              key={place}
              variant={place === 0 ? 'light' : 'default'}
              data-disabled={isBusy || undefined}
              aria-disabled={isBusy || undefined}
              onClick={() => {
                if (!isBusy) onStep(step)
              }}
            >
              <FormattedMessage id={label} />
            </Button>
          )
        )
      })}
    </Group>
  )
}
