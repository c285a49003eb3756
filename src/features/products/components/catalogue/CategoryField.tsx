import { useIntl } from 'react-intl'
import { Select } from '@/common/ui/choices/Select'
import { ChoicesFailure } from '@/common/ui/fields/ChoicesFailure'
import { useListProductCategoriesQuery } from '../../catalogueApi'

interface CategoryFieldProps {
  category: readonly string[]
  onChange: (category: readonly string[]) => void
}

/** Maximum number of options drawn; the others are found by typing. */
const MOST_SHOWN = 100

/** A category of the shop's own catalogue; all below it are meant too. */
export function CategoryField({ category, onChange }: CategoryFieldProps) {
  const intl = useIntl()
  const { data: known = [], isError, refetch } = useListProductCategoriesQuery()
  const options = known.map(({ path, productCount }) => ({
    value: JSON.stringify(path),
    label: `${path.join(' › ')} · ${intl.formatNumber(productCount)}`,
  }))
  const value = category.length === 0 ? null : JSON.stringify(category)
  // One that was chosen by a link and that no product is of any more.
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
        limit={MOST_SHOWN}
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
