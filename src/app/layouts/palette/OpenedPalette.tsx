import { AppPalette } from './AppPalette'
import { ShortcutsSheet } from './ShortcutsSheet'

/** The palette or the list of shortcuts, in one chunk: another would cost every first load its address. */
export function OpenedPalette({ opened }: { opened: 'palette' | 'shortcuts' }) {
  return opened === 'palette' ? <AppPalette /> : <ShortcutsSheet />
}
