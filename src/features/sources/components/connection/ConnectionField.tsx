import * as v from 'valibot'
import { OneFieldForm, type OneFieldFormProps } from '@/common/forms/OneFieldForm'
import type { Message, MessageId } from '@/common/i18n/messages'

interface ConnectionFieldProps extends Omit<OneFieldFormProps, 'problemOf'> {
  schema: FieldSchema
}

/**
 * A form of one field with a schema in the contract; passes on the value as the schema parses it.
 */
export function ConnectionField({ schema, onSubmit, ...props }: ConnectionFieldProps) {
  return (
    <OneFieldForm
      {...props}
      isWork
      problemOf={(value) => problemOf(schema, value)}
      onSubmit={(value) => {
        onSubmit(v.parse(schema, value))
      }}
    />
  )
}

export type FieldSchema = v.GenericSchema<string, string>

/** Texts of the problems that the contract's schemas report. */
const PROBLEMS: Readonly<Record<string, MessageId>> = {
  'empty-field': 'integrations.error_empty-field',
  'too-long': 'integrations.error_too-long',
  'wrong-link': 'integrations.error_wrong-link',
  'not-web-link': 'integrations.error_not-web-link',
  'link-with-password': 'integrations.error_link-with-password',
  'wrong-hashtag': 'integrations.error_wrong-hashtag',
  'wrong-username': 'integrations.error_wrong-username',
  'wrong-yandex-counter': 'integrations.error_yandex-counter',
  'wrong-google-counter': 'integrations.error_google-counter',
}

/** The problem of a field before it is sent; null when there is none. */
export function problemOf(schema: FieldSchema, value: string): Message | null {
  const result = v.safeParse(schema, value)
  if (result.success) return null
  const id = PROBLEMS[result.issues[0].message]
  return id ? { id } : { text: result.issues[0].message }
}
