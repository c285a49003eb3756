import { useMessage } from '../i18n/useMessage'
import { useFields } from '../lib/useFields'
import { fieldRefusal } from './fieldRefusal'
import { useResetOnUnmount } from './useResetOnUnmount'

interface RequestFieldsOptions<Name extends string> {
  initial: Record<Name, string>
  /** What is wrong with each field, in words; nothing for a right one. */
  problemsOf: (values: Record<Name, string>) => Partial<Record<Name, string | null>>
  /** The call that the form makes, by its `fixedCacheKey`: how it failed last, and how to forget that. */
  request: { error?: unknown; reset: () => void }
}

/**
 * The fields of a form whose call may be refused: a refusal stands at the field that the back office named, by the
 * names of `initial`, or is the form's as a whole, and is forgotten as soon as something is typed.
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
  const refusal = fieldRefusal(request.error, Object.keys(initial) as Name[])
  return {
    ...form,
    /** Properties of a field with what is wrong with it. */
    bind: (name: Name) => ({
      ...form.inputOf(name),
      error: form.errorOf(name, refusal?.field === name ? words(refusal.message) : null),
    }),
    /** What is wrong with the form as a whole, in words. */
    alert: refusal?.field === null ? words(refusal.message) : null,
  }
}
