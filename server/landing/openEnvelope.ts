import type { Envelope } from '@/contract/envelope'

interface Opened {
  success: boolean
  body: unknown
  message: string
  /** The field of a refusal. */
  field: string | undefined
}

/** The parts of the back office's response that the landing page reads. */
export function openEnvelope(json: unknown): Opened {
  const { response, request } = (json as Envelope).data
  const { error } = request
  return {
    success: request.success,
    body: response.body,
    message: request.statusMessage,
    field: Array.isArray(error) ? undefined : error.field,
  }
}
