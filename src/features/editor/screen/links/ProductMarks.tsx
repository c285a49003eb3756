import { Text } from '@mantine/core'
import { useRef, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import type { Product } from '@/contract/entities/catalogue/productLink'
import { LIMITS } from '@/contract/limits'
import { linksOnSlides } from '@/contract/posts/linksOnSlides'
import {
  elementsRemoved,
  productMarked,
  selectDocument,
  selectMarkPlace,
  selectMedia,
  selectSelection,
  selectSuggestedFor,
  selectMediaIndex,
} from '@/features/editor/editorSlice'
import { useElementKeys } from '@/features/editor/screen/elements/useElementKeys'
import { ProductMarkCard } from './ProductMarkCard'
import classes from './ProductMarks.module.css'
import { SuggestionNote } from './SuggestionNote'

export interface ProductPickerProps {
  onPick: (product: Product) => void
  disabled?: boolean
  /** Moves the focus to the search whenever this is another object. */
  askedFor?: object | null
  /**
   * The text by which products are suggested, the products already marked on the slide, and the post's id if its source
   * suggested products for it, else null.
   */
  about: { text: string; has: readonly number[]; suggestedFor: number | null }
}

interface ProductMarksProps {
  canEdit: boolean
  /** Renders the product search, which belongs to another slice. */
  renderProductPicker: (props: ProductPickerProps) => ReactNode
}

/** The products marked on the picture: the search, and a card for each product. */
export function ProductMarks({ canEdit, renderProductPicker }: ProductMarksProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { text } = useAppSelector(selectDocument)
  const links = useAppSelector(selectMedia)?.links ?? []
  const suggestedFor = useAppSelector(selectSuggestedFor)
  const [chosen] = useAppSelector(selectSelection)
  const markPlace = useAppSelector(selectMarkPlace)
  const picker = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const keys = useElementKeys({ canEdit, onRemove: focusBeside })
  const isFull = links.length >= LIMITS.mediaLinks

  /** Moves the focus to the card after a removed one, or to the card before it, before that card is removed. */
  function focusBeside(id = chosen ?? '') {
    const index = links.findIndex((mark) => mark.id === id)
    const next = links[index + 1] ?? links[index - 1]
    const cards = list.current?.querySelectorAll<HTMLElement>('[data-mark]') ?? []
    for (const card of cards) if (card.dataset.mark === next?.id) card.focus()
  }

  return (
    <PanelSection title={<FormattedMessage id="editor.title_products" />}>
      {canEdit && (
        <div ref={picker}>
          {renderProductPicker({
            onPick: (product) => dispatch(productMarked(product)),
            disabled: isFull,
            askedFor: markPlace,
            about: { text, has: links.flatMap(({ link }) => link.sku.id), suggestedFor },
          })}
        </div>
      )}
      {suggestedFor !== null && (
        <SuggestionNote
          postId={suggestedFor}
          canEdit={canEdit}
          onRefusedByKey={() => {
            picker.current?.querySelector('input')?.focus()
          }}
        />
      )}
      {isFull && (
        <Text size="sm" c="dimmed">
          <FormattedMessage id="editor.hint_too-many-marks" values={{ max: LIMITS.mediaLinks }} />
        </Text>
      )}
      {links.length > 0 ? (
        <ul
          ref={list}
          className={classes.list}
          aria-label={intl.formatMessage({ id: 'editor.label_marks' })}
          {...keys}
        >
          {links.map((mark, index) => (
            <ProductMarkCard
              key={mark.id}
              mark={mark}
              number={index + 1}
              canEdit={canEdit}
              onRemove={() => {
                focusBeside(mark.id)
                dispatch(elementsRemoved([mark.id]))
              }}
            />
          ))}
        </ul>
      ) : (
        <Text size="sm" c="dimmed">
          <FormattedMessage id="editor.hint_no-marks" />
        </Text>
      )}
      <MarksOfOtherSlides />
    </PanelSection>
  )
}

/** Names the products that shoppers see on this slide because they are marked on another slide for all slides. */
function MarksOfOtherSlides() {
  const intl = useIntl()
  const { media } = useAppSelector(selectDocument)
  const mediaIndex = useAppSelector(selectMediaIndex)
  const slides = media.map(({ links }) => links.map(({ link }) => link))
  const own = slides[mediaIndex] ?? []
  const titles = (linksOnSlides(slides)[mediaIndex] ?? [])
    .filter((link) => !own.includes(link))
    .map(({ title }) => title)
  if (titles.length === 0) return null
  return (
    <Text size="sm" c="dimmed">
      <FormattedMessage
        id="editor.text_other-slides"
        values={{ titles: intl.formatList(titles, { type: 'conjunction' }) }}
      />
    </Text>
  )
}
