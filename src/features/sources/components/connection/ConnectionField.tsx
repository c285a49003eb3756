import * as v from 'valibot'
import { OneFieldForm, type OneFieldFormProps } from '@/common/forms/OneFieldForm'
import { problemOf, type FieldSchema } from '../../fieldProblems'

interface ConnectionFieldProps extends Omit<OneFieldFormProps, 'problemOf'> {
  schema: FieldSchema
}

/** A form of one field that the contract has a schema for; the value is passed on as the schema makes it. */
export function ConnectionField({ schema, onSubmit, ...props }: ConnectionFieldProps) {
  return (
    <OneFieldForm
      {...props}
      problemOf={(value) => problemOf(schema, value)}
      onSubmit={(value) => {
        onSubmit(v.parse(schema, value))
      }}
    />
  )
}
