import { selectIsSessionLost } from '@/common/session/sessionSlice'
import { useAppSelector } from '@/common/store/hooks'
import { selectIsConnectionLost } from '../state/connectionSlice'
import { ModuleFailedDialog } from './ModuleFailedDialog'
import { OfflineDialog } from './OfflineDialog'
import { SessionLostDialog } from './SessionLostDialog'

/** Dialogs that block any screen: one at a time, the most urgent one. */
export function RescueDialogs() {
  const isConnectionLost = useAppSelector(selectIsConnectionLost)
  const isSessionLost = useAppSelector(selectIsSessionLost)
  if (isConnectionLost) return <OfflineDialog />
  if (isSessionLost) return <SessionLostDialog />
  return <ModuleFailedDialog />
}
