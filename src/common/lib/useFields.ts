import { useState, type ChangeEvent } from 'react'

interface FieldsOptions<Name extends string> {
  initial: Record<Name, string>
  /** The problem of each field as text; nothing for a valid one. */
  problemsOf: (values: Record<Name, string>) => Partial<Record<Name, string | null>>
  /** Called as soon as something is typed: the refusal of the last request is out of date. */
  onEdit?: () => void
}

/**
 * The values of a form's text fields. A problem is shown once its field was left or the form was sent, and is updated
 * from then on while the person types.
 */
export function useFields<Name extends string>(options: FieldsOptions<Name>) {
  const { initial, problemsOf, onEdit } = options
  const [values, setValues] = useState(initial)
  const [checked, setChecked] = useState<readonly Name[]>([])
  const names = Object.keys(initial) as Name[]
  const problems = problemsOf(values)

  function setValue(name: Name, value: string) {
    setValues({ ...values, [name]: value })
    onEdit?.()
  }
  return {
    values,
    setValue,
    isChanged: names.some((name) => values[name] !== initial[name]),
    /** Shows every problem; returns whether there is none. */
    check(): boolean {
      setChecked(names)
      return names.every((name) => !problems[name])
    },
    /** The problem to show at a field; `refusal` is the back office's. */
    errorOf: (name: Name, refusal: string | null = null): string | null =>
      (checked.includes(name) ? problems[name] : null) ?? refusal,
    /** Props of a text field. */
    inputOf: (name: Name) => ({
      value: values[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setValue(name, event.currentTarget.value)
      },
      onBlur: () => {
        if (values[name] !== '' && !checked.includes(name)) setChecked([...checked, name])
      },
    }),
  }
}
