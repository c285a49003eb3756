import { CloseButton, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { usePermission } from '@/common/session/useUser'
import { useGetProductQuery } from '../catalogueApi'
import { ProductPicker } from './ProductPicker'

interface ProductFilterFieldProps {
  /** Id of the chosen product. */
  value: number | undefined
  onChange: (id: number | undefined) => void
}

/** Chooses the product of a filter, for a person who may see products; shown by the screens of other slices. */
export function ProductFilterField(props: ProductFilterFieldProps) {
  return usePermission('VIEW_SKUS') && <Field {...props} />
}

function Field({ value, onChange }: ProductFilterFieldProps) {
  const intl = useIntl()
  const chosen = useRef<HTMLInputElement>(null)
  const isPicked = useRef(false)
  const [askedFor, setAskedFor] = useState<object | null>(null)
  const { currentData: product, isError } = useGetProductQuery(value ?? 0, {
    skip: value === undefined,
  })
  useEffect(() => {
    // The search that had the focus is gone.
    if (value !== undefined && isPicked.current) chosen.current?.focus()
    isPicked.current = false
  }, [value])

  if (value === undefined) {
    return (
      <ProductPicker
        label="filters.label_product"
        askedFor={askedFor}
        onPick={({ id }) => {
          isPicked.current = true
          onChange(id)
        }}
      />
    )
  }
  return (
    <TextInput
      ref={chosen}
      label={intl.formatMessage({ id: 'filters.label_product' })}
      value={product?.name ?? (isError ? `№ ${value}` : '…')}
      readOnly
      rightSection={
        <CloseButton
          aria-label={intl.formatMessage({ id: 'filters.action_any-product' })}
          onClick={() => {
            setAskedFor({})
            onChange(undefined)
          }}
        />
      }
    />
  )
}
