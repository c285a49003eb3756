import * as v from 'valibot'
import { openEnvelope } from '@/contract/envelope'
import { answerResultSchema } from '@/contract/widgets/widgetAnswers'
import { widgetPayloadSchema } from '@/contract/widgets/widgetApi'
import type { SentRequest } from './sendRequest'

/** What is wrong with a response to any request; null: it is of the shape that it is promised to be. */
export async function responseProblem(
  { method, path }: SentRequest,
  response: Response,
): Promise<string | null> {
  const { status } = response
  const text = await response.text()
  if (status >= 500) return `${status}`
  if (method === 'HEAD' || status === 204 || status === 304) return text === '' ? null : 'has words'
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
  const json: unknown = isJson ? JSON.parse(text) : null
  if (status >= 400) {
    const result = openEnvelope(json)
    return result?.success === false && result.statusMessage
      ? null
      : `${status} without an envelope`
  }
  // A name that is written as it is may hold what ends the path.
  const [asked = ''] = path.split(/[?#]/)
  if (/\/api\/1\.0\.0\//.test(asked)) return openEnvelope(json) ? null : 'no envelope'
  if (!asked.startsWith('/widget/v1/')) return null
  const schema = method === 'POST' ? answerResultSchema : widgetPayloadSchema
  return v.is(schema, json) ? null : 'not the shape of the widget API'
}
