import type { Interaction } from '@/contract/entities/media'
import type { PostInfo } from '@/contract/entities/post'
import type { PlacedElement, PostDocument } from './types'

/** Server ids of interactions that were first saved while the post was open, by local id. */
export type InteractionIds = Record<string, string>

/** What a save gave to the interactions of the document that was sent; an answer keeps their order. */
export function newInteractionIds(sent: PostDocument, saved: PostInfo): InteractionIds {
  const ids: InteractionIds = {}
  for (const { id: mediaId, elements } of sent.media) {
    const answered = saved.media.find(({ id }) => id === mediaId)?.interactions ?? []
    for (const [index, { id }] of elements.filter(isInteraction).entries()) {
      const stored = answered[index]
      if (typeof stored?.id === 'string') ids[id] = stored.id
    }
  }
  return ids
}

/**
 * Section 3: what shoppers may have answered keeps its question and its answers as they are stored, whichever step is
 * taken back or done again.
 */
export function withStoredQuestions(document: PostDocument, stored: PostDocument): PostDocument {
  const questions = new Map(
    stored.media.flatMap(({ elements }) =>
      elements.filter(isInteraction).map(({ id, data }) => [id, questionOf(data)] as const),
    ),
  )
  return withInteractions(document, ({ id, data }) => {
    const question = questions.get(id)
    return question && !isSameQuestion(question, data) ? { ...data, ...question } : data
  })
}

type InteractionElement = Extract<PlacedElement, { kind: 'interaction' }>
const isInteraction = (element: PlacedElement): element is InteractionElement =>
  element.kind === 'interaction'

const questionOf = ({ type, caption, placeholder, polls, emojis }: Interaction) => ({
  type,
  caption,
  placeholder,
  polls,
  emojis,
})
const isSameQuestion = (question: ReturnType<typeof questionOf>, data: Interaction) =>
  JSON.stringify(question) === JSON.stringify(questionOf(data))

/** A document with other contents of its interactions; whatever does not change keeps its identity. */
export function withInteractions(
  document: PostDocument,
  dataOf: (element: InteractionElement) => Interaction,
): PostDocument {
  if (!document.media.some(({ elements }) => elements.some(isInteraction))) return document
  const media = document.media.map((item) => {
    const elements = item.elements.map((element) => {
      if (!isInteraction(element)) return element
      const data = dataOf(element)
      return data === element.data ? element : { ...element, data }
    })
    const isSame = elements.every((element, index) => element === item.elements[index])
    return isSame ? item : { ...item, elements }
  })
  const isSame = media.every((item, index) => item === document.media[index])
  return isSame ? document : { ...document, media }
}
