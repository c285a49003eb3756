import type { InteractionAnswerTable } from '../../server/db/tables/posts'
import { createRandom, type Random } from '../drawing/random'

/** Shoppers' answers to a demo post, on its first picture. */
interface AnsweredPost {
  type: InteractionAnswerTable['type']
  count: number
  /** The count of each option; each text answer to a question is given once. */
  answers: Readonly<Record<string, number>>
}

export interface DemoAnswer extends Pick<InteractionAnswerTable, 'type' | 'answer' | 'value'> {
  at: number
}

const DAY_MS = 86_400_000
/** The maximum age of answers. */
const ANSWER_DAYS = 21

const ANSWERED: Readonly<Record<string, AnsweredPost>> = {
  'vase-collection': {
    type: 'poll',
    count: 46,
    answers: { '«Амфору»': 5, '«Бублик»': 3, '«Кокон»': 2 },
  },
  'terrace-breakfast': { type: 'emoji', count: 38, answers: { '☕': 1, '😍': 3 } },
  'floor-lamp': {
    type: 'question',
    count: 14,
    answers: {
      'Бабушкино кресло, оно ждало двадцать лет': 1,
      'Фикус. И стопку книг, которую всё не дочитаю': 1,
      Кота: 1,
      'Журнальный столик «Опора» и плед': 1,
      'Ничего, она и так красивая': 1,
      Пианино: 1,
      'Детскую кроватку, будем читать сказки': 1,
      'А в чёрном цвете будет?': 1,
      'Корзину с пряжей': 1,
      'Кресло-качалку': 1,
      'Монстеру, она как раз выше торшера': 1,
      'Второй такой же торшер!': 1,
      'Полку с пластинками': 1,
      'Кота, но он уронит': 1,
    },
  },
}

/** The answers to the post with this key from its publication to `now`; none for most posts. */
export function demoAnswers(postKey: string, since: number, now: number): DemoAnswer[] {
  const answered = ANSWERED[postKey]
  if (!answered) return []
  const { type, count } = answered
  const random = createRandom(`answers of ${postKey}`)
  const from = Math.max(since, now - ANSWER_DAYS * DAY_MS)
  return Array.from({ length: count }, (_, index) => {
    const { answer, value } = answerOf(random, answered, index)
    return { type, answer, value, at: Math.floor(random.between(from, now)) }
  }).sort((one, other) => one.at - other.at)
}

function answerOf(random: Random, { type, answers }: AnsweredPost, index: number) {
  const known = Object.keys(answers)
  if (type === 'question') return { answer: known[index % known.length] ?? '', value: null }
  const answer = random.pick(known.flatMap((one) => Array<string>(answers[one] ?? 0).fill(one)))
  if (type === 'poll') return { answer, value: null }
  // Each emoji has its own range of the slider.
  const part = 100 / known.length
  const from = Math.ceil(known.indexOf(answer) * part)
  return { answer, value: Math.min(100, random.whole(from, from + Math.floor(part) - 1)) }
}
