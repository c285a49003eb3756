import { Combobox, Loader, Text, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatMoney } from '@/common/lib/format'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { IconSearch } from '@/common/ui/icons'
import type { Product } from '@/contract/entities/productLink'
import { LIMITS } from '@/contract/limits'
import { useSearchProductsQuery } from '../productsApi'
import { productsSearched, selectProductSearchTerm } from '../productsSlice'
import classes from './ProductPicker.module.css'

interface ProductPickerProps {
  onPick: (product: Product) => void
  disabled?: boolean
}

const SEARCH_PAUSE_MS = 250

/** Finds a product by article, name or link and hands it over; shown by the screens of other slices. */
export function ProductPicker({ onPick, disabled = false }: ProductPickerProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const combobox = useCombobox()
  const { selectFirstOption } = combobox
  const term = useAppSelector(selectProductSearchTerm)
  const [typed, setTyped] = useState(term)
  const search = useDebouncedCallback(
    (text: string) => dispatch(productsSearched(text.trim())),
    SEARCH_PAUSE_MS,
  )
  const {
    currentData: products,
    isFetching,
    isError,
  } = useSearchProductsQuery(term, {
    skip: disabled || !combobox.dropdownOpened,
  })

  useEffect(() => () => void dispatch(productsSearched('')), [dispatch])
  useEffect(() => {
    // Enter takes the best match.
    if (products && products.length > 0) selectFirstOption()
  }, [products, selectFirstOption])

  function pick(id: string) {
    const product = products?.find((one) => String(one.id) === id)
    if (!product) return
    onPick(product)
    setTyped('')
    search('')
    combobox.closeDropdown()
  }

  return (
    <Combobox store={combobox} onOptionSubmit={pick} shadow="md">
      <Combobox.Target>
        <TextInput
          label={intl.formatMessage({ id: 'products.label_search' })}
          placeholder={intl.formatMessage({ id: 'products.hint_search' })}
          leftSection={<IconSearch size={16} />}
          rightSection={isFetching && <Loader size="xs" />}
          disabled={disabled}
          maxLength={LIMITS.searchQuery}
          value={typed}
          onFocus={() => {
            combobox.openDropdown()
          }}
          onClick={() => {
            combobox.openDropdown()
          }}
          onBlur={() => {
            combobox.closeDropdown()
          }}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            search(event.currentTarget.value)
            combobox.openDropdown()
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={320} className={classes.options ?? ''}>
          {products?.map((product) => (
            <Combobox.Option
              key={product.id}
              value={String(product.id)}
              className={classes.option ?? ''}
            >
              <img src={product.imageUrl} alt="" className={classes.photo} loading="lazy" />
              <span className={classes.words}>
                <Text component="span" size="sm" lineClamp={1}>
                  {product.name}
                </Text>
                <Text component="span" size="xs" className={classes.facts}>
                  {product.article} · {formatMoney(intl, product.price, product.currency)}
                  {!product.inStock &&
                    ` · ${intl.formatMessage({ id: 'products.label_out-of-stock' })}`}
                </Text>
              </span>
            </Combobox.Option>
          ))}
          {products?.length === 0 && (
            <Combobox.Empty>
              <FormattedMessage id="products.text_not-found" />
            </Combobox.Empty>
          )}
          {isError && (
            <Combobox.Empty>
              <FormattedMessage id="serverError" />
            </Combobox.Empty>
          )}
          {!products && !isError && (
            <Combobox.Empty>
              <FormattedMessage id="common.label_loading" />
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
