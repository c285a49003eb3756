import type { Endpoint } from '@/contract/endpoint'
import type { ApiError } from './apiError'
import { callUrl } from './call'
import { currentAccount } from './currentAccount'
import { runtimeConfig } from './runtimeConfig'
import { unwrap } from './unwrap'

interface SendFormOptions {
  signal: AbortSignal
  /** Part of the body that has left, 0 to 1. */
  onProgress: (part: number) => void
}

export type SendFormResult = { data: unknown } | { error: ApiError; status: number }

/** Sends a multipart form; XMLHttpRequest, because fetch tells nothing of an upload's progress. */
export function sendForm(
  endpoint: Endpoint,
  query: Record<string, string>,
  form: FormData,
  { signal, onProgress }: SendFormOptions,
): Promise<SendFormResult> {
  return new Promise((resolve) => {
    const failed = (kind: 'network' | 'aborted') => {
      resolve({ error: { kind }, status: 0 })
    }
    if (signal.aborted) return void failed('aborted')
    const request = new XMLHttpRequest()
    request.open(
      endpoint.method,
      callUrl(
        { endpoint, query },
        runtimeConfig().backOfficeUrl || location.origin,
        currentAccount(),
      ),
    )
    request.withCredentials = true
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(Math.min(1, loaded / total))
    })
    request.addEventListener('load', () => {
      const result = unwrap(request.status, request.responseText, endpoint.response)
      resolve('error' in result ? { ...result, status: request.status } : result)
    })
    request.addEventListener('error', () => {
      failed('network')
    })
    request.addEventListener('abort', () => {
      failed('aborted')
    })
    signal.addEventListener('abort', () => {
      request.abort()
    })
    request.send(form)
  })
}
