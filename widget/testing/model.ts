import {
  DEFAULT_MODEL_SETTINGS,
  type ModelSettings,
} from '@/contract/widgets/settings/modelSettings'
import type { ModelPayload } from '@/contract/widgets/widgetPayload'
import type { PainterNews } from '../model/painter'

export const MODEL_URL = `/media/${'a'.repeat(64)}.stl`

export function modelPayload(
  settings: Partial<ModelSettings> = {},
  changes: Partial<ModelPayload> = {},
): ModelPayload {
  return {
    embedId: 'demo',
    widgetType: 'stl',
    revision: 7,
    title: 'Ваза',
    locale: 'ru',
    settings: { ...DEFAULT_MODEL_SETTINGS, model: 1, poster: 2, ...settings },
    model: { url: MODEL_URL, bytes: 284, triangles: 4, size: [120, 80.4, 9.25] },
    poster: { width: 800, height: 600, sources: [{ url: '/media/poster.webp', width: 800 }] },
    ...changes,
  }
}

/** The WebGL calls that the viewer makes. */
export interface DrawnModel {
  /** The rotations of all drawings, the latest last. */
  rotations: number[][]
  uploads: number
  /** Whether the browser draws without a GPU. */
  isSlow: boolean
  /** Whether the latest drawing is still unfinished. */
  isBusy: boolean
  lose(): void
  restore(): void
}

/** Stubs the contexts of jsdom's canvases and counts drawings. */
export function stubWebGl(): DrawnModel {
  const drawn: DrawnModel = {
    rotations: [],
    uploads: 0,
    isSlow: false,
    isBusy: false,
    lose: () => last()?.dispatchEvent(new Event('webglcontextlost', { cancelable: true })),
    restore: () => last()?.dispatchEvent(new Event('webglcontextrestored')),
  }
  const canvases: HTMLCanvasElement[] = []
  const last = () => canvases.at(-1)
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function context(
    this: HTMLCanvasElement,
    _type: string,
    options?: unknown,
  ) {
    const wanted = options as WebGLContextAttributes | undefined
    if (drawn.isSlow && wanted?.failIfMajorPerformanceCaveat) return null
    canvases.push(this)
    const known: Record<string, unknown> = {
      canvas: this,
      NO_ERROR: 0,
      getError: () => 0,
      isContextLost: () => false,
      SIGNALED: 1,
      fenceSync: () => ({}),
      getSyncParameter: () => (drawn.isBusy ? 0 : 1),
      getProgramParameter: () => true,
      createShader: () => ({}),
      getExtension: () => null,
      bufferData: () => (drawn.uploads += 1),
      uniformMatrix3fv: (_place: unknown, _isTurned: boolean, rotation: Float32Array) =>
        drawn.rotations.push([...rotation]),
    }
    return new Proxy(known, {
      get: (target, name) => (name in target ? target[String(name)] : () => ({})),
    }) as unknown as WebGLRenderingContext
  })
  return drawn
}

/** The worker that the viewer has started. */
export interface StubbedWorker {
  canvas: object
  orders: unknown[]
  isStopped: boolean
  tell(news: PainterNews): void
  /** As a policy of the page does. */
  refuse(): void
}

/** Stubs workers and the canvases that are handed to them; `jest.restoreAllMocks` does not restore what jsdom lacks. */
export function stubWorker(): StubbedWorker {
  const target = new EventTarget()
  const stubbed: StubbedWorker = {
    canvas: {},
    orders: [],
    isStopped: false,
    tell: (data) => target.dispatchEvent(new MessageEvent('message', { data })),
    refuse: () => target.dispatchEvent(new Event('error', { cancelable: true })),
  }
  const worker = Object.assign(target, {
    postMessage: (order: unknown) => stubbed.orders.push(order),
    terminate: () => (stubbed.isStopped = true),
  })
  Object.assign(globalThis, { Worker: jest.fn(() => worker) })
  Object.assign(URL, { createObjectURL: () => 'blob:worker', revokeObjectURL: () => undefined })
  Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen: () => stubbed.canvas })
  return stubbed
}
