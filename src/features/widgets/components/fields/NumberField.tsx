import { NumberInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { isOutOfBounds, parseNumber, type NumberBounds } from '../../parseNumber'
import '@mantine/core/styles/NumberInput.css'

interface NumberFieldProps {
  bounds: NumberBounds
  label: ReactNode
  value: number | null
  suffix?: string
  hint?: ReactNode
  disabled: boolean
  onChange: (value: number) => void
}

/**
 * A numeric setting; typed text stays until the field loses focus, and is applied once it is a number. The field then
 * reports a number that the bounds have changed (product-rules/widgets.md#number-settings).
 */
export function NumberField({
  bounds,
  label,
  value,
  suffix,
  hint,
  disabled,
  onChange,
}: NumberFieldProps) {
  const [typed, setTyped] = useState<string | number | null>(null)
  const [isCorrected, setCorrected] = useState(false)
  const { min, max } = bounds
  return (
    <NumberInput
      label={label}
      description={
        isCorrected ? (
          <span role="status">
            <FormattedMessage id="widgets.text_number-corrected" values={{ min, max }} />
          </span>
        ) : (
          hint
        )
      }
      min={min}
      max={max}
      suffix={suffix ?? ''}
      allowDecimal={false}
      allowNegative={min < 0}
      clampBehavior="none"
      inputMode="numeric"
      disabled={disabled}
      value={typed ?? value ?? ''}
      onChange={(entered) => {
        setTyped(entered)
        setCorrected(false)
        const number = parseNumber(String(entered), bounds)
        if (number !== null && number !== value) onChange(number)
      }}
      onBlur={() => {
        setCorrected((before) => (typed === null ? before : isOutOfBounds(String(typed), bounds)))
        setTyped(null)
      }}
    />
  )
}
