import { Button, Skeleton, Stack } from '@mantine/core'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { Loading } from '@/common/ui/states/Loading'
import { NoRights } from '@/common/ui/states/StateMessage'
import { EmptyState } from '@/common/ui/states/EmptyState'
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
