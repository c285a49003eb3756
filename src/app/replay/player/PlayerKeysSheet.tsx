import { FormattedMessage } from 'react-intl'
import { ShortcutList } from '@/common/shortcuts/ShortcutList'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { useIsPhone } from '@/common/ui/layout/useIsPhone'
import { keysToggled, usePlayer } from './playerSlice'
import { PLAYER_KEYS } from './playerShortcuts'

/** The keys of the player, from the table that their handler uses. */
export function PlayerKeysSheet() {
  const { dispatch, showsKeys } = usePlayer()
  const isPhone = useIsPhone()
  return (
    <Dialog
      opened={showsKeys}
      onClose={() => dispatch(keysToggled())}
      title={<FormattedMessage id="shell.action_shortcuts" />}
      fullScreen={isPhone}
    >
      <ShortcutList tables={[PLAYER_KEYS]} />
    </Dialog>
  )
}
