import { NumberInput, Text } from '@mantine/core'
import { useState } from 'react'
import '@mantine/core/styles/NumberInput.css'

interface PercentFieldProps {
  /** Shown before the number. */
  label: string
  /** The accessible name: the label and the product. */
  description: string
  value: number
  readOnly: boolean
  onChange: (value: number) => void
}

/** A whole percent, 0 to 100. Typed text that is no number stays in this field only. */
export function PercentField({ label, description, value, readOnly, onChange }: PercentFieldProps) {
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
