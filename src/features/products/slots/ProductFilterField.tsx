import { CloseButton, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { usePermission } from '@/common/session/user'
import { useGetProductQuery } from '../catalogueApi'
import { ProductPicker } from './ProductPicker'

interface ProductFilterFieldProps {
  /** Id of the chosen product. */
  value: number | undefined
  onChange: (id: number | undefined) => void
  label?: MessageId
}

const FOCUSED = {}

/**
 * Chooses a product for a filter or a preview, for a person who may see products; shown by the screens of other slices.
 */
export function ProductFilterField(props: ProductFilterFieldProps) {
  return usePermission('VIEW_SKUS') && <Field {...props} />
}

function Field({ value, onChange, label = 'filters.label_product' }: ProductFilterFieldProps) {
  const intl = useIntl()
  // The last action in this field. Each action replaces the input that had the focus by the other input, which then
  // takes the focus.
  const [done, setDone] = useState<'chosen' | 'cleared' | null>(null)
  const { currentData: product, isError } = useGetProductQuery(value ?? 0, {
    skip: value === undefined,
  })
  if (value === undefined) {
    return (
      <ProductPicker
        label={label}
        askedFor={done === 'cleared' ? FOCUSED : null}
        onPick={({ id }) => {
          setDone('chosen')
          onChange(id)
        }}
      />
    )
  }
  const number = () => intl.formatMessage({ id: 'filters.chip_product-number' }, { number: value })
  return (
    <TextInput
      autoFocus={done === 'chosen'}
      label={intl.formatMessage({ id: label })}
      value={product?.name ?? (isError ? number() : '…')}
      readOnly
      rightSection={
        <CloseButton
          aria-label={intl.formatMessage({ id: 'filters.action_any-product' })}
          onClick={() => {
            setDone('cleared')
            onChange(undefined)
          }}
        />
      }
    />
  )
}
