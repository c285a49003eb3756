import { Button, Group, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useRequestFields, type FieldsRequest } from '@/common/forms/requestFields'
import { type Message, useMessage } from '@/common/i18n/messages'
import { useHeldChanges } from '@/common/store/useHeldChanges'
import { Form } from '@/common/ui/fields/Form'
import classes from './OneFieldForm.module.css'

export interface OneFieldFormProps {
  /** The field's name for the browser. */
  name: string
  label: ReactNode
  hint?: ReactNode
  placeholder: string
  submitLabel: ReactNode
  initialValue?: string
  /** The problem of a value before it is sent; null for a valid one. */
  problemOf: (value: string) => Message | null
  request: FieldsRequest
  onSubmit: (value: string) => void
  /** Whether typed text is work that a reload would lose, rather than a question. */
  isWork?: boolean
  /** An alternative to submitting. */
  secondaryAction?: ReactNode
}

/** A form of one field; its problem is shown at the field, and the typed text stays. */
export function OneFieldForm(props: OneFieldFormProps) {
  const words = useMessage()
  const { problemOf, request } = props
  const form = useRequestFields({
    request,
    initial: { value: props.initialValue ?? '' },
    problemsOf: ({ value }) => {
      const problem = problemOf(value)
      return { value: problem && words(problem) }
    },
  })

  useHeldChanges(props.isWork === true && form.isChanged)

  function submit() {
    if (form.check() && !request.isLoading) props.onSubmit(form.values.value)
  }

  return (
    <Form isBusy={request.isLoading} onSubmit={submit} className={classes.form}>
      <TextInput
        label={props.label}
        description={props.hint}
        placeholder={props.placeholder}
        name={props.name}
        autoComplete="off"
        spellCheck={false}
        {...form.bind('value')}
      />
      <Group gap="xs">
        <Button type="submit" variant="light" loading={request.isLoading}>
          {props.submitLabel}
        </Button>
        {props.secondaryAction}
      </Group>
    </Form>
  )
}
