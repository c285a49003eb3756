import { Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch } from '@/common/store/hooks'
import { Select } from '@/common/ui/choices/Select'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { SORT_TYPES, type Album } from '@/contract/entities/posts/album'
import { changeSettings } from '../albumBuilderEffects'

type SortType = Album['sortType']

const TYPES: Record<SortType, MessageId> = {
  manualSortingPosition: 'albums.sort_manual',
  providerCreatedAt: 'albums.sort_created',
  publishedAt: 'albums.sort_published',
  likeCount: 'albums.sort_likes',
}
const NEWEST = { desc: 'albums.sort_newest-first', asc: 'albums.sort_oldest-first' } as const
const DIRECTIONS: Record<SortType, Record<Album['sortDirection'], MessageId>> = {
  manualSortingPosition: NEWEST,
  providerCreatedAt: NEWEST,
  publishedAt: NEWEST,
  likeCount: { desc: 'albums.sort_most-first', asc: 'albums.sort_fewest-first' },
}

interface SortFieldProps {
  albumId: number
  value: Pick<Album, 'sortType' | 'sortDirection'>
  canEdit: boolean
}

/** In which order the album shows its posts. The manual order has one direction only (product-rules/albums.md#album-order). */
export function SortField({ albumId, value, canEdit }: SortFieldProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { sortType, sortDirection } = value
  const isManual = sortType === 'manualSortingPosition'
  const words = DIRECTIONS[sortType]
  return (
    <>
      <Select
        aria-label={intl.formatMessage({ id: 'albums.label_sort-type' })}
        data={SORT_TYPES.map((type) => ({
          value: type,
          label: intl.formatMessage({ id: TYPES[type] }),
        }))}
        value={sortType}
        disabled={!canEdit}
        allowDeselect={false}
        onChange={(type) => {
          const chosen = SORT_TYPES.find((one) => one === type)
          if (chosen) void dispatch(changeSettings(albumId, { sortType: chosen }))
        }}
      />
      <SegmentedControl
        fullWidth
        aria-label={intl.formatMessage({ id: 'albums.label_sort-direction' })}
        disabled={!canEdit || isManual}
        value={sortDirection}
        onChange={(direction) =>
          void dispatch(changeSettings(albumId, { sortDirection: direction }))
        }
        data={(['desc', 'asc'] as const).map((direction) => ({
          value: direction,
          label: intl.formatMessage({ id: words[direction] }),
        }))}
      />
      {isManual && (
        <Text size="xs" c="dimmed">
          <FormattedMessage id="albums.hint_manual" />
        </Text>
      )}
    </>
  )
}
