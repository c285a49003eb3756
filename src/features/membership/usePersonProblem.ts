import { useIntl } from 'react-intl'
import { PERSON_ERROR_VALUES, type PersonErrorKind } from '@/contract/personRules'

/** Texts of the error kinds (product-rules/account.md#personal-fields). */
export function usePersonProblem(): (kind: PersonErrorKind | null) => string | null {
  const intl = useIntl()
  return (kind) => kind && intl.formatMessage({ id: kind }, PERSON_ERROR_VALUES)
}
