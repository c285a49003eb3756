import type { AnswerResult, WidgetAnswer } from '@/contract/widgets/widgetAnswers'
import { isAnswerResult } from './isAnswered'

/**
 * Sends an answer; throws when it did not arrive. A text body keeps the request a simple one, without a preflight.
 */
export async function sendAnswer(url: string, answer: WidgetAnswer): Promise<AnswerResult> {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(answer),
    headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
    credentials: 'omit',
  })
  const result: unknown = response.ok ? await response.json() : null
  if (!isAnswerResult(result)) throw new Error(`The answer was met with ${response.status}`)
  return result
}
