import type { ModelPayload } from '@/contract/widgets/widgetPayload'
import type { SeenModel } from '@/contract/widgets/preview'
import type { ChunkSource } from '../core/chunk'
import { createModelView } from '../model/createModelView'
import type { ModelView } from '../model/modelView'
import type { PreviewDrawer } from './previewDrawer'

interface ModelPreview extends PreviewDrawer<ModelPayload> {
  /** The current view of the model; null while no model is drawn. */
  seen(): Promise<SeenModel | null>
}

/** The preview of a 3D model, which counts nothing. */
export function modelPreview(root: ShadowRoot, source: ChunkSource): ModelPreview {
  // Created with the first model, because it observes the page from then on.
  let view: ModelView | null = null
  return {
    draw(payload) {
      view ??= createModelView({ root, source })
      view.draw(payload)
    },
    async seen() {
      // Read in the same task, because the model may be rotating.
      const angles = view?.angles()
      const picture = await view?.picture()
      return angles && picture ? { ...angles, picture: await picture.arrayBuffer() } : null
    },
    stop: () => view?.stop(),
  }
}
