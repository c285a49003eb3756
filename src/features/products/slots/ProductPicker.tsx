import { Loader, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { withSlices } from '@/common/store/withSlices'
import { Combobox, useCombobox } from '@/common/ui/choices/Combobox'
import { IconSearch } from '@/common/ui/icons/icons'
import type { Product } from '@/contract/entities/catalogue/productLink'
import { LIMITS } from '@/contract/limits'
import { ProductOptions } from '../components/product/ProductOptions'
import { useProductChoices, type AboutPost } from '@/features/products/useProductChoices'
import { useLazySearchProductsQuery } from '../catalogueApi'
import {
  productPicked,
  productsSearched,
  productsSlice,
  selectProductSearchTerm,
} from '../productsSlice'
import classes from './ProductPicker.module.css'

interface ProductPickerProps {
  label?: MessageId
  onPick: (product: Product) => void
  disabled?: boolean
  /** Each new object moves the focus here. */
  askedFor?: object | null
  /**
   * The post that the product is for: before a term is typed, products that were suggested for it and products from its
   * text are offered, except those that it already has.
   */
  about?: AboutPost
  /** Ids of products that are not offered at all. */
  excluded?: readonly number[]
}

const NO_PRODUCTS: readonly number[] = []
const SEARCH_PAUSE_MS = 250

function Picker({
  label = 'products.label_search',
  onPick,
  disabled = false,
  askedFor = null,
  about,
  excluded = NO_PRODUCTS,
}: ProductPickerProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const combobox = useCombobox()
  const { selectFirstOption, resetSelectedOption } = combobox
  const term = useAppSelector(selectProductSearchTerm)
  const [typed, setTyped] = useState(term)
  /** The term for which Enter was pressed before its results were loaded. */
  const awaited = useRef<string | null>(null)
  const search = useDebouncedCallback(
    (text: string) => dispatch(productsSearched(text.trim())),
    SEARCH_PAUSE_MS,
  )
  const input = useRef<HTMLInputElement>(null)
  const [find] = useLazySearchProductsQuery()
  const wanted = typed.trim()
  const { groups, isFetching, isError } = useProductChoices({
    term,
    // Results for another term are not used.
    isAnswer: wanted === term,
    isOpen: !disabled && combobox.dropdownOpened,
    about,
    excluded,
  })
  const products = groups?.flatMap((group) => group.products)
  const best = term === '' ? undefined : products?.[0]

  useEffect(
    () => () => {
      awaited.current = null
      dispatch(productsSearched(''))
    },
    [dispatch],
  )
  useEffect(() => {
    // Enter chooses the best match; an empty term has none.
    if (best) selectFirstOption()
    else resetSelectedOption()
  }, [best, selectFirstOption, resetSelectedOption])

  function searchNow(text: string) {
    search.cancel()
    dispatch(productsSearched(text))
  }
  useEffect(() => {
    if (askedFor) input.current?.focus()
  }, [askedFor])

  function pick(product: Product) {
    onPick(product)
    // Only products that were chosen for a post are offered again as recent ones.
    if (about) dispatch(productPicked(product))
    awaited.current = null
    setTyped('')
    searchNow('')
    combobox.closeDropdown()
  }
  /** Scanners press Enter before the search responds: when it responds, the best match of the typed term is chosen. */
  async function pressEnter() {
    if (products || wanted === '') return
    awaited.current = wanted
    searchNow(wanted)
    combobox.openDropdown()
    const { data } = await find(wanted, true)
    const found = data?.find(({ id }) => !excluded.includes(id))
    if (found && awaited.current === wanted) pick(found)
  }

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => {
        const product = products?.find((one) => String(one.id) === id)
        if (product) pick(product)
      }}
      shadow="md"
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          ref={input}
          label={intl.formatMessage({ id: label })}
          placeholder={intl.formatMessage({ id: 'products.hint_search' })}
          leftSection={<IconSearch size={16} />}
          rightSection={isFetching && <Loader size="xs" />}
          disabled={disabled}
          maxLength={LIMITS.link}
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
            awaited.current = null
            search(event.currentTarget.value)
            combobox.openDropdown()
          }}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !nativeEvent.isComposing) void pressEnter()
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options
          aria-label={intl.formatMessage({ id: label })}
          mah={320}
          className={classes.options ?? ''}
        >
          {groups?.map(({ label, products: ofGroup }) => (
            <ProductOptions key={label ?? ''} label={label} products={ofGroup} />
          ))}
          {products?.length === 0 && (
            <Combobox.Empty>
              <FormattedMessage id="products.text_not-found" />
            </Combobox.Empty>
          )}
          {isError && (
            <Combobox.Empty>
              <FormattedMessage id="server-error-short" />
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

/** Finds a product by SKU, name or link and passes it to its caller; shown by the screens of other slices. */
export const ProductPicker = withSlices(Picker, productsSlice)
