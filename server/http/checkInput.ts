import * as v from 'valibot'
import { ApiError, refused } from '../errors/apiError'
import { brokenText } from './brokenText'
import { hasMessage } from '../language/messages'

/**
 * Validates outside data with the contract's schema. An issue whose message is one of our codes is a user's input (200); anything else is a malformed
 * request (400).
 */
export function checkInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const broken = brokenText(input)
  if (broken === 'nul') throw new ApiError(400, 'bad-request')
  if (broken) throw refused('broken-text')
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

/** The same for data sent by a program, not typed by a user: any error is a malformed request. */
export function checkSent<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  if (brokenText(input) !== null) throw new ApiError(400, 'bad-request')
  return checkShape(schema, input)
}

/** The same for parts that are checked one by one, so that a broken text affects its own part only. */
export function checkShape<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input)
  if (!result.success) throw new ApiError(400, 'bad-request')
  return result.output
}
