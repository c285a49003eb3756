import type { ExportRequest } from './exportRequest'

/** The text of the file, made by a worker; null when it still contained personal data. */
export function exportInWorker(request: ExportRequest): Promise<string | null> {
  return new Promise<string | null>((resolve, reject) => {
    const worker = new Worker(new URL('./exportWorker.ts', import.meta.url))
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => {
      worker.terminate()
      resolve(data)
    })
    worker.addEventListener('error', (event) => {
      worker.terminate()
      reject(new Error(event.message))
    })
    worker.postMessage(request)
  })
}
