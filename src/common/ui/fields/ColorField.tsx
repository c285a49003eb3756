import { Switch, TextInput } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import classes from './ColorField.module.css'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'

const TRANSPARENT = 'transparent'

interface ColorFieldProps {
  label: ReactNode
  /** `#rrggbb`, or `transparent` where the colour is optional. */
  value: string
  onChange: (color: string) => void
  disabled?: boolean
  /** The label is hidden from view, but read by screen readers. */
  isLabelHidden?: boolean
  /** The colour that a person gets when switching from no colour to one; given only where the colour is optional. */
  colorAfterNone?: string
}

/** One colour, chosen with the browser's own picker. */
export function ColorField(props: ColorFieldProps) {
  const { label, value, onChange, disabled, isLabelHidden = false, colorAfterNone } = props
  const id = useId()
  const hasColor = value !== TRANSPARENT
  return (
    <div className={classes.field}>
      {hasColor && (
        <TextInput
          type="color"
          id={id}
          label={label}
          classNames={{
            input: classes.color ?? '',
            label: isLabelHidden ? (classes.hidden ?? '') : '',
          }}
          disabled={disabled ?? false}
          value={sixDigits(value)}
          onChange={(event) => {
            onChange(event.currentTarget.value)
          }}
        />
      )}
      {colorAfterNone !== undefined && (
        <Switch
          size="sm"
          mt={hasColor ? 8 : 0}
          checked={!hasColor}
          disabled={disabled ?? false}
          label={
            hasColor ? (
              <FormattedMessage id="color.label_none" />
            ) : (
              <FormattedMessage id="color.label_none-of" values={{ what: label }} />
            )
          }
          onChange={(event) => {
            onChange(event.currentTarget.checked ? TRANSPARENT : colorAfterNone)
          }}
        />
      )}
    </div>
  )
}

/** Converts to the only format that the browser's field accepts: `#rgb` is expanded, alpha is dropped. */
function sixDigits(color: string): string {
  const [, short] = /^#([\da-f]{3,4})$/i.exec(color) ?? []
  return short ? `#${short.slice(0, 3).replace(/./g, '$&$&')}` : color.slice(0, 7)
}
