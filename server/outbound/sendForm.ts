import { limited, readLimited, type OutboundResponse } from './readService'

/**
 * Sends a form to another service. Only for hosts in the settings; never for links typed by users. Rejects at the timeout or when the response is too
 * large.
 */
export type SendForm = (
  url: string,
  form: Readonly<Record<string, string>>,
  /** Aborts the request before its own timeout. */
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
