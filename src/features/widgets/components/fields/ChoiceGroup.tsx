import { Text } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { FieldGroup } from '@/common/ui/fields/FieldGroup'
import classes from './ChoiceGroup.module.css'

interface Choice<Value> {
  value: Value
  label: ReactNode
  hint?: ReactNode
  /** A small drawing of the choice, above the label. */
  picture?: ReactNode
}

interface ChoiceGroupProps<Value> {
  legend: ReactNode
  choices: readonly Choice<Value>[]
  value: Value | null
  /** `tiles`: side by side with pictures; `rows`: one under the other with hints. */
  look: 'tiles' | 'rows'
  disabled: boolean
  onChoose: (value: Value) => void
}

/** A choice of one of a few options, all visible: native radio buttons styled as cards. */
export function ChoiceGroup<Value extends string | number>(props: ChoiceGroupProps<Value>) {
  const name = useId()
  return (
    <FieldGroup legend={props.legend} disabled={props.disabled}>
      <div className={classes.choices} data-look={props.look}>
        {props.choices.map(({ value, label, hint, picture }) => (
          <label key={value} className={classes.choice}>
            <input
              type="radio"
              className={classes.input}
              name={name}
              checked={value === props.value}
              onChange={() => {
                props.onChoose(value)
              }}
            />
            {picture}
            <span className={classes.label}>{label}</span>
            {hint && (
              <Text component="span" size="xs" c="dimmed">
                {hint}
              </Text>
            )}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
