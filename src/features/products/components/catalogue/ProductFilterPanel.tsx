import { Button, Input } from '@mantine/core'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch } from '@/common/store/hooks'
import { Select } from '@/common/ui/choices/Select'
import { SidePanel } from '@/common/ui/dialogs/SidePanel'
import { ChoicesFailure } from '@/common/ui/fields/FieldProblems'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { useListProductCategoriesQuery } from '@/features/products/catalogueApi'
import { countOfPanel, type CatalogueFilter } from '@/features/products/catalogueFilter'
import { filterPanelClosed } from '@/features/products/productsSlice'
import { PriceFields } from './PriceFields'

interface ProductFilterPanelProps {
  filter: CatalogueFilter
  /** Number of matching products; undefined while it is not known. */
  total: number | undefined
  onChange: (part: Partial<CatalogueFilter>) => void
  onReset: () => void
}

const OFFERS: [CatalogueFilter['offer'], MessageId][] = [
  ['all', 'products.offer_all'],
  ['here', 'products.offer_here'],
  ['left', 'products.offer_left'],
]
const INDEX: [CatalogueFilter['index'], MessageId][] = [
  ['all', 'products.index_all'],
  ['done', 'products.index_done'],
  ['waiting', 'products.index_waiting'],
]
const PICTURES: [CatalogueFilter['picture'], MessageId][] = [
  ['all', 'products.picture_all'],
  ['read', 'products.picture_read'],
  ['failed', 'products.picture_failed'],
]

/** The filters of the catalogue that are not above its list; each is applied as soon as it is chosen. */
export function ProductFilterPanel({ filter, total, onChange, onReset }: ProductFilterPanelProps) {
  const dispatch = useAppDispatch()
  const close = () => {
    dispatch(filterPanelClosed())
  }
  return (
    <SidePanel
      title={<FormattedMessage id="products.title_filters" />}
      onClose={close}
      footer={
        <>
          <Button variant="subtle" disabled={countOfPanel(filter) === 0} onClick={onReset}>
            <FormattedMessage id="products.action_reset" />
          </Button>
          <Button onClick={close}>
            {total === undefined ? (
              <FormattedMessage id="products.action_show" />
            ) : (
              <FormattedMessage id="products.action_show-count" values={{ count: total }} />
            )}
          </Button>
        </>
      }
    >
      <PanelSection title={<FormattedMessage id="products.title_filter-what" />}>
        <CategoryField
          category={filter.category}
          onChange={(category) => {
            onChange({ category })
          }}
        />
        <PriceFields filter={filter} onChange={onChange} />
      </PanelSection>
      <PanelSection title={<FormattedMessage id="products.title_filter-state" />}>
        <Choice
          label="products.label_offer"
          value={filter.offer}
          options={OFFERS}
          onChange={(offer) => {
            onChange({ offer })
          }}
        />
        <Choice
          label="products.label_index"
          value={filter.index}
          options={INDEX}
          onChange={(index) => {
            onChange({ index })
          }}
        />
        <Choice
          label="products.label_picture"
          value={filter.picture}
          options={PICTURES}
          onChange={(picture) => {
            onChange({ picture })
          }}
        />
      </PanelSection>
    </SidePanel>
  )
}

interface ChoiceProps<Value extends string> {
  label: MessageId
  value: Value
  options: [Value, MessageId][]
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const intl = useIntl()
  const labelId = useId()
  return (
    <div>
      <Input.Label id={labelId} component="span" mb={4}>
        <FormattedMessage id={label} />
      </Input.Label>
      <SegmentedControl
        fullWidth
        aria-labelledby={labelId}
        value={value}
        onChange={onChange}
        data={options.map(([one, id]) => ({ value: one, label: intl.formatMessage({ id }) }))}
      />
    </div>
  )
}

interface CategoryFieldProps {
  category: readonly string[]
  onChange: (category: readonly string[]) => void
}

/** Maximum number of options drawn; the others are found by typing. */
const MAX_SHOWN = 100

/** A category of the shop's own catalogue, including all its subcategories. */
function CategoryField({ category, onChange }: CategoryFieldProps) {
  const intl = useIntl()
  const { data: known = [], isError, refetch } = useListProductCategoriesQuery()
  const options = known.map(({ path, productCount }) => ({
    value: JSON.stringify(path),
    label: `${path.join(' › ')} · ${intl.formatNumber(productCount)}`,
  }))
  const value = category.length === 0 ? null : JSON.stringify(category)
  // A link may choose a category that no product has any more.
  const isKnown = value === null || options.some((option) => option.value === value)
  return (
    <div>
      <Select
        label={intl.formatMessage({ id: 'products.label_category' })}
        placeholder={intl.formatMessage({ id: 'products.hint_category' })}
        searchable
        clearable
        clearButtonProps={{
          'aria-label': intl.formatMessage({ id: 'products.action_any-category' }),
        }}
        limit={MAX_SHOWN}
        nothingFoundMessage={intl.formatMessage({ id: 'products.text_no-category' })}
        data={isKnown ? options : [{ value, label: category.join(' › ') }, ...options]}
        value={value}
        onChange={(chosen) => {
          const paths = [...known.map(({ path }) => path), [...category]]
          onChange(paths.find((path) => JSON.stringify(path) === chosen) ?? [])
        }}
      />
      {isError && <ChoicesFailure onRetry={() => void refetch()} />}
    </div>
  )
}
