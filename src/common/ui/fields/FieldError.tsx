import { InputError } from '@mantine/core'
import type { ReactNode } from 'react'

/** What is wrong with something that is no field of text, as fields say it: below it, small, in the colour of errors. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <InputError role="alert" mt={4}>
      {children}
    </InputError>
  )
}
