import * as v from 'valibot'

/**
 * The error of a failed request that the user can act on. `code` is stable; `message` is in the
 * user's language.
 */
export const envelopeErrorSchema = v.looseObject({
  message: v.optional(v.string()),
  code: v.optional(v.string()),
  field: v.optional(v.string()),
})
export type EnvelopeError = v.InferOutput<typeof envelopeErrorSchema>

const requestSchema = v.looseObject({
  success: v.boolean(),
  error: v.optional(v.union([v.array(v.unknown()), envelopeErrorSchema])),
  statusMessage: v.optional(v.string()),
})
const envelopeSchema = v.looseObject({
  response: v.optional(v.looseObject({ body: v.optional(v.unknown()) })),
  request: requestSchema,
})

/**
 * The response to every API call: `data.response.body` and `data.request`
 * (product-rules/calls.md#envelope).
 */
export interface Envelope {
  data: {
    response: { body?: unknown }
    request: { success: boolean; error: unknown[] | EnvelopeError; statusMessage: string }
  }
}

/** The parts of a response in either of the two accepted nestings. */
export interface OpenedEnvelope {
  body: unknown
  success: boolean
  error: EnvelopeError | null
  statusMessage: string | undefined
}

export function successEnvelope(body: unknown): Envelope {
  return {
    data: { response: { body }, request: { success: true, error: [], statusMessage: 'OK' } },
  }
}

export function failureEnvelope(
  statusMessage: string,
  error: EnvelopeError | unknown[] = [],
): Envelope {
  return { data: { response: {}, request: { success: false, error, statusMessage } } }
}

/** Accepts the envelope with or without the outer `data`; null when it is not an envelope. */
export function openEnvelope(json: unknown): OpenedEnvelope | null {
  const outer = v.safeParse(v.looseObject({ data: envelopeSchema }), json)
  const inner = outer.success ? undefined : v.safeParse(envelopeSchema, json)
  const envelope = outer.success ? outer.output.data : inner?.success ? inner.output : null
  if (!envelope) return null
  const { error, success, statusMessage } = envelope.request
  return {
    body: envelope.response?.body,
    success,
    error: error && !Array.isArray(error) ? error : null,
    statusMessage,
  }
}
