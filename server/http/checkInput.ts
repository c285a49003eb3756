import * as v from 'valibot'
import { ApiError, refused } from '../errors/apiError'
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

/**
 * Like {@link checkInput}, for data sent by a program, not typed by a user: any error is a
 * malformed request.
 */
export function checkSent<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  if (brokenText(input) !== null) throw new ApiError(400, 'bad-request')
  return checkShape(schema, input)
}

/**
 * Like {@link checkSent}, for parts that are checked one by one, so that a broken text affects its
 * own part only.
 */
export function checkShape<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input)
  if (!result.success) throw new ApiError(400, 'bad-request')
  return result.output
}

/** Invalid parts of a text: U+0000, which PostgreSQL does not store, or half of a surrogate pair, which UTF-8 cannot encode. */
export type BrokenText = 'nul' | 'half-character'

/** The first broken text anywhere in a value; null when all are whole. Bodies have few levels (`parseJson`). */
export function brokenText(value: unknown): BrokenText | null {
  if (typeof value === 'string') return brokenIn(value)
  if (typeof value !== 'object' || value === null) return null
  for (const [key, part] of Object.entries(value)) {
    const broken = brokenIn(key) ?? brokenText(part)
    if (broken) return broken
  }
  return null
}

function brokenIn(text: string): BrokenText | null {
  if (text.includes('\0')) return 'nul'
  return /\p{Surrogate}/u.test(text) ? 'half-character' : null
}
