import type { ReactNode } from 'react'
import classes from './FieldGroup.module.css'

interface FieldGroupProps {
  /** The name of the group. */
  legend: ReactNode
  disabled?: boolean
  children: ReactNode
}

/** Fields that belong together, under one name and without a frame. */
export function FieldGroup({ legend, disabled, children }: FieldGroupProps) {
  return (
    <fieldset className={classes.group} disabled={disabled}>
      <legend className={classes.legend}>{legend}</legend>
      {children}
    </fieldset>
  )
}
