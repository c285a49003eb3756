import { asApiError, failureMessage } from '@/common/api/apiError'
import type { Message } from '@/common/i18n/messages'
import { copyText } from '@/common/lib/copyText'
import type { AppThunk } from '@/common/store/hooks'
import { fileSaved } from '@/common/store/pageThunks'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { fileRegistry } from '@/common/uploads/fileRegistry'
import { REPORT_LIMITS } from '@/contract/entities/account/supportReport'
import { MEGABYTE } from '@/contract/files/uploads'
import type { SessionFile } from '../export/downloadSession'
import type { SessionLog } from '../recorder'
import { reportApi } from './reportApi'
import {
  recordAsked,
  recordSaved,
  reportFailed,
  reportSent,
  reportSlice,
  selectIsReportBusy,
  sendingBegun,
  sendingStopped,
  type Purpose,
  type ReportState,
} from './reportSlice'

type WithReport = Record<typeof reportSlice.reducerPath, ReportState>

/** The dialog has brought the slice. */
const reportOf = (state: unknown) => reportSlice.selectSlice(state as WithReport)
const isBusy = (state: unknown) => selectIsReportBusy(state as WithReport)

/** Makes the record, and saves or sends it; a second press meanwhile does nothing. */
export const makeReport =
  (log: () => SessionLog, purpose: Purpose): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { code, note, includesTexts } = reportOf(getState())
    if (code === null || isBusy(getState())) return
    dispatch(recordAsked(purpose))
    const file = await import(/* webpackChunkName: "session-export" */ '../export/downloadSession')
      .then(({ exportSession }) => exportSession(log(), getState(), { includesTexts, code }))
      .catch(() => null)
    if (file === null) dispatch(reportFailed({ id: 'session-record.alert_failed' }))
    else if (file.content === null) {
      dispatch(reportFailed({ id: 'session-record.alert_secrets' }))
    } else if (purpose === 'save') {
      const { name, content } = file
      dispatch(fileSaved({ fileName: name, content, contentType: 'application/json' }))
      dispatch(recordSaved(name))
    } else await dispatch(sendRecord(code, note, file))
  }

/** How to stop the sendings under way, by the codes of their reports. */
const stops = new Map<string, () => void>()

/** Stops the sending of the dialog's record. What arrived before stays the same report when it is sent again. */
export const stopSending = (): AppThunk => (_dispatch, getState) => {
  stops.get(reportOf(getState()).code ?? '')?.()
}

const sendRecord =
  (code: string, note: string, { name, content }: SessionFile): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const file = new File([content ?? ''], name, { type: 'application/json' })
    if (file.size > REPORT_LIMITS.bytes) {
      const values = { maxMb: REPORT_LIMITS.bytes / MEGABYTE }
      dispatch(reportFailed({ id: 'session-record.alert_too-large', values }))
      return
    }
    fileRegistry.add(code, file)
    dispatch(sendingBegun())
    const sending = dispatch(reportApi.endpoints.sendReport.initiate({ fileId: code, note }))
    const stop = new AbortController()
    stops.set(code, () => {
      stop.abort()
      sending.abort()
    })
    const { error } = await sending
    sending.reset()
    stops.delete(code)
    fileRegistry.remove(code)
    if (stop.signal.aborted) {
      dispatch(sendingStopped())
      return
    }
    // The dialog may be closed while a large record is sent slowly.
    const isWatched = reportOf(getState()).code === code
    if (isWatched) dispatch(error ? reportFailed(problemOf(error)) : reportSent())
    else if (error) dispatch(toastShown({ tone: 'error', message: problemOf(error) }))
    else {
      const message = { id: 'session-record.alert_sent', values: { code } } as const
      dispatch(toastShown({ tone: 'success', message }))
    }
  }

/** A lost session has a dialog of its own. */
function problemOf(error: unknown): Message {
  const failure = asApiError(error)
  const kind = failure?.kind
  if (kind === 'network' || kind === 'timeout' || kind === 'redirect') {
    return { id: 'session-record.alert_offline' }
  }
  // A suspended account, for example: sending again would not help.
  if (failure?.kind === 'http' && failure.status === 403 && failure.statusMessage) {
    const values = { reason: failure.statusMessage }
    return { id: 'session-record.alert_refused', values }
  }
  const message = failureMessage(error)
  return message && 'text' in message ? message : { id: 'session-record.alert_not-sent' }
}

/** Copies the code, and shows whether the browser allowed it. */
export const codeCopied =
  (code: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const isCopied = await copyText(code)
    const id = isCopied ? 'session-record.alert_copied' : 'session-record.alert_copy-failed'
    dispatch(toastShown({ tone: isCopied ? 'success' : 'error', message: { id } }))
  }
