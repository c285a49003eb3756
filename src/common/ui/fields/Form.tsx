import { useEffect, useRef, type ComponentProps } from 'react'
import { focusWrongField } from './FieldProblems'

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> {
  /** Its request is in progress, so its problems are not known yet. */
  isBusy: boolean
  onSubmit: () => void
}

/**
 * A form whose fields show their problems. When a submit is refused, here or by the back office, the focus moves to the
 * first invalid field; while a person types, it does not move.
 */
export function Form({ isBusy, onSubmit, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const isAwaited = useRef(false)
  const wasBusy = useRef(false)
  useEffect(() => {
    if (isBusy) wasBusy.current = true
    if (!isAwaited.current || isBusy) return
    const { activeElement, body } = document
    // If the person has moved to a field of another form, the focus stays there.
    const isHere = activeElement === body || form.current?.contains(activeElement) === true
    if ((isHere && focusWrongField(form.current)) || wasBusy.current) isAwaited.current = false
  })
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        isAwaited.current = true
        wasBusy.current = false
        onSubmit()
      }}
      onInput={() => {
        isAwaited.current = false
      }}
      {...rest}
    />
  )
}
