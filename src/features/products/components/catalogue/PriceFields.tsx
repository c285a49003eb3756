import { NumberInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { HIGHEST_PRICE, type CatalogueFilter } from '../../catalogueFilter'
import classes from './ProductFilters.module.css'
import '@mantine/core/styles/NumberInput.css'

interface PriceFieldsProps {
  filter: CatalogueFilter
  onChange: (part: Partial<CatalogueFilter>) => void
}

/** Prices from and to, both included, in whole units. */
export function PriceFields({ filter: { priceFrom, priceTo }, onChange }: PriceFieldsProps) {
  return (
    <div className={classes.prices}>
      <PriceField
        key={`from ${String(priceFrom === null)}`}
        label="products.label_price-from"
        price={priceFrom}
        onChange={(price) => {
          onChange({ priceFrom: price })
        }}
      />
      <PriceField
        key={`to ${String(priceTo === null)}`}
        label="products.label_price-to"
        price={priceTo}
        onChange={(price) => {
          onChange({ priceTo: price })
        }}
      />
    </div>
  )
}

interface PriceFieldProps {
  label: MessageId
  price: number | null
  onChange: (price: number | null) => void
}

const PAUSE_MS = 300

/** Typed digits stay here until the person pauses. */
function PriceField({ label, price, onChange }: PriceFieldProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState<string | number>(price ?? '')
  const send = useDebouncedCallback(onChange, { delay: PAUSE_MS, flushOnUnmount: true })
  return (
    <NumberInput
      label={intl.formatMessage({ id: label })}
      min={0}
      max={HIGHEST_PRICE}
      clampBehavior="strict"
      allowDecimal={false}
      allowNegative={false}
      hideControls
      inputMode="numeric"
      thousandSeparator={'\u00a0'}
      value={typed}
      onChange={(value) => {
        setTyped(value)
        send(typeof value === 'number' ? value : null)
      }}
    />
  )
}
