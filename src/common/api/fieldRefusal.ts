import type { Message } from '../i18n/messages'
import { asApiError } from './apiError'
import { failureMessage } from './failureMessage'

export interface FieldRefusal<Field extends string> {
  /** The field that the back office named; null when the form has no such field. */
  field: Field | null
  message: Message
}

/** The message of a failed call and the form's field for it; null without a failure. */
export function fieldRefusal<const Field extends string>(
  failure: unknown,
  fields: readonly Field[],
): FieldRefusal<Field> | null {
  const error = asApiError(failure)
  const message = error && failureMessage(error)
  if (!message) return null
  const named = error.kind === 'envelope' ? error.field : undefined
  return { field: fields.find((field) => field === named) ?? null, message }
}
