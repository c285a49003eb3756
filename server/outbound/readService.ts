import { limited, readLimited, type OutboundResponse } from './outboundResponse'

/** A response to a reading; `header` is null when there is none of that name. */
export interface ServiceResponse extends OutboundResponse {
  header: (name: string) => string | null
}

/**
 * Reads from another service with a token, which is sent in a header so that no log of addresses contains it. Only for hosts in the settings. Rejects
 * at the timeout or when the response is too large.
 */
export type ReadService = (
  url: string,
  token: string,
  /** Aborts the request before its own timeout. */
  signal?: AbortSignal,
) => Promise<ServiceResponse>

export const readService: ReadService = async (url, token, signal) => {
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: limited(signal),
  })
  return {
    status: response.status,
    body: await readLimited(response),
    header: (name) => response.headers.get(name),
  }
}
