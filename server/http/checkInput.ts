import * as v from 'valibot'
import { ApiError, refused } from './apiError'
import { holdsNul } from './holdsNul'
import { hasMessage } from './messages'

/**
 * What came from outside, checked by the contract's schema. An issue whose message is one of our codes is
 * something a person typed (200); anything else is a malformed request (400).
 */
export function checkInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  if (holdsNul(input)) throw new ApiError(400, 'bad-request')
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? undefined
    if (hasMessage(`server.${issue.message}`)) throw refused(issue.message, field)
    if (issue.type === 'max_length' && typeof issue.input === 'string') {
      throw refused('too-long', field)
    }
  }
  throw new ApiError(400, 'bad-request')
}
