import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'
import { IconAlertTriangle } from '../icons/icons'
import '@mantine/core/styles/Alert.css'

/** The problem of a form as a whole; the problem of a field is shown at the field. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <Alert role="alert" color="red" variant="light" icon={<IconAlertTriangle size={18} />}>
      {children}
    </Alert>
  )
}
