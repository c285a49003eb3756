import { useId, type ReactNode } from 'react'
import classes from './SegmentedControl.module.css'

interface SegmentedControlProps<Value extends string> {
  'aria-label'?: string
  'aria-labelledby'?: string
  data: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  fullWidth?: boolean
  size?: 'xs' | 'sm'
  disabled?: boolean
  className?: string | undefined
}

/**
 * A choice of one of a few options, all visible: radio buttons in a row. Drawn by style sheets alone, because it is on
 * the first screen: a sliding mark makes the browser measure the whole page before the first paint.
 */
export function SegmentedControl<Value extends string>({
  data,
  value,
  onChange,
  fullWidth = false,
  size = 'sm',
  disabled = false,
  className,
  ...labels
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      {...labels}
      className={[classes.row, className].filter(Boolean).join(' ')}
      data-full-width={fullWidth || undefined}
      data-size={size}
      data-disabled={disabled || undefined}
    >
      {data.map((option) => (
        <label key={option.value} className={classes.choice}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            className={classes.input}
            onChange={() => {
              onChange(option.value)
            }}
          />
          <span className={classes.label}>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
