import { NumberInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import '@mantine/core/styles/NumberInput.css'

interface NumberFieldProps {
  label: ReactNode
  value: number
  min: number
  max: number
  suffix?: string
  readOnly?: boolean
  onChange: (value: number) => void
}

/** A number within limits. Typed text that is not a valid number stays in this field only. */
export function NumberField({ value, onChange, readOnly = false, ...facts }: NumberFieldProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState<string | number | null>(null)
  return (
    <NumberInput
      {...facts}
      decimalScale={1}
      decimalSeparator={decimalSeparator(intl)}
      allowedDecimalSeparators={['.', ',']}
      readOnly={readOnly}
      value={typed ?? value}
      onChange={(next) => {
        setTyped(next)
        if (typeof next === 'number' && next >= facts.min && next <= facts.max) onChange(next)
      }}
      onBlur={() => {
        setTyped(null)
      }}
    />
  )
}

function decimalSeparator(intl: IntlShape): string {
  const parts = intl.formatNumberToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}
