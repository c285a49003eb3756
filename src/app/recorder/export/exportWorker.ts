import type { ExportRequest } from './exportRequest'
import { makeRecordFile } from './makeRecordFile'

/** Makes one file outside of the page's thread, so that the page stays responsive. */
addEventListener('message', ({ data }: MessageEvent<ExportRequest>) => {
  postMessage(makeRecordFile(data))
})
