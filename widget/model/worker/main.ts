import { createPainter, type Painter, type PainterNews } from '../painter'
import type { WorkerOrder } from '../workerPainter'

/** Ms between two looks at whether a drawing is finished: less than a frame. */
const LOOK_MS = 4

let painter: Painter | null = null
const tell = (news: PainterNews) => self.postMessage(news)

/** The worker of the 3D viewer: draws with a canvas that the page has handed over. */
self.addEventListener('message', ({ data }: MessageEvent<WorkerOrder>) => {
  if ('canvas' in data) {
    painter = createPainter(data.canvas, data.address, tell)
    return
  }
  painter?.draw(data)
  const look = () => {
    if (painter?.pending()) setTimeout(look, LOOK_MS)
    else tell('drawn')
  }
  setTimeout(look)
})
