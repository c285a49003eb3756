import type { UnknownAction } from '@reduxjs/toolkit'
import type { BrowserPort } from '@/common/lib/browserPort'
import type { SessionLog } from '../recorder'
import {
  selectSessionRecord,
  sessionDownloadFailed,
  sessionRecordClosed,
  type SessionRecordState,
} from '../sessionRecordSlice'
import { exportSession } from './exportSession'

/** Makes the record's file and downloads it; returns the outcome. */
export async function downloadSession(
  log: SessionLog,
  state: { sessionRecord: SessionRecordState },
  browser: Pick<BrowserPort, 'saveFile'>,
): Promise<UnknownAction> {
  const { includesTexts } = selectSessionRecord(state)
  const { name, content } = await exportSession(log, state, includesTexts)
  if (content === null) return sessionDownloadFailed('secrets')
  browser.saveFile(name, content)
  return sessionRecordClosed()
}
