import { useState } from 'react'

/** The text being typed into a field whose value is stored elsewhere. When that value changes, the field follows it. */
export function useTyped(value: string): [string, (typed: string) => void] {
  const [state, setState] = useState({ value, typed: value })
  if (state.value !== value) setState({ value, typed: value })
  return [
    state.value === value ? state.typed : value,
    (typed) => {
      setState({ value, typed })
    },
  ]
}
