import { useMessage } from '../i18n/useMessage'
import { useFields } from '../lib/useFields'
import { fieldRefusal } from './fieldRefusal'
import { useResetOnUnmount } from './useResetOnUnmount'

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
 * the keys of `initial`), at the only field that there is, or for the form as a whole, and is cleared as soon as
 * something is typed.
 */
export function useRequestFields<Name extends string>(options: RequestFieldsOptions<Name>) {
  const { initial, problemsOf, request } = options
  const words = useMessage()
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
      error: form.errorOf(name, refusal && refused === name ? words(refusal.message) : null),
    }),
    /** The problem of the form as a whole, as text. */
    alert: refusal && refused === null ? words(refusal.message) : null,
  }
}
