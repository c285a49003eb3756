import type { ModelPayload } from '@/contract/widgets/widgetPayload'
import { addStyles } from '../core/addStyles'
import type { ChunkSource } from '../core/chunk'
import { element } from '../core/element'
import { cameraOf, sideOf, turned, zoomed, type Camera } from './camera'
import { createControls, type ControlAction, drawPoster, drawDimensions } from './stageParts'
import { contextOf, createScene, fitCanvas, type Scene } from './createScene'
import type { Vertices } from './vertices'
import { loadVertices } from './loadVertices'
import type { ModelView } from './modelView'
import css from './model.css'
import { createPace } from './pace'
import { onTurn, cameraAfterKey, STEP, ZOOM_STEP } from './turns'
import { createModelTranslate, SIDE_TEXTS, type ModelTranslate } from './texts'

interface ModelViewOptions {
  root: ShadowRoot
  source: ChunkSource
  /** Called when the shopper rotates the model for the first time. */
  onFirstTurn?(): void
}

/** The 3D viewer. It shows the poster until the model is drawn; without WebGL or without a file the poster stays. */
export function createModelView({ root, source, onFirstTurn }: ModelViewOptions): ModelView {
  const stage = element('div', { class: 'stage' })
  const dimensions = element('p', { class: 'dimensions' })
  const node = element('figure', { class: 'model' }, stage, dimensions)
  const help = element('span', { class: 'heard', id: 'help' })
  const heard = element('span', { class: 'heard', role: 'status' })
  const message = element('div', { class: 'message', role: 'status' })
  const view = element('div', {
    class: 'view',
    tabindex: 0,
    role: 'application',
    'aria-describedby': 'help',
  })
  const controls = createControls(act, toggleRotation)
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')

  let payload: ModelPayload | null = null
  let translate: ModelTranslate = createModelTranslate('ru')
  let camera: Camera = { turn: 0, tilt: 0, zoom: 1 }
  let vertices: Vertices | null = null
  let canvas: HTMLCanvasElement | null = null
  let scene: Scene | null = null
  let loading: AbortController | null = null
  let loadedUrl: string | null = null
  let isOnScreen = false
  let isTouched = false
  /** The shopper's choice by the rotation button; null while the settings apply. */
  let wantsRotation: boolean | null = null
  let frame = 0
  let lastTime = 0
  let drawnAt = 0
  const pace = createPace()
  let side = 0

  const isRotating = () =>
    payload !== null &&
    scene !== null &&
    !stillness.matches &&
    (wantsRotation ?? (payload.settings.autoRotate && !isTouched && !pace.isTooSlow))

  /** Draws in the next frame, and in every frame while the model rotates on the screen. */
  function schedule(): void {
    frame ||= requestAnimationFrame(paint)
  }

  function paint(time: number): void {
    frame = 0
    if (!payload || !scene || !canvas) return
    // Drawings that are not waited for queue up where they are slow, and a full queue blocks the page for seconds.
    if (!pace.isFast && !scene.isFinished()) {
      pace.wait()
      schedule()
      return
    }
    const isSlower = drawnAt > 0 && pace.finish(time - drawnAt)
    if ((lastTime > 0 && pace.watch(time - lastTime)) || isSlower) {
      resize()
      showState()
    }
    const rotates = isRotating() && isOnScreen
    if (rotates) {
      // After a pause, for example in a hidden tab, the rotation continues from where it stopped.
      const seconds = lastTime === 0 ? 0 : Math.min(0.1, (time - lastTime) / 1000)
      camera = turned(camera, payload.settings.rotationSpeed * seconds, 0)
    }
    lastTime = rotates ? time : 0
    drawnAt = time
    scene.draw(camera, payload.settings)
    view.classList.add('is-drawn')
    poster()?.toggleAttribute('hidden', true)
    if (rotates) schedule()
  }

  const poster = () => stage.querySelector('.poster')

  const resize = () => canvas !== null && fitCanvas(canvas, view, pace.pixels)

  const sizes = new ResizeObserver(() => {
    // Draws immediately, because a canvas of another size is empty until it is drawn.
    if (resize() && scene && payload) scene.draw(camera, payload.settings)
  })
  const screen = new IntersectionObserver(([entry]) => {
    isOnScreen = entry?.isIntersecting ?? false
    if (isOnScreen) schedule()
  })

  /** Shows the model and its controls, or the poster instead when the model cannot be drawn. */
  function showState(): void {
    const isDrawn = scene !== null
    view.hidden = !isDrawn
    controls.node.hidden = !isDrawn
    if (!isDrawn) poster()?.toggleAttribute('hidden', false)
    controls.update({ translate, canRotate: !stillness.matches, isRotating: isRotating() })
  }

  function build(): void {
    if (!canvas || !vertices) return
    try {
      const gl = contextOf(canvas)
      scene = gl && createScene(gl, vertices)
    } catch {
      scene = null
    }
    showState()
    if (scene) {
      message.textContent = ''
      // Sets the size before the first frame: without a GPU, drawing a large model takes as long for one pixel as for
      // the whole canvas.
      resize()
      schedule()
    } else {
      fail()
    }
  }

  function fail(): void {
    showState()
    message.textContent = poster() ? '' : translate('model.not-shown')
  }

  async function load(url: string): Promise<void> {
    loading?.abort()
    loadedUrl = url
    vertices = null
    scene?.stop()
    scene = null
    showState()
    canvas = createCanvas()
    // Without a GPU every frame is a long task: it rotates only when the shopper asks. Without WebGL nothing is loaded.
    if (!contextOf(canvas, true)) pace.isTooSlow = true
    if (!contextOf(canvas)) {
      fail()
      return
    }
    const mine = new AbortController()
    loading = mine
    message.textContent = poster() ? '' : translate('model.loading')
    try {
      const read = await loadVertices(url, source.origin, mine.signal)
      if (mine.signal.aborted) return
      vertices = read
      build()
    } catch {
      if (!mine.signal.aborted) fail()
    }
  }

  function createCanvas(): HTMLCanvasElement {
    const made = element('canvas', { 'aria-hidden': 'true' })
    made.addEventListener('webglcontextlost', (event) => {
      // Without this the browser never restores the context.
      event.preventDefault()
      scene = null
      showState()
    })
    made.addEventListener('webglcontextrestored', build)
    view.replaceChildren(made)
    return made
  }

  function touch(): void {
    if (!isTouched) onFirstTurn?.()
    isTouched = true
    wantsRotation = null
  }

  function change(next: Camera): void {
    touch()
    camera = next
    schedule()
    showState()
  }

  /** Announces the visible side only when it changes, because an announcement for every key would be too much. */
  function say(): void {
    const now = sideOf(camera)
    const text = SIDE_TEXTS[now]
    if (now !== side) heard.textContent = translate(text)
    side = now
  }

  function act(action: ControlAction): void {
    if (action === 'zoom-in') change(zoomed(camera, ZOOM_STEP))
    else if (action === 'zoom-out') change(zoomed(camera, 1 / ZOOM_STEP))
    else change(turned(camera, action === 'turn-left' ? -STEP : STEP, 0))
    say()
  }

  function toggleRotation(): void {
    wantsRotation = !isRotating()
    showState()
    schedule()
  }

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = cameraAfterKey(camera, event.key)
    if (next) change(next)
    else if (event.key === 'Home' && payload) change(cameraOf(payload.settings))
    else return
    // Prevents the page from scrolling as well.
    event.preventDefault()
    say()
  }

  const onStillness = () => {
    showState()
    schedule()
  }
  const stopTurning = onTurn(view, (by, up) => change(turned(camera, by, up)))
  view.addEventListener('keydown', press)
  stillness.addEventListener('change', onStillness)

  return {
    node,
    draw(next) {
      const before = payload?.settings
      payload = next
      const { settings, model, locale } = next
      translate = createModelTranslate(locale)
      const alt = settings.alt.trim() || next.title
      if (!node.isConnected) {
        root.adoptedStyleSheets = []
        root.replaceChildren(node)
        addStyles(root, css, source.nonce)
        stage.append(view, controls.node, message, help, heard)
        sizes.observe(view)
        screen.observe(stage)
      }
      stage.style.setProperty('--height', `${settings.height}px`)
      stage.style.setProperty('--background', settings.background)
      view.setAttribute('aria-label', alt)
      view.setAttribute('aria-roledescription', translate('model.role'))
      help.textContent = translate('model.help')
      drawPoster(stage, next, alt, source.origin)
      const isAngleNew =
        before?.startTurn !== settings.startTurn || before.startTilt !== settings.startTilt
      const isMotionNew =
        before?.autoRotate !== settings.autoRotate ||
        before.rotationSpeed !== settings.rotationSpeed
      // A change of the rotation settings must be visible, even in a preview that the person has rotated.
      if (isMotionNew) {
        isTouched = false
        pace.isTooSlow = false
        wantsRotation = null
      }
      if (isAngleNew) {
        camera = { ...cameraOf(settings), zoom: camera.zoom }
        side = sideOf(camera)
      }
      drawDimensions(dimensions, next, translate)
      if (model && model.url !== loadedUrl) void load(model.url)
      else showState()
      schedule()
    },
    angles: () => ({ turn: Math.round(camera.turn), tilt: Math.round(camera.tilt) }),
    picture() {
      if (!canvas || !scene || !payload) return Promise.resolve(null)
      // Draws in the same task, because the drawing buffer is cleared after it.
      scene.draw(camera, payload.settings)
      const drawn = canvas
      return new Promise((resolve) => drawn.toBlob(resolve, 'image/png'))
    },
    stop() {
      loading?.abort()
      cancelAnimationFrame(frame)
      sizes.disconnect()
      screen.disconnect()
      stopTurning()
      stillness.removeEventListener('change', onStillness)
      scene?.stop()
      scene = null
      // A page may have only sixteen contexts, so a removed one must not wait for the garbage collection.
      if (canvas) contextOf(canvas)?.getExtension('WEBGL_lose_context')?.loseContext()
    },
  }
}
