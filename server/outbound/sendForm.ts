import { limited, readLimited, type OutboundResponse } from './outboundResponse'

/**
 * Sends a form to another service. Only for hosts in the settings; links that people type are never called through
 * it. Rejects when there is no response in time or it is too large.
 */
export type SendForm = (
  url: string,
  form: Readonly<Record<string, string>>,
  /** Ends the call before its own time is over. */
  signal?: AbortSignal,
) => Promise<OutboundResponse>

export const sendForm: SendForm = async (url, form, signal) => {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'error',
    signal: limited(signal),
  })
  return { status: response.status, body: await readLimited(response) }
}
