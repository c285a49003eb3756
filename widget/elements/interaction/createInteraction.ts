import { fontCss } from '@/contract/elements/fonts'
import {
  ELEMENT_FONT,
  ELEMENT_STYLES,
  INTERACTION_LAYOUT,
  readableOn,
} from '@/contract/elements/layout'
import type { WidgetInteraction } from '@/contract/widgets/widgetElements'
import { element } from '../../core/element'
import { eventId } from '../../events/keptRecord'
import { type AnswerKind, firstResult, type Answered, type Given } from './answers/answerKind'
import { recalled, remember, sendAnswer } from './answers/answerMemory'
import { emojiSlider } from './answers/emojiSlider'
import { poll } from './answers/poll'
import { question } from './answers/question'
import type { SlideOptions } from '../elementsChunk'
import { fillLines, needElementFont } from '../texts'
import { place, px, setMeasures } from '../place'

const KINDS: Record<WidgetInteraction['type'], AnswerKind> = {
  poll,
  question,
  emoji: emojiSlider,
}

/** A card that a shopper answers once. Then it shows the results of all shoppers. */
export function createInteraction(
  interaction: WidgetInteraction,
  { source, translate, answersUrl, slide }: SlideOptions,
): HTMLElement {
  const { type, caption, answers } = interaction
  const kind = KINDS[type]
  needElementFont(answers.join(''), source.origin)
  const body = element('div', { class: 'answers' })
  const status = element('p', { class: 'for-readers', role: 'status' })
  const failure = element('div', { class: 'failure', role: 'alert' })
  const card = element(
    'div',
    {
      class: `interaction interaction-${type}`,
      role: 'group',
      'aria-label': caption,
      tabindex: -1,
    },
    captionOf(interaction, source.origin),
    body,
    failure,
    status,
  )
  // All retries use the same id, so that an answer whose response was lost counts once.
  const id = eventId()
  let isSending = false

  const show = (answered: Answered) => {
    const hadFocus = body.contains(activeIn(card)) || failure.contains(activeIn(card))
    failure.replaceChildren()
    body.replaceChildren(...kind.result(interaction, answered, translate, source.origin))
    status.textContent = kind.words(interaction, answered, translate)
    if (hadFocus) card.focus()
  }
  const send = async (given: Given): Promise<Answered> => {
    if (answersUrl === null) return { ...given, result: firstResult(interaction, given) }
    const answer = { id, ...slide, type, interactionId: interaction.id, ...given }
    const result = await sendAnswer(answersUrl, answer)
    // The back office returns the answer that it has stored. That is the first text, if its response was lost and the
    // text was changed before the retry.
    const answered = { ...result.given, result }
    remember(slide, interaction, answered)
    return answered
  }
  const answer = (given: Given) => {
    if (isSending) return
    isSending = true
    card.setAttribute('aria-busy', 'true')
    failure.replaceChildren()
    send(given)
      .then(show, () => failure.replaceChildren(...failureOf(given)))
      .finally(() => {
        isSending = false
        card.removeAttribute('aria-busy')
      })
  }
  const failureOf = (given: Given): HTMLElement[] => {
    const retry = element(
      'button',
      { type: 'button', class: 'row' },
      translate('widget.answer-retry'),
    )
    retry.addEventListener('click', () => answer(given))
    return [element('p', { class: 'note' }, translate('widget.answer-failed')), retry]
  }

  const known = answersUrl === null ? null : recalled(slide, interaction)
  if (known) show(known)
  else body.replaceChildren(...kind.form(interaction, translate, answer, source.origin))
  style(card, interaction)
  return card
}

/** The question's text, with the same line breaks as in the editor. */
function captionOf({ caption }: WidgetInteraction, origin: string): HTMLElement {
  const { width, padding, captionSize, captionLineHeight } = INTERACTION_LAYOUT
  const node = element('p', { class: 'caption' })
  node.style.font = fontCss(ELEMENT_FONT, ELEMENT_STYLES.caption, captionSize)
  node.style.fontSize = px(captionSize)
  node.style.lineHeight = px(captionLineHeight)
  fillLines(node, caption, {
    fontName: ELEMENT_FONT,
    fontStyle: ELEMENT_STYLES.caption,
    fontSize: captionSize,
    width: width - 2 * padding,
    origin,
  })
  return node
}

function activeIn(node: HTMLElement): Element | null {
  const root = node.getRootNode()
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null
}

function style(card: HTMLElement, interaction: WidgetInteraction): void {
  const { backgroundColor } = interaction
  place(card, interaction)
  setMeasures(card, INTERACTION_LAYOUT)
  card.style.color = readableOn(backgroundColor)
  card.style.backgroundColor = backgroundColor
  card.style.font = fontCss(ELEMENT_FONT, ELEMENT_STYLES.row, INTERACTION_LAYOUT.rowSize)
}
