import { useIntl } from 'react-intl'
import { asApiError } from '@/common/api/apiError'
import { sourceOptions } from '@/common/i18n/sources'
import { paths } from '@/common/routing/paths'
import { usePermission, useUser } from '@/common/session/user'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import {
  IconAlbum,
  IconLayoutGrid,
  IconPhoto,
  IconRss,
  IconShoppingBag,
} from '@/common/ui/icons/icons'
import { sourceTypeSchema } from '@/contract/entities/sources/source'
import { useListAlbumsQuery } from '@/features/albums/albumListApi'
import { selectOverlay } from '@/features/palette/overlaySlice'
import { paletteApi } from '@/features/palette/paletteApi'
import { searchRetried, selectPalette, type RecentChoice } from '@/features/palette/foundSlice'
import { useListWidgetsQuery } from '@/features/widgets/savedWidgetsApi'
import { editorAddress } from '@/features/widgets/widgetEditors'
import { TYPE_LABELS } from '@/features/widgets/widgetList'
import * as v from 'valibot'
import type { Named } from '@/features/palette/matching'
import type { PaletteItem } from '@/features/palette/slots/Palette'
import type { Target } from './useChoose'

/** What the palette offers: a command or a record. */
export interface Offer extends PaletteItem, Named {
  target: Target
  /** Kept with the recent choices, for what cannot be named without a request. */
  text?: string
}

export type RecordKind = 'posts' | 'albums' | 'widgets' | 'products' | 'sources'

interface RecordGroup {
  id: RecordKind
  items: Offer[]
  /** The back office has found and ordered them. */
  isFiltered: boolean
}

/**
 * The records that the palette finds. Albums, widgets and sources are few and listed as a whole; posts and products are
 * searched by the back office.
 */
export function useRecords() {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { query } = useAppSelector(selectOverlay)
  const { search, found } = useAppSelector(selectPalette)
  const user = useUser()
  const hasPosts = usePermission('VIEW_POSTS')
  const hasProducts = usePermission('VIEW_SKUS')
  const hasWidgets = usePermission('VIEW_WIDGETS')
  const albums = useListAlbumsQuery(undefined, { skip: !hasPosts })
  const widgets = useListWidgetsQuery(undefined, { skip: !hasWidgets })
  const answerTo = (words: string) => ({ query: words, hasPosts, hasProducts })
  const { useQueryState } = paletteApi.endpoints.findRecords
  const { currentData: answer } = useQueryState(answerTo(found))
  const { error } = useQueryState(answerTo(search.query))

  const postOffer = (id: number, text: string, picture: string | null = null): Offer => ({
    id: `post:${id}`,
    label: text || intl.formatMessage({ id: 'library.label_untitled' }),
    names: [],
    icon: IconPhoto,
    picture,
    text,
    ...link(paths.post(id)),
  })
  const productOffer = (id: number, name: string, article?: string): Offer => ({
    id: `product:${id}`,
    label: name,
    names: [],
    icon: IconShoppingBag,
    hint: article,
    text: name,
    ...link(paths.product(id)),
  })
  const known: RecordGroup[] = [
    {
      id: 'albums',
      isFiltered: false,
      items: (albums.data ?? []).map(({ id, name }) => ({
        id: `album:${id}`,
        label: name,
        names: [name],
        icon: IconAlbum,
        ...link(paths.album(id)),
      })),
    },
    {
      id: 'widgets',
      isFiltered: false,
      items: (widgets.data ?? []).map((widget) => ({
        id: `widget:${widget.embedId}`,
        label: widget.role,
        names: [widget.role],
        icon: IconLayoutGrid,
        hint: intl.formatMessage({ id: TYPE_LABELS[widget.widgetType] }),
        ...link(editorAddress(widget)),
      })),
    },
    {
      id: 'sources',
      isFiltered: false,
      items: (hasPosts ? sourceOptions(intl, user.dataSourceList) : []).flatMap(({ name, label }) =>
        v.is(sourceTypeSchema, name)
          ? {
              id: `source:${name}`,
              label,
              names: [label, name],
              icon: IconRss,
              ...link(paths.home({ source: name })),
            }
          : [],
      ),
    },
  ]
  const isShort = query.trim() === ''
  const searched: RecordGroup[] = [
    {
      id: 'posts',
      isFiltered: true,
      items: isShort
        ? []
        : (answer?.posts ?? []).map((one) => postOffer(one.id, one.text, one.picture)),
    },
    {
      id: 'products',
      isFiltered: true,
      items: isShort
        ? []
        : (answer?.products ?? []).map((one) => productOffer(one.id, one.name, one.article)),
    },
  ]

  /** A recent choice that no list names. */
  function remembered({ id, text }: RecentChoice): Offer | null {
    const [kind, number] = id.split(':')
    if (text === undefined || !number) return null
    if (kind === 'post' && hasPosts) return postOffer(Number(number), text)
    return kind === 'product' && hasProducts ? productOffer(Number(number), text) : null
  }

  const isOffline = asApiError(error)?.kind === 'network'
  const areListsMissing = albums.isError || widgets.isError
  const problem =
    search.status === 'failed' && !isShort
      ? {
          words: intl.formatMessage({
            id: isOffline ? 'palette.text_offline' : 'palette.text_failed',
          }),
          onRetry: () => dispatch(searchRetried()),
        }
      : areListsMissing
        ? {
            words: intl.formatMessage({ id: 'palette.text_lists' }),
            onRetry: () => {
              if (albums.isError) void albums.refetch()
              if (widgets.isError) void widgets.refetch()
            },
          }
        : null
  return {
    groups: [...searched, ...known],
    known: known.flatMap(({ items }) => items),
    remembered,
    isLoading: search.status === 'waiting' && !isShort,
    problem,
  }
}

const link = (to: string) => ({ to, target: { to } })
