import type { ModelSettings } from '@/contract/widgets/settings/modelSettings'
import type { Camera } from './camera'
import { contextOf, createScene, type AnyCanvas, type Scene } from './createScene'
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
 * `slow`: the browser draws without a GPU. `refused`: it draws nothing here. `failed`: there is no such model. `lost`:
 * the context is lost; if it is restored, `ready` follows. `drawn`: a drawing of a
 * worker is finished.
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
  const loading = new AbortController()
  let vertices: Vertices | null = null
  let scene: Scene | null = null
  const target: EventTarget = canvas

  function build(): void {
    if (!vertices || loading.signal.aborted) return
    try {
      const gl = contextOf(canvas)
      scene = gl && createScene(gl, vertices)
    } catch {
      scene = null
    }
    tell(scene ? 'ready' : 'failed')
  }

  async function load(): Promise<void> {
    try {
      vertices = await loadVertices(address, loading.signal)
      build()
    } catch {
      if (!loading.signal.aborted) tell('failed')
    }
  }

  target.addEventListener('webglcontextlost', (event) => {
    // Without this the browser never restores the context.
    event.preventDefault()
    scene = null
    tell('lost')
  })
  target.addEventListener('webglcontextrestored', build)
  if (!contextOf(canvas, true)) tell('slow')
  // Without WebGL nothing is loaded.
  if (contextOf(canvas)) void load()
  else tell('refused')

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
      loading.abort()
      scene?.stop()
      scene = null
      // A page may have only sixteen contexts, so a removed one must not wait for the garbage collection.
      contextOf(canvas)?.getExtension('WEBGL_lose_context')?.loseContext()
    },
  }
}
