import { NumberInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.css'
import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { FieldGroup } from '@/common/ui/fields/FieldGroup'
import { SIDES, type Side } from '@/contract/widgets/settings/sides'
import classes from './Fields.module.css'

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
 * A numeric setting. The typed text stays until the field loses the focus, and is applied once it is a number. When the
 * bounds have changed the number, the field shows a note (product-rules/widgets.md#number-settings).
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

interface NumberBounds {
  min: number
  max: number
}

/**
 * The integer at the start of a text, within bounds (product-rules/widgets.md#number-settings); null without a
 * number.
 */
export function parseNumber(text: string, { min, max }: NumberBounds): number | null {
  const number = Number.parseInt(text, 10)
  if (Number.isNaN(number)) return null
  return Math.min(max, Math.max(min, number))
}

/** Whether a text is a number outside of the bounds. */
export function isOutOfBounds(text: string, bounds: NumberBounds): boolean {
  const number = parseNumber(text, bounds)
  return number !== null && number !== Number.parseInt(text, 10)
}

const LABELS: Record<Side, MessageId> = {
  top: 'widgets.label_padding-top',
  bottom: 'widgets.label_padding-bottom',
  left: 'widgets.label_padding-left',
  right: 'widgets.label_padding-right',
}

interface SidesFieldProps {
  legend: ReactNode
  bounds: NumberBounds
  /** Px. */
  value: Record<Side, number>
  disabled: boolean
  onChange: (value: Record<Side, number>) => void
}

/** A distance at each side. */
export function SidesField({ legend, bounds, value, disabled, onChange }: SidesFieldProps) {
  const intl = useIntl()
  return (
    <FieldGroup legend={legend} disabled={disabled}>
      <div className={classes.numbers}>
        {SIDES.map((side) => (
          <NumberField
            key={side}
            bounds={bounds}
            label={<FormattedMessage id={LABELS[side]} />}
            suffix={` ${intl.formatMessage({ id: 'widgets.label_px' })}`}
            value={value[side]}
            disabled={disabled}
            onChange={(px) => {
              onChange({ ...value, [side]: px })
            }}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
