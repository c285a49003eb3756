import type { Painter, PainterNews, Shot } from './painter'

/** The first message to a worker; a shot is each other one. */
export interface WorkerStart {
  canvas: OffscreenCanvas
  address: string
}
export type WorkerOrder = WorkerStart | Shot

/**
 * A painter in a worker, so that neither the file nor the drawing, which the page waits for without a GPU, blocks the
 * page. Null where the browser has no such thing; `refused` where the page's policy forbids it. The canvas must not be
 * used afterwards.
 */
export function createWorkerPainter(
  code: string,
  canvas: HTMLCanvasElement,
  address: string,
  tell: (news: PainterNews) => void,
): Painter | null {
  let pending = 0
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
  let worker: Worker | undefined
  try {
    const own = (worker = new Worker(url))
    const offscreen = canvas.transferControlToOffscreen()
    const hear = (news: PainterNews) => {
      URL.revokeObjectURL(url)
      if (news === 'drawn') pending -= 1
      tell(news)
    }
    own.addEventListener('message', ({ data }: MessageEvent<PainterNews>) => hear(data))
    own.addEventListener('error', (event) => {
      // Otherwise the page reports an error of ours as its own.
      event.preventDefault()
      hear('refused')
    })
    const order = (message: WorkerOrder, transfer: Transferable[] = []) =>
      own.postMessage(message, transfer)
    order({ canvas: offscreen, address }, [offscreen])
    return {
      draw(shot) {
        pending += 1
        order(shot)
      },
      pending: () => pending,
      stop: () => own.terminate(),
    }
  } catch {
    worker?.terminate()
    URL.revokeObjectURL(url)
    return null
  }
}
