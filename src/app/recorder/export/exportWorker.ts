import type { ExportRequest } from './exportRequest'
import { makeRecordFile } from './makeRecordFile'

/** Makes one file away from the page, which goes on answering meanwhile. */
addEventListener('message', ({ data }: MessageEvent<ExportRequest>) => {
  postMessage(makeRecordFile(data))
})
