import { NumberInput, Text } from '@mantine/core'
import { useState } from 'react'
import '@mantine/core/styles/NumberInput.css'

interface PercentFieldProps {
  /** Shown before the number. */
  label: string
  /** What a screen reader says: the label and whose it is. */
  description: string
  value: number
  readOnly: boolean
  onChange: (value: number) => void
}

/** A whole percent, 0 to 100. What is typed stays here until it is a number. */
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
