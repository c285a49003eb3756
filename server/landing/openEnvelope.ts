import type { Envelope } from '@/contract/envelope'

/** The parts of the back office's answer that the landing page reads. */
export function openEnvelope(json: unknown): { success: boolean; body: unknown; message: string } {
  const { response, request } = (json as Envelope).data
  return { success: request.success, body: response.body, message: request.statusMessage }
}
