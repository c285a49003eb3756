import type { Store } from '@reduxjs/toolkit'
import { retryImport } from '@/common/lib/loading'
import type { Recorder } from '../recorder'

/** The chunk of the dialog; it must be loaded while there is a connection. */
export const loadReport = () =>
  import(/* webpackChunkName: "session-record" */ './ReportDialog').then(
    (module) => module.ReportDialog,
  )

/** Opens the report to support, also where the store or the screen is broken. */
export async function openReport(
  store: Pick<Store, 'dispatch' | 'getState'> & { recorder?: Recorder },
): Promise<void> {
  const load = () => import(/* webpackChunkName: "session-record" */ './reportProblem')
  await (await retryImport(load)).reportProblem(store)
}
