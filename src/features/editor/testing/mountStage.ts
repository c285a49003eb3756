import { FRAME_SIZE } from '@/contract/constants'
import type { Frame, MediaItem } from '@/contract/entities/posts/media'
import { FabricStage } from '@/features/editor/canvas/FabricStage'
import type { StageView } from '@/features/editor/canvas/stage/StageView'
import { loadObjectClasses, type ObjectClasses } from '@/features/editor/kinds/elementKinds'
import type { PostDocument } from '@/features/editor/model/document'
import { scene } from '@/features/editor/model/scene/scene'
import { restore } from '@/features/editor/model/wire'
import { makeMedia, makePostInfo } from './postInfo'

/** A post of one picture with these elements. */
export function makeDocument(lists: Partial<MediaItem> = {}): PostDocument {
  const media = [{ ...makeMedia(1), pictureStickers: [], ...lists }]
  return restore({ ...makePostInfo(), media })
}

export const viewOf = (document: PostDocument, facts: Partial<StageView> = {}, frame?: Frame) => ({
  scene: scene(document, 0, frame ?? 'square'),
  selection: [],
  hovered: null,
  gesture: null,
  editing: null,
  camera: null,
  isReadOnly: false,
  ...facts,
})

let classes: ObjectClasses
/** Must be called before the first stage is mounted. */
export async function loadStages(): Promise<void> {
  classes = await loadObjectClasses()
}

/** Mounts a stage in the page; returns it with the events that it reports. The frame is shown in its own px. */
export function mountStage(view: StageView) {
  const host = document.createElement('div')
  document.body.append(host)
  const events = {
    selected: jest.fn(),
    hovered: jest.fn(),
    previewed: jest.fn(),
    placed: jest.fn(),
    cancelled: jest.fn(),
    textOpened: jest.fn(),
    menuOpened: jest.fn(),
    pressedNothing: jest.fn(),
    cameraMoved: jest.fn(),
    framed: jest.fn(),
  }
  const words = { noQuestion: 'No question', slide: 'Slide' }
  const stage = new FabricStage(host, events, classes, words)
  stage.draw(view)
  return {
    host,
    stage,
    events,
    pointer: makePointer(stage.canvas.upperCanvasEl, view.scene?.frame),
    /** The centre of a handle of the selection, percent of the square frame. */
    handle: (key: string): [number, number] => {
      const coord = stage.canvas.getActiveObject()?.oCoords[key]
      if (!coord) throw new Error(`no handle ${key}`)
      return [coord.x / 7.36, coord.y / 7.36]
    },
    remove: () => {
      stage.dispose()
      host.remove()
    },
  }
}
export type MountedStage = ReturnType<typeof mountStage>

/** The button, the keys and the type of a pointer. */
export interface PointerFacts {
  shiftKey?: boolean
  ctrlKey?: boolean
  pointerType?: 'mouse' | 'pen' | 'touch'
}

/** A pointer over the stage, at positions in percent of a frame that is shown in its own px. */
function makePointer(canvas: HTMLCanvasElement, frame: Frame = 'square') {
  const { width, height } = FRAME_SIZE[frame]
  canvas.getBoundingClientRect = () => new DOMRect(0, 0, width, height)

  function fire(
    target: EventTarget,
    type: string,
    [x, y]: readonly [number, number],
    { pointerType = 'mouse', ...init }: PointerFacts & MouseEventInit = {},
  ): void {
    const event = new MouseEvent(type, {
      bubbles: true,
      cancelable: true,
      clientX: (x / 100) * width,
      clientY: (y / 100) * height,
      ...init,
    })
    // jsdom has no PointerEvent; Fabric and the stage read these properties.
    Object.defineProperties(event, {
      pointerId: { value: 1 },
      isPrimary: { value: true },
      pointerType: { value: pointerType },
    })
    target.dispatchEvent(event)
  }

  const press = (x: number, y: number, facts?: PointerFacts) => {
    fire(canvas, 'pointermove', [x, y], { ...facts, buttons: 0 })
    fire(canvas, 'pointerdown', [x, y], { ...facts, buttons: 1 })
  }
  const move = (x: number, y: number, facts?: PointerFacts) => {
    fire(document, 'pointermove', [x, y], { ...facts, buttons: 1 })
  }
  const release = (x: number, y: number, facts?: PointerFacts) => {
    fire(document, 'pointerup', [x, y], facts)
  }
  return {
    press,
    move,
    release,
    click: (x: number, y: number, facts?: PointerFacts) => {
      press(x, y, facts)
      release(x, y, facts)
    },
    drag: (
      from: readonly [number, number],
      to: readonly [number, number],
      facts?: PointerFacts,
    ) => {
      press(...from, facts)
      move(...to, facts)
      release(...to, facts)
    },
    doubleClick: (x: number, y: number) => {
      fire(canvas, 'dblclick', [x, y], { detail: 2 })
    },
    openMenu: (x: number, y: number) => {
      fire(canvas, 'contextmenu', [x, y], { button: 2 })
    },
  }
}
