import type { Interaction } from '@/contract/entities/posts/media'
import type { PostInfo } from '@/contract/entities/posts/post'
import { type PlacedElement, rulesOf } from '@/features/editor/kinds/placedRules'
import type { PostDocument } from './document'
import { allElements, elementsOf, mapElements } from './elements'

/** Server ids of interactions that were first saved while the post was open, by local id. */
export type InteractionIds = Record<string, string>

/** Ids that a save assigned to the interactions of the sent document; the response keeps their order. */
export function newInteractionIds(sent: PostDocument, saved: PostInfo): InteractionIds {
  const ids: InteractionIds = {}
  for (const [localId, { id }] of savedInteractions(sent, saved)) {
    if (typeof id === 'string') ids[localId] = id
  }
  return ids
}

/** The interactions of a document as the back office has stored them, by local id. */
function savedInteractions(sent: PostDocument, saved: PostInfo): Map<string, Interaction> {
  return new Map(
    sent.media.flatMap((item) => {
      const answered = saved.media.find(({ id }) => id === item.id)?.interactions ?? []
      return elementsOf(item)
        .filter(isInteraction)
        .flatMap(({ id }, index) => {
          const stored = answered[index]
          return stored ? [[id, stored] as const] : []
        })
    }),
  )
}

/** Locks the interactives of a document that shoppers may answer since the save. */
export function withSavedQuestions(
  document: PostDocument,
  sent: PostDocument,
  saved: PostInfo,
): PostDocument {
  return withQuestions(document, savedInteractions(sent, saved))
}

/**
 * Keeps the stored text and answers of each question that shoppers may have answered
 * (product-rules/posts.md#locked-interactions), whichever step is undone or redone.
 */
export function withStoredQuestions(document: PostDocument, stored: PostDocument): PostDocument {
  const interactions = allElements(stored).filter(isInteraction)
  return withQuestions(document, new Map(interactions.map(({ id, data }) => [id, data])))
}

function withQuestions(
  document: PostDocument,
  stored: ReadonlyMap<string, Interaction>,
): PostDocument {
  return withInteractions(document, ({ id, data }) => {
    const known = stored.get(id)
    if (!known?.isAlreadySaved) return data
    const question = questionOf(known)
    return isSameQuestion(question, data) ? data : { ...data, ...question }
  })
}

type InteractionElement = Extract<PlacedElement, { kind: 'interaction' }>
const isInteraction = (element: PlacedElement): element is InteractionElement =>
  element.kind === 'interaction'

const questionOf = ({
  type,
  caption,
  placeholder,
  polls,
  emojis,
  isAlreadySaved,
}: Interaction) => ({ type, caption, placeholder, polls, emojis, isAlreadySaved })
const isSameQuestion = (question: ReturnType<typeof questionOf>, data: Interaction) =>
  JSON.stringify(question) === JSON.stringify(questionOf(data))

/** A document with changed contents of its interactives. Unchanged parts keep their identity. */
function withInteractions(
  document: PostDocument,
  dataOf: (element: InteractionElement) => Interaction,
): PostDocument {
  return mapElements(document, (element) => {
    if (!isInteraction(element)) return element
    const data = dataOf(element)
    return data === element.data ? element : { ...element, data }
  })
}

/** The document with the interactives' server ids, which only this page has, for use outside of this page. */
export function withInteractionIds(document: PostDocument, ids: InteractionIds): PostDocument {
  return withInteractions(document, ({ id, data }) => {
    const stored = ids[id]
    return stored === undefined ? data : { ...data, id: stored }
  })
}

/** A document whose elements are as the back office stores them: the addresses of buttons and links are complete. */
export function withStoredElements(document: PostDocument): PostDocument {
  return mapElements(document, asStored)
}

function asStored(element: PlacedElement): PlacedElement {
  const data = rulesOf(element).asStored(element.data)
  return data === element.data ? element : ({ ...element, data } as PlacedElement)
}
