import { InputError } from '@mantine/core'
import type { ReactNode } from 'react'

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
