import { ActionIcon, Group, Switch, Text, NumberInput } from '@mantine/core'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/NumberInput.css'
import '@mantine/core/styles/Switch.css'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatPrice } from '@/common/lib/format'
import { ProductPicture } from '@/common/products/ProductPicture'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { IconExternalLink, IconTrash } from '@/common/ui/icons/icons'
import { CURRENCY } from '@/contract/constants'
import { productArticle } from '@/contract/entities/catalogue/productArticle'
import {
  elementHovered,
  elementsPlaced,
  markToggled,
  selectFrame,
  selectGesture,
  selectHovered,
  selectionChanged,
  selectSelection,
} from '@/features/editor/editorSlice'
import type { ProductMark } from '@/features/editor/model/document'
import { ImageMarkup } from './ImageMarkup'
import { MarkSettings } from './MarkSettings'
import classes from './ProductMarkCard.module.css'

interface ProductMarkCardProps {
  mark: ProductMark
  number: number
  canEdit: boolean
  onRemove: () => void
}

/** One product of the picture. Everything that can be done with its marker on the canvas can be done here. */
export function ProductMarkCard({ mark, number, canEdit, onRemove }: ProductMarkCardProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { id, isShown, link } = mark
  const { title, sku } = link
  const { article = '', vendorCode = '' } = sku
  const facts = [
    productArticle({ article, vendorCode }),
    formatPrice(intl, sku.price ?? null, sku.currency ?? CURRENCY),
    sku.hasLeft && intl.formatMessage({ id: 'products.label_left' }),
  ]
  const selection = useAppSelector(selectSelection)
  const isSelected = selection.includes(id)
  const isHovered = useAppSelector(selectHovered) === id
  const gesture = useAppSelector(selectGesture)
  const frame = useAppSelector(selectFrame)
  // The card shows the stored position, which is on the square frame.
  const place = (frame === 'square' ? gesture?.places[id] : undefined) ?? mark
  const select = () => {
    if (!isSelected) dispatch(selectionChanged([id]))
  }
  const fields = [
    { axis: 'x', label: intl.formatMessage({ id: 'editor.label_from-left' }) },
    { axis: 'y', label: intl.formatMessage({ id: 'editor.label_from-top' }) },
  ] as const
  return (
    <li
      className={classes.card}
      data-mark={id}
      data-selected={isSelected || undefined}
      data-hovered={isHovered || undefined}
      tabIndex={0}
      aria-label={intl.formatMessage({ id: 'editor.label_mark' }, { number, title })}
      aria-current={isSelected || undefined}
      onFocus={() => {
        // A focus by Tab does not change a selection of several elements.
        if (selection.length < 2) select()
      }}
      onClick={select}
      onMouseEnter={() => dispatch(elementHovered(id))}
      onMouseLeave={() => dispatch(elementHovered(null))}
    >
      <div className={classes.head}>
        <span className={classes.picture}>
          <ProductPicture url={sku.sourceImageUrls[0] ?? ''} />
          <span className={classes.number} data-faint={!isShown || undefined}>
            {number}
          </span>
        </span>
        <div className={classes.words}>
          <Text size="sm" fw={500} lineClamp={2}>
            {title}
          </Text>
          <Text size="sm" c="dimmed">
            {facts.filter(Boolean).join(' · ')}
          </Text>
        </div>
        <Group gap={0} wrap="nowrap" className={classes.tools ?? ''}>
          <ActionIcon
            component="a"
            href={link.link}
            target="_blank"
            rel="noopener noreferrer"
            size={44}
            aria-label={intl.formatMessage({ id: 'editor.action_open-product' }, { title })}
          >
            <IconExternalLink size={16} />
          </ActionIcon>
          {canEdit && (
            <ActionIcon
              size={44}
              aria-label={intl.formatMessage({ id: 'editor.action_remove-mark' }, { title })}
              onClick={(event) => {
                event.stopPropagation()
                onRemove()
              }}
            >
              <IconTrash size={16} />
            </ActionIcon>
          )}
        </Group>
      </div>
      <div className={classes.place}>
        {fields.map(({ axis, label }) => (
          <PercentField
            key={axis}
            label={label}
            description={intl.formatMessage({ id: 'editor.label_place' }, { label, title })}
            value={place[axis]}
            readOnly={!canEdit}
            onChange={(value) =>
              dispatch(
                elementsPlaced({
                  places: { [id]: { x: mark.x, y: mark.y, [axis]: value } },
                  frame: 'square',
                  source: 'panel',
                }),
              )
            }
          />
        ))}
      </div>
      <Switch
        size="sm"
        checked={isShown}
        disabled={!canEdit}
        label={<FormattedMessage id="editor.label_show-mark" />}
        aria-label={intl.formatMessage({ id: 'editor.label_show-mark-of' }, { title })}
        onChange={(event) => dispatch(markToggled({ id, isShown: event.currentTarget.checked }))}
      />
      <ImageMarkup mark={mark} canEdit={canEdit} />
      <MarkSettings mark={mark} canEdit={canEdit} />
    </li>
  )
}

interface PercentFieldProps {
  /** The label before the number. */
  label: string
  /** The accessible name: the label and the product. */
  description: string
  value: number
  readOnly: boolean
  onChange: (value: number) => void
}

/** A whole percent, 0 to 100. Invalid text stays in this field only. */
function PercentField({ label, description, value, readOnly, onChange }: PercentFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <NumberInput
      leftSection={
        <Text component="span" size="xs" c="dimmed">
          {label}
        </Text>
      }
      leftSectionWidth={68}
      suffix=" %"
      aria-label={description}
      min={0}
      max={100}
      clampBehavior="strict"
      allowDecimal={false}
      allowNegative={false}
      hideControls
      readOnly={readOnly}
      value={typed ?? value}
      onChange={(next) => {
        setTyped(typeof next === 'number' ? null : next)
        if (typeof next === 'number') onChange(next)
      }}
      onBlur={() => {
        setTyped(null)
      }}
    />
  )
}
