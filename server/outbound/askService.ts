import { limited, readLimited, type OutboundResponse } from './readService'

export interface ServiceQuestion {
  /** A JSON text that is sent with POST; a GET without one. */
  json?: string
  headers: Readonly<Record<string, string>>
}

/**
 * Calls another service with JSON. Secrets travel in headers, so that no log of addresses contains them. Only for hosts in the settings. Rejects at the
 * timeout or when the response is too large.
 */
export type AskService = (
  url: string,
  question: ServiceQuestion,
  signal?: AbortSignal,
) => Promise<OutboundResponse>

export const askService: AskService = async (url, { json, headers }, signal) => {
  const response = await fetch(url, {
    method: json === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(json === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(json === undefined ? {} : { body: json }),
    redirect: 'error',
    signal: limited(signal),
  })
  return { status: response.status, body: await readLimited(response) }
}
