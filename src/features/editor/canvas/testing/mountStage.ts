import type { Frame, MediaItem } from '@/contract/entities/posts/media'
import { loadObjectClasses, type ObjectClasses } from '@/features/editor/kinds/elementKinds'
import { restore } from '@/features/editor/model/wire'
import { scene } from '../../model/scene/scene'
import type { PostDocument } from '@/features/editor/model/document'
import { makeMedia, makePostInfo } from '../../testing/postInfo'
import { FabricStage } from '../stage/FabricStage'
import type { StageView } from '../stage/StageView'
import { makePointer } from './pointer'

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
/** To be done before the first stage is mounted. */
export async function loadStages(): Promise<void> {
  classes = await loadObjectClasses()
}

/** A stage in the page with the events it reports; the frame has its own px. */
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
