import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { loadCatalogue, type Catalogue } from '@/common/i18n/catalogue'
import { useLocale } from '@/common/i18n/useLocale'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { useListeners } from '@/common/store/listening'
import { withSlices } from '@/common/store/withSlices'
import { LOCALES } from '@/contract/locale'
import { ranked } from '@/features/palette/matching'
import { listenForPalette } from '@/features/palette/paletteListeners'
import { paletteClosed, paletteTyped, selectOverlay } from '@/features/palette/overlaySlice'
import { choiceMade, paletteShown, foundSlice, selectPalette } from '@/features/palette/foundSlice'
import { Palette } from '@/features/palette/slots/Palette'
import type { CommandGroup } from './commands'
import { useChoose, type Target } from './useChoose'
import { useOfferedCommands } from './useOfferedCommands'
import { useRecords, type Offer, type RecordKind } from './useRecords'

const COMMAND_GROUPS: readonly CommandGroup[] = ['screens', 'actions', 'settings']
const GROUP_TITLES: Record<CommandGroup | RecordKind, MessageId> = {
  screens: 'palette.group_screens',
  actions: 'palette.group_actions',
  settings: 'palette.group_settings',
  posts: 'palette.group_posts',
  albums: 'palette.group_albums',
  widgets: 'palette.group_widgets',
  products: 'palette.group_products',
  sources: 'palette.group_sources',
}
/** Things of a group that are shown. */
const MOST_OF_GROUP = 6

/** The palette with everything that the person may do in the cabinet. */
export const AppPalette = withSlices(LoadedPalette, foundSlice)

function LoadedPalette() {
  useListeners(listenForPalette)
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { query } = useAppSelector(selectOverlay)
  const { recent } = useAppSelector(selectPalette)
  const recentIds = recent.map(({ id }) => id)
  const otherName = useOtherNames()
  const choose = useChoose()
  useEffect(() => {
    dispatch(paletteShown())
  }, [dispatch])
  const commands = useOfferedCommands().map((command): Offer & { group: CommandGroup } => {
    const label = intl.formatMessage({ id: command.label })
    return { ...command, label, names: [label, ...otherName(command.label)], ...linkOf(command) }
  })
  const records = useRecords()
  const isTyped = query.trim() !== ''
  const groups = isTyped
    ? [
        ...COMMAND_GROUPS.map((group) => ({
          id: group,
          title: intl.formatMessage({ id: GROUP_TITLES[group] }),
          items: ranked(
            commands.filter((command) => command.group === group),
            query,
            recentIds,
          ).slice(0, MOST_OF_GROUP),
        })),
        ...records.groups.map(({ id, items, isFiltered }) => ({
          id,
          title: intl.formatMessage({ id: GROUP_TITLES[id] }),
          items: (isFiltered ? [...items] : ranked(items, query, recentIds)).slice(
            0,
            MOST_OF_GROUP,
          ),
        })),
      ]
    : [
        {
          id: 'recent',
          title: intl.formatMessage({ id: 'palette.group_recent' }),
          items: recent.flatMap(
            (choice) =>
              [...commands, ...records.known].find(({ id }) => id === choice.id) ??
              records.remembered(choice) ??
              [],
          ),
        },
        ...(['actions', 'screens'] as const).map((group) => ({
          id: group,
          title: intl.formatMessage({ id: GROUP_TITLES[group] }),
          items: commands.filter(
            (command) => command.group === group && !recentIds.includes(command.id),
          ),
        })),
      ]
  return (
    <Palette<Offer>
      query={query}
      groups={groups.filter(({ items }) => items.length > 0)}
      isLoading={records.isLoading}
      problem={records.problem}
      onType={(typed) => dispatch(paletteTyped(typed))}
      onClose={() => dispatch(paletteClosed())}
      onChoose={({ id, text, target }, isInNewTab) => {
        dispatch(choiceMade({ id, text }))
        dispatch(paletteClosed())
        choose(target, isInNewTab)
      }}
    />
  )
}

const linkOf = ({ target }: { target: Target }) => ('to' in target ? { to: target.to } : {})

/** The names of commands in the other languages, by which they are found too; none until these are loaded. */
function useOtherNames(): (id: MessageId) => string[] {
  const locale = useLocale()
  const [catalogues, setCatalogues] = useState<Catalogue[]>([])
  useEffect(() => {
    let isCurrent = true
    const others = LOCALES.filter((one) => one !== locale)
    // Without them, commands are found by their names in the person's own language.
    Promise.all(others.map(loadCatalogue)).then(
      (loaded) => {
        if (isCurrent) setCatalogues(loaded)
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [locale])
  return (id) => catalogues.flatMap((catalogue) => plainText(catalogue[id]) ?? [])
}

/** A text without values, as the catalogue of a build or of a test has it. */
function plainText(message: Catalogue[string] | undefined): string | null {
  if (typeof message === 'string') return message
  const [part] = message ?? []
  return part && 'value' in part && typeof part.value === 'string' ? part.value : null
}
