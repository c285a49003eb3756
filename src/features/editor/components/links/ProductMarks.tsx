import { Text } from '@mantine/core'
import { useRef, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Product } from '@/contract/entities/productLink'
import { LIMITS } from '@/contract/limits'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import {
  elementsRemoved,
  productMarked,
  selectDocument,
  selectMarkPlace,
  selectMedia,
  selectSelection,
} from '../../editorSlice'
import { useElementKeys } from '../../hooks/keys/useElementKeys'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { MarksOfOtherSlides } from './MarksOfOtherSlides'
import { ProductMarkCard } from './ProductMarkCard'
import classes from './ProductMarks.module.css'

export interface ProductPickerProps {
  onPick: (product: Product) => void
  disabled?: boolean
  /** Each new object moves the focus to the search. */
  askedFor?: object | null
  /** The text that suggests products, and the products already marked on the slide. */
  about: { text: string; has: readonly number[] }
}

interface ProductMarksProps {
  canEdit: boolean
  /** Renders the product search, which belongs to another slice. */
  renderProductPicker: (props: ProductPickerProps) => ReactNode
}

/** The products marked on the picture: the search, and a card for each. */
export function ProductMarks({ canEdit, renderProductPicker }: ProductMarksProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { text } = useAppSelector(selectDocument)
  const links = useAppSelector(selectMedia)?.links ?? []
  const [chosen] = useAppSelector(selectSelection)
  const markPlace = useAppSelector(selectMarkPlace)
  const list = useRef<HTMLUListElement>(null)
  const keys = useElementKeys({ canEdit, onRemove: focusBeside })
  const isFull = links.length >= LIMITS.mediaLinks

  /** Moves the focus to the next card before the focused one is removed. */
  function focusBeside(id = chosen ?? '') {
    const index = links.findIndex((mark) => mark.id === id)
    const next = links[index + 1] ?? links[index - 1]
    const cards = list.current?.querySelectorAll<HTMLElement>('[data-mark]') ?? []
    for (const card of cards) if (card.dataset.mark === next?.id) card.focus()
  }

  return (
    <PanelSection title={<FormattedMessage id="editor.title_products" />}>
      {canEdit &&
        renderProductPicker({
          onPick: (product) => dispatch(productMarked(product)),
          disabled: isFull,
          askedFor: markPlace,
          about: { text, has: links.flatMap(({ link }) => link.sku.id) },
        })}
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
