import { NumberInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { GALLERY_BOUNDS } from '@/contract/entities/widget'
import { parseNumericSetting, type NumericSetting } from '../../rules'
import '@mantine/core/styles/NumberInput.css'

interface NumberFieldProps {
  name: NumericSetting
  label: ReactNode
  value: number | null
  suffix?: string
  disabled: boolean
  onChange: (value: number) => void
}

/** A numeric setting; typed text stays until the field is left, and is applied once it is a number. */
export function NumberField({ name, label, value, suffix, disabled, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | number | null>(null)
  const { min, max } = GALLERY_BOUNDS[name]
  return (
    <NumberInput
      label={label}
      min={min}
      max={max}
      suffix={suffix ?? ''}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      inputMode="numeric"
      disabled={disabled}
      value={typed ?? value ?? ''}
      onChange={(entered) => {
        setTyped(entered)
        const number = parseNumericSetting(name, String(entered))
        if (number !== null && number !== value) onChange(number)
      }}
      onBlur={() => {
        setTyped(null)
      }}
    />
  )
}
