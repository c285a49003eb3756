import * as v from 'valibot'
import { openEnvelope } from '@/contract/envelope'
import { answerResultSchema } from '@/contract/widgets/widgetAnswers'
import { galleryPayloadSchema } from '@/contract/widgets/widgetPayload'
import type { SentRequest } from './sendRequest'

const PAGE = /^\/widget\/v1\/.+\.html$/

/** The problem of a response to any request; null when it has the promised shape. */
export async function responseProblem(
  { method, path }: SentRequest,
  response: Response,
): Promise<string | null> {
  const { status } = response
  // A name that is not encoded may contain characters that end the path.
  const [asked = ''] = path.split(/[?#]/)
  const text = await response.text()
  if (status >= 500) return `${status}`
  if (method === 'HEAD' || status === 204 || status === 304) return text === '' ? null : 'has words'
  // A page of a widget fails as a page too.
  if (PAGE.test(asked) && response.headers.get('content-type')?.startsWith('text/html')) {
    return text.startsWith('<!doctype html>') ? null : `${status} without a page`
  }
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
  const json: unknown = isJson ? JSON.parse(text) : null
  if (status >= 400) {
    const result = openEnvelope(json)
    return result?.success === false && result.statusMessage
      ? null
      : `${status} without an envelope`
  }
  const type = response.headers.get('content-type') ?? ''
  if (['image/webp', 'application/pdf', 'application/zip'].includes(type)) return null
  if (/\/api\/1\.0\.0\//.test(asked)) return openEnvelope(json) ? null : 'no envelope'
  if (!asked.startsWith('/widget/v1/')) return null
  const schema = method === 'POST' ? answerResultSchema : galleryPayloadSchema
  return v.is(schema, json) ? null : 'not the shape of the widget API'
}
