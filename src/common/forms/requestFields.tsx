import { useEffect, useEffectEvent, useState, type ChangeEvent, type ReactNode } from 'react'
import type { Message } from '@/common/i18n/messages'
import { asApiError, failureMessage } from '@/common/api/apiError'
import { FailureWords } from '@/common/ui/states/FailureWords'

/** The form's call, found by its `fixedCacheKey`: its last error, and how to reset it. */
export interface FieldsRequest {
  isLoading: boolean
  error?: unknown
  reset: () => void
}

interface RequestFieldsOptions<Name extends string> {
  initial: Record<Name, string>
  /** The problem of each field as text; nothing for a valid one. */
  problemsOf: (values: Record<Name, string>) => Partial<Record<Name, string | null>>
  request: FieldsRequest
}

/**
 * The fields of a form whose call may be refused. A refusal is shown at the field that the back office named (one of
 * the keys of `initial`). Without such a name it is shown at the form's only field, or else for the form as a whole. It
 * is cleared as soon as the person types.
 */
export function useRequestFields<Name extends string>(options: RequestFieldsOptions<Name>) {
  const { initial, problemsOf, request } = options
  const form = useFields({
    initial,
    problemsOf,
    onEdit: () => {
      if (request.error) request.reset()
    },
  })
  useResetOnUnmount(request.reset)
  const names = Object.keys(initial) as Name[]
  const refusal = fieldRefusal(request.error, names)
  const refused = refusal?.field ?? (names.length === 1 ? names[0] : null)
  return {
    ...form,
    /** Props of a field, with its problem. */
    bind: (name: Name) => ({
      ...form.inputOf(name),
      error: form.errorOf(
        name,
        refusal && refused === name ? <FailureWords message={refusal.message} /> : null,
      ),
    }),
    /** The problem of the form as a whole. */
    alert: refusal && refused === null ? <FailureWords message={refusal.message} /> : null,
  }
}

export interface FieldRefusal<Field extends string> {
  /** The field that the back office named; null when the response names none that the form has. */
  field: Field | null
  message: Message
}

/** The message of a failed call and the form's field for it; null without a failure. */
export function fieldRefusal<const Field extends string>(
  failure: unknown,
  fields: readonly Field[],
): FieldRefusal<Field> | null {
  const error = asApiError(failure)
  const message = error && failureMessage(error)
  if (!message) return null
  const named = error.kind === 'envelope' ? error.field : undefined
  return { field: fields.find((field) => field === named) ?? null, message }
}

/**
 * Resets the result of a form's call when the form unmounts. The call's hook has a `fixedCacheKey`, so that a replay,
 * which makes no calls, finds a refusal in the store; without the reset the refusal would outlive the form.
 */
export function useResetOnUnmount(reset: () => void): void {
  const forget = useEffectEvent(reset)
  useEffect(
    () => () => {
      forget()
    },
    [],
  )
}

interface FieldsOptions<Name extends string> {
  initial: Record<Name, string>
  /** The problem of each field as text; nothing for a valid one. */
  problemsOf: (values: Record<Name, string>) => Partial<Record<Name, string | null>>
  /** Called as soon as the person types, because the refusal of the last request is then out of date. */
  onEdit?: () => void
}

/**
 * The values of a form's text fields. A problem is shown once its field was left or the form was sent, and is updated
 * from then on while the person types.
 */
function useFields<Name extends string>(options: FieldsOptions<Name>) {
  const { initial, problemsOf, onEdit } = options
  const [values, setValues] = useState(initial)
  const [checked, setChecked] = useState<readonly Name[]>([])
  const names = Object.keys(initial) as Name[]
  const problems = problemsOf(values)

  function setValue(name: Name, value: string) {
    // Updates the latest values, because one event may set several fields.
    setValues((latest) => ({ ...latest, [name]: value }))
    onEdit?.()
  }
  return {
    values,
    setValue,
    isChanged: names.some((name) => values[name] !== initial[name]),
    /** Shows every problem; returns whether all fields are valid. */
    check(): boolean {
      setChecked(names)
      return names.every((name) => !problems[name])
    },
    /** The problem to show at a field: its own, or else `refusal`, which comes from the back office. */
    errorOf: (name: Name, refusal: ReactNode = null): ReactNode =>
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
