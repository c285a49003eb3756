import * as v from 'valibot'
import { openEnvelope, type EnvelopeError } from '@/contract/envelope'
import type { ApiError, ErrorValues } from './apiError'

export type Unwrapped = { data: unknown } | { error: ApiError }

/** The only module that reads the envelope: it turns an HTTP response into data or an error of the closed union. */
export function unwrap(status: number, text: string, schema: v.GenericSchema): Unwrapped {
  const json = parse(text)
  const envelope = json === undefined ? null : openEnvelope(json)
  if (status < 200 || status >= 300) {
    return {
      error: {
        kind: 'http',
        status,
        statusMessage: envelope?.statusMessage,
        code: envelope?.error?.code,
        body: envelope?.body,
      },
    }
  }
  if (json === undefined && text !== '') return { error: { kind: 'parse', status } }
  if (!envelope) return { error: { kind: 'missing-body' } }
  if (!envelope.success) return { error: refusal(envelope.error, envelope.statusMessage) }
  if (envelope.body === undefined) return { error: { kind: 'missing-body' } }
  const parsed = v.safeParse(schema, envelope.body)
  if (parsed.success) return { data: parsed.output }
  return {
    error: { kind: 'schema', issues: parsed.issues.map((issue) => v.getDotPath(issue) ?? '') },
  }
}

/**
 * The refusal with the error's message, or with the statusMessage when the error is an array or has no message
 * (product-rules/errors.md#failure-messages).
 */
function refusal(error: EnvelopeError | null, statusMessage = ''): ApiError {
  const values: ErrorValues = {}
  for (const [name, value] of Object.entries(error ?? {})) {
    if (typeof value === 'number' || typeof value === 'string') values[name] = value
  }
  return {
    kind: 'envelope',
    message: error?.message ?? statusMessage,
    code: error?.code,
    field: error?.field,
    values,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
