import { NativeSelect } from '@mantine/core'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { SORT_TYPES } from '@/contract/entities/album'
import { orderOf } from '../addressCodecs'
import { DEFAULT_ORDER, type LibraryOrder } from '../libraryOrder'

interface SortSelectProps {
  order: LibraryOrder | undefined
  /** Whether a single album is shown, which has an order of its own. */
  isOneAlbum: boolean
  /** Undefined for the list's default order. */
  onChange: (order: LibraryOrder | undefined) => void
}

const codec = orderOf(SORT_TYPES)
const ORDERS: [LibraryOrder, MessageId][] = [
  [DEFAULT_ORDER, 'library.sort_newest'],
  [{ field: 'providerCreatedAt', asc: true }, 'library.sort_oldest'],
  [{ field: 'publishedAt', asc: false }, 'library.sort_published-last'],
  [{ field: 'publishedAt', asc: true }, 'library.sort_published-first'],
  [{ field: 'likeCount', asc: false }, 'library.sort_most-liked'],
  [{ field: 'likeCount', asc: true }, 'library.sort_least-liked'],
]
const MANUAL: [LibraryOrder, MessageId] = [
  { field: 'manualSortingPosition', asc: true },
  'library.sort_manual',
]

/** The order of the list. */
export function SortSelect({ order, isOneAlbum, onChange }: SortSelectProps) {
  const intl = useIntl()
  const orders = isOneAlbum ? [...ORDERS, MANUAL] : ORDERS
  const options = orders.map(([one, id]) => ({
    value: codec.write(one),
    label: intl.formatMessage({ id }),
  }))
  // The default: the album's own order, or the library's.
  const byItself = isOneAlbum ? '' : codec.write(DEFAULT_ORDER)
  const own = { value: '', label: intl.formatMessage({ id: 'library.sort_album' }) }
  const chosen = order && codec.write(order)
  return (
    <NativeSelect
      aria-label={intl.formatMessage({ id: 'library.label_sort' })}
      data={isOneAlbum ? [own, ...options] : options}
      value={options.find(({ value }) => value === chosen)?.value ?? byItself}
      onChange={({ currentTarget: { value } }) => {
        onChange(value === byItself ? undefined : codec.read(value))
      }}
    />
  )
}
