import { Button, Skeleton, Stack, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch } from '@/common/store/hooks'
import { FieldError, FormAlert } from '@/common/ui/fields/FieldProblems'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { EmptyState } from '@/common/ui/states/EmptyState'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import { NoRights } from '@/common/ui/states/StateMessage'
import { Status } from '@/common/ui/states/Status'
import { toastShown, type Toast } from '@/common/ui/toasts/toastsSlice'
import { PreviewSection } from './PreviewSection'

const STATES = ['loading', 'empty', 'error', 'no-rights'] as const
type State = (typeof STATES)[number]

const LABELS: Record<State, MessageId> = {
  loading: 'ui-preview.label_loading',
  empty: 'ui-preview.label_empty',
  error: 'ui-preview.label_error',
  'no-rights': 'ui-preview.label_no-rights',
}

/** The four states of a screen that has nothing to show yet. The error's retry leads to loading, as elsewhere. */
export function StatesPreview() {
  const intl = useIntl()
  const [state, setState] = useState<State>('loading')
  return (
    <PreviewSection title="ui-preview.title_states">
      <SegmentedControl<State>
        aria-label={intl.formatMessage({ id: 'ui-preview.title_states' })}
        value={state}
        onChange={setState}
        data={STATES.map((value) => ({
          value,
          label: intl.formatMessage({ id: LABELS[value] }),
        }))}
      />
      {state === 'loading' && (
        <Loading>
          <Stack gap="xs">
            <Skeleton height={24} width="40%" />
            <Skeleton height={68} />
            <Skeleton height={68} />
          </Stack>
        </Loading>
      )}
      {state === 'empty' && (
        <EmptyState
          subject="posts"
          title={<FormattedMessage id="ui-preview.title_empty" />}
          action={
            <Button
              onClick={() => {
                setState('loading')
              }}
            >
              <FormattedMessage id="common.action_retry" />
            </Button>
          }
        >
          <FormattedMessage id="ui-preview.text_empty" />
        </EmptyState>
      )}
      {state === 'error' && (
        <ErrorState
          onRetry={() => {
            setState('loading')
          }}
        />
      )}
      {state === 'no-rights' && <NoRights />}
    </PreviewSection>
  )
}

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
