import { Anchor } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useMatches } from 'react-router-dom'
import { useScreenGuide } from '@/common/help/screenGuide'
import type { MessageId } from '@/common/i18n/messages'
import type { RouteName } from '@/common/routing/paths'
import { ALBUM_KEYS } from '@/common/shortcuts/albumShortcuts'
import { EDITOR_KEYS, ELEMENT_KEYS, ZOOM_KEYS } from '@/common/shortcuts/editorShortcuts'
import { GLOBAL_KEYS } from '@/common/shortcuts/globalShortcuts'
import { NEIGHBOUR_KEYS, REVIEW_KEYS } from '@/common/shortcuts/neighbourShortcuts'
import { POST_GRID_KEYS } from '@/common/shortcuts/postGridShortcuts'
import { PRODUCT_KEYS } from '@/common/shortcuts/productShortcuts'
import { SAVE_KEYS } from '@/common/shortcuts/saveShortcut'
import type { Shortcuts } from '@/common/shortcuts/shortcut'
import { ShortcutList } from '@/common/shortcuts/ShortcutList'
import { TOUR_KEYS } from '@/common/shortcuts/tourShortcuts'
import { TRIAGE_KEYS, TRIAGE_START_KEYS } from '@/common/shortcuts/triageShortcuts'
import { useAppDispatch } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { useIsPhone } from '@/common/ui/layout/useIsPhone'
import { paletteClosed } from '@/features/palette/overlaySlice'
import { PALETTE_KEYS } from '@/features/palette/paletteShortcuts'
import classes from './ShortcutsSheet.module.css'

interface ShortcutGroup {
  title: MessageId
  /** The screens on which they work; on every screen without any. */
  screens: readonly RouteName[]
  tables: readonly Shortcuts[]
}

const GROUPS: readonly ShortcutGroup[] = [
  { title: 'shortcuts.title_everywhere', screens: [], tables: [GLOBAL_KEYS] },
  { title: 'shell.nav_library', screens: ['home'], tables: [POST_GRID_KEYS, TRIAGE_START_KEYS] },
  { title: 'triage.title', screens: ['triage'], tables: [TRIAGE_KEYS] },
  {
    title: 'shortcuts.title_album',
    screens: ['builderalbums'],
    tables: [ALBUM_KEYS, POST_GRID_KEYS],
  },
  {
    title: 'shortcuts.title_editor',
    screens: ['post', 'album-post', 'product-post'],
    tables: [SAVE_KEYS, EDITOR_KEYS, NEIGHBOUR_KEYS],
  },
  {
    title: 'shortcuts.title_elements',
    screens: ['post', 'album-post', 'product-post'],
    tables: [ELEMENT_KEYS, ZOOM_KEYS],
  },
  {
    title: 'shortcuts.title_editors',
    screens: ['create-post', 'builder', 'builderstories', 'stl-builder'],
    tables: [SAVE_KEYS],
  },
  {
    title: 'shortcuts.title_review',
    screens: ['marketplace-review'],
    tables: [REVIEW_KEYS, NEIGHBOUR_KEYS],
  },
  { title: 'shell.nav_products', screens: ['products'], tables: [PRODUCT_KEYS] },
  { title: 'palette.title', screens: [], tables: [PALETTE_KEYS] },
  { title: 'shortcuts.title_tour', screens: [], tables: [TOUR_KEYS] },
]

/** All shortcuts of the cabinet, those of the current screen first; from the tables that the handlers use. */
export function ShortcutsSheet() {
  const dispatch = useAppDispatch()
  const isPhone = useIsPhone()
  const guide = useScreenGuide()
  const screen = useMatches().at(-1)?.id
  const isHere = ({ screens }: ShortcutGroup) => screens.some((name) => name === screen)
  const groups = [...GROUPS.filter(isHere), ...GROUPS.filter((group) => !isHere(group))]
  return (
    <Dialog
      opened
      onClose={() => dispatch(paletteClosed())}
      title={<FormattedMessage id="shell.action_shortcuts" />}
      size={760}
      fullScreen={isPhone}
    >
      <div className={classes.groups}>
        {groups.map((group) => (
          <section key={group.title} className={classes.group}>
            <h3 className={classes.title}>
              <FormattedMessage id={group.title} />
              {isHere(group) && (
                <span className={classes.here}>
                  <FormattedMessage id="shortcuts.label_here" />
                </span>
              )}
            </h3>
            <ShortcutList tables={group.tables} />
          </section>
        ))}
      </div>
      <Anchor href={guide} target="_blank" rel="noopener" size="sm" className={classes.guide ?? ''}>
        <FormattedMessage id="help.action_open" />
      </Anchor>
    </Dialog>
  )
}
