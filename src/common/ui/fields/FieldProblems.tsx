import { Alert, InputError, Button, Text } from '@mantine/core'
import '@mantine/core/styles/Alert.css'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { IconAlertTriangle } from '@/common/ui/icons/icons'

/** The problem of a form as a whole; the problem of a field is shown at the field. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <Alert role="alert" color="red" variant="light" icon={<IconAlertTriangle size={18} />}>
      {children}
    </Alert>
  )
}

/**
 * The problem of a control other than a text field, in the look of a field's error: below it, small, in the colour of
 * errors.
 */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <InputError role="alert" mt={4}>
      {children}
    </InputError>
  )
}

/** Shown under a field whose choices did not load: a short message, because there is little room, and a retry. */
export function ChoicesFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Text size="sm" c="var(--mantine-color-error)" mt={6} role="alert">
      <FormattedMessage id="server-error-short" />
      <Button variant="subtle" size="compact-sm" ms="xs" onClick={onRetry}>
        <FormattedMessage id="common.action_retry" />
      </Button>
    </Text>
  )
}

/** Focuses the first invalid field; returns whether there is one. */
export function focusWrongField(fields: HTMLElement | null): boolean {
  const field = fields?.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.focus()
  return field !== undefined && field !== null
}
