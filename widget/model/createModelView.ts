import type { ModelPayload } from '@/contract/widgets/widgetPayload'
import { addStyles } from '../core/addStyles'
import type { ChunkSource } from '../core/chunk'
import { element } from '../core/element'
import { safeUrl } from '../core/links'
import { cameraOf, sideOf, turned, zoomed, type Camera } from './camera'
import { createControls, type ControlAction, drawPoster, drawDimensions } from './stageParts'
import { createPainter, type Painter, type PainterNews } from './painter'
import { createWorkerPainter } from './workerPainter'
import type { ModelView } from './modelView'
import css from './model.css'
import { createPace } from './pace'
import { onTurn, cameraAfterKey, STEP, ZOOM_STEP } from './turns'
import { createModelTranslate, SIDE_TEXTS, type ModelTranslate } from './texts'

interface ModelViewOptions {
  root: ShadowRoot
  source: ChunkSource
  /** The worker's code; without it the model is drawn on the page's thread. */
  workerCode?: string
  /** Called when the shopper rotates the model for the first time. */
  onFirstTurn?(): void
}

/** The 3D viewer. It shows the poster until the model is drawn; without WebGL or without a file the poster stays. */
export function createModelView({
  root,
  source,
  workerCode,
  onFirstTurn,
}: ModelViewOptions): ModelView {
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
  let canvas: HTMLCanvasElement | null = null
  let painter: Painter | null = null
  /** Whether the painter can draw the model. */
  let isReady = false
  /** Whether the painter draws in a worker. */
  let isApart = false
  let loadedUrl: string | null = null
  let isOnScreen = false
  let isTouched = false
  /** The shopper's choice by the rotation button; null while the settings apply. */
  let wantsRotation: boolean | null = null
  let frame = 0
  let lastTime = 0
  let drawnAt = 0
  /** The displayed size of the last drawing. */
  let size: number[] = []
  const pace = createPace()
  let side = 0

  const isRotating = () =>
    payload !== null &&
    isReady &&
    !stillness.matches &&
    (wantsRotation ?? (payload.settings.autoRotate && !isTouched && !pace.isTooSlow))

  /** Draws in the next frame, and in every frame while the model rotates on the screen. */
  function schedule(): void {
    frame ||= requestAnimationFrame(paint)
  }

  function paint(time: number): void {
    frame = 0
    if (!payload || !painter || !isReady) return
    // Drawings that are not waited for queue up where they are slow, and a full queue blocks the page for seconds.
    if (painter.pending() > (pace.isFast ? 1 : 0)) {
      pace.wait()
      schedule()
      return
    }
    const isSlower = drawnAt > 0 && pace.finish(time - drawnAt)
    if ((lastTime > 0 && pace.watch(time - lastTime)) || isSlower) showState()
    const rotates = isRotating() && isOnScreen
    if (rotates) {
      // After a pause, for example in a hidden tab, the rotation continues from where it stopped.
      const seconds = lastTime === 0 ? 0 : Math.min(0.1, (time - lastTime) / 1000)
      camera = turned(camera, payload.settings.rotationSpeed * seconds, 0)
    }
    lastTime = rotates ? time : 0
    drawnAt = time
    draw()
    if (!isApart) reveal()
    if (rotates) schedule()
  }

  /** Draws at the displayed size in device pixels. */
  function draw(): void {
    if (!payload) return
    const pixels = Math.min(pace.pixels, globalThis.devicePixelRatio || 1)
    size = sizeOf()
    const [width = 0, height = 0] = size.map((side) => Math.max(1, Math.round(side * pixels)))
    painter?.draw({ camera, settings: payload.settings, width, height })
  }

  /** Shows the drawn model instead of its poster. */
  function reveal(): void {
    view.classList.add('is-drawn')
    poster()?.toggleAttribute('hidden', true)
  }

  const poster = () => stage.querySelector('.poster')

  const sizeOf = () => [view.clientWidth, view.clientHeight]

  const sizes = new ResizeObserver(() => {
    const now = sizeOf()
    if (!isReady || size.every((side, index) => side === now[index])) return
    // Draws immediately, because a canvas of another size is empty until it is drawn.
    if (isApart) schedule()
    else draw()
  })
  const screen = new IntersectionObserver(([entry]) => {
    isOnScreen = entry?.isIntersecting ?? false
    if (isOnScreen) schedule()
  })

  /** Shows the model and its controls, or the poster instead when the model cannot be drawn. */
  function showState(): void {
    view.hidden = !isReady
    controls.node.hidden = !isReady
    if (!isReady) poster()?.toggleAttribute('hidden', false)
    controls.update({ translate, canRotate: !stillness.matches, isRotating: isRotating() })
  }

  function load(address: string | null, code?: string): void {
    painter?.stop()
    isReady = false
    drawnAt = 0
    const mine = element('canvas', { 'aria-hidden': 'true' })
    canvas = mine
    view.replaceChildren(mine)
    message.textContent = poster() ? '' : translate('model.loading')
    showState()
    const tell = (news: PainterNews) => {
      if (canvas !== mine) return
      if (news === 'drawn') {
        if (isReady) reveal()
      } else if (news === 'slow') {
        // Without a GPU every frame is a long task: it rotates only when the shopper asks.
        pace.isTooSlow = true
      } else if (news === 'refused' && isApart) {
        load(address)
      } else {
        isReady = news === 'ready'
        showState()
        const isHere = isReady || news === 'lost' || poster()
        message.textContent = isHere ? '' : translate('model.not-shown')
        schedule()
      }
    }
    if (address === null) {
      tell('failed')
      return
    }
    isApart = true
    const apart = code ? createWorkerPainter(code, mine, address, tell) : null
    isApart = apart !== null
    painter = apart ?? createPainter(mine, address, tell)
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
      if (model && model.url !== loadedUrl) {
        loadedUrl = model.url
        load(safeUrl(model.url, source.origin), workerCode)
      } else {
        showState()
      }
      schedule()
    },
    angles: () => ({ turn: Math.round(camera.turn), tilt: Math.round(camera.tilt) }),
    picture() {
      if (!canvas || !isReady || isApart) return Promise.resolve(null)
      // Draws in the same task, because the drawing buffer is cleared after it.
      draw()
      const drawn = canvas
      return new Promise((resolve) => drawn.toBlob(resolve, 'image/png'))
    },
    stop() {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      screen.disconnect()
      stopTurning()
      stillness.removeEventListener('change', onStillness)
      canvas = null
      isReady = false
      painter?.stop()
    },
  }
}
