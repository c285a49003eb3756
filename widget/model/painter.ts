import type { ModelSettings } from '@/contract/widgets/settings/modelSettings'
import type { Camera } from './camera'
import { pause } from '../core/work'
import { contextOf, createScene, startProgram, type AnyCanvas, type Scene } from './createScene'
import { loadVertices } from './loadVertices'
import type { Vertices } from './vertices'

/** One drawing of a model, and its size in device pixels. */
export interface Shot {
  camera: Camera
  settings: ModelSettings
  width: number
  height: number
}

/**
 * `slow`: the browser draws without a GPU. `refused`: it draws nothing here. `failed`: the model cannot be loaded or
 * drawn. `lost`: the context is lost; if it is restored, `ready` follows. `drawn`: a drawing of a worker is finished.
 */
export type PainterNews = 'slow' | 'refused' | 'ready' | 'failed' | 'lost' | 'drawn'

/** Loads a model and draws it into a canvas, on the page's thread or in a worker. */
export interface Painter {
  /** Does nothing before the model is ready. */
  draw(shot: Shot): void
  /** How many drawings are not finished. */
  pending(): number
  stop(): void
}

/** A painter on the thread that calls it. */
export function createPainter(
  canvas: AnyCanvas,
  address: string,
  tell: (news: PainterNews) => void,
): Painter {
  const stopping = new AbortController()
  const target: EventTarget = canvas
  let scene: Scene | null = null
  let file: Promise<Vertices> | null = null
  /** Counts the contexts, so that a scene of a lost one is not used. */
  let contexts = 0

  async function start(): Promise<void> {
    const mine = (contexts += 1)
    const isOver = () => stopping.signal.aborted || mine !== contexts
    try {
      const gl = contextOf(canvas)
      // Without WebGL nothing is loaded.
      if (!gl) {
        tell('refused')
        return
      }
      const program = startProgram(gl)
      await pause()
      file ??= loadVertices(address, stopping.signal)
      const made = await createScene(gl, program, await file, pause)
      if (isOver()) return
      scene = made
      tell('ready')
    } catch {
      if (!isOver()) tell('failed')
    }
  }

  async function begin(): Promise<void> {
    if (!contextOf(canvas, true)) tell('slow')
    // Without a GPU a context takes a while.
    await pause()
    if (!stopping.signal.aborted) await start()
  }

  target.addEventListener('webglcontextlost', (event) => {
    // Without this the browser never restores the context.
    event.preventDefault()
    contexts += 1
    scene = null
    tell('lost')
  })
  target.addEventListener('webglcontextrestored', () => void start())
  void begin()

  return {
    draw({ camera, settings, width, height }) {
      if (!scene) return
      // A canvas is emptied even by its own size.
      if (canvas.width !== width || canvas.height !== height) {
        Object.assign(canvas, { width, height })
      }
      scene.draw(camera, settings)
    },
    pending: () => (scene && !scene.isFinished() ? 1 : 0),
    stop() {
      stopping.abort()
      scene?.stop()
      scene = null
      // A page may have only sixteen contexts, so a removed one must not wait for the garbage collection.
      contextOf(canvas)?.getExtension('WEBGL_lose_context')?.loseContext()
    },
  }
}
