import { useState, type ChangeEvent } from 'react'

interface FieldsOptions<Name extends string> {
  initial: Record<Name, string>
  /** What is wrong with each field, in words; nothing for a right one. */
  problemsOf: (values: Record<Name, string>) => Partial<Record<Name, string | null>>
  /** Something was typed: what the back office said of the last try is out of date. */
  onEdit?: () => void
}

/**
 * What is typed into a form of text fields. A problem shows once its field was left or the form was sent, and is
 * then followed as the person types.
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
    /** Shows every problem; answers whether there is none. */
    check(): boolean {
      setChecked(names)
      return names.every((name) => !problems[name])
    },
    /** What to show at a field; `refusal` is what the back office said of it. */
    errorOf: (name: Name, refusal: string | null = null): string | null =>
      (checked.includes(name) ? problems[name] : null) ?? refusal,
    /** Properties of a text field. */
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
