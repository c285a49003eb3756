import { Button, Group, TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import * as v from 'valibot'
import { useMessage } from '@/common/i18n/useMessage'
import { failureOf, problemOf, type FieldSchema } from '../../fieldProblems'
import classes from './OneFieldForm.module.css'

interface OneFieldFormProps {
  /** The field's name in the call. */
  name: string
  label: ReactNode
  hint?: ReactNode
  placeholder: string
  submitLabel: ReactNode
  initialValue?: string
  schema: FieldSchema
  isBusy: boolean
  /** What the back office said to the last try. */
  failure: unknown
  onSubmit: (value: string) => void
  /** Another thing to do instead. */
  secondaryAction?: ReactNode
}

/** A line to fill in and send; what is wrong stands at the field, and what was typed stays. */
export function OneFieldForm(props: OneFieldFormProps) {
  const words = useMessage()
  const [value, setValue] = useState(props.initialValue ?? '')
  const [isChecked, setIsChecked] = useState(false)
  const problem =
    (isChecked ? problemOf(props.schema, value) : null) ??
    failureOf(props.failure, props.name, true)

  function submit(event: React.SubmitEvent) {
    event.preventDefault()
    setIsChecked(true)
    const parsed = v.safeParse(props.schema, value)
    if (parsed.success && !props.isBusy) props.onSubmit(parsed.output)
  }

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <TextInput
        label={props.label}
        description={props.hint}
        placeholder={props.placeholder}
        name={props.name}
        autoComplete="off"
        spellCheck={false}
        value={value}
        error={problem && words(problem)}
        onChange={(event) => {
          setValue(event.currentTarget.value)
        }}
      />
      <Group gap="xs">
        <Button type="submit" variant="light" loading={props.isBusy}>
          {props.submitLabel}
        </Button>
        {props.secondaryAction}
      </Group>
    </form>
  )
}
