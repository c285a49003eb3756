import type { ModelPayload } from '@/contract/widgets/widgetPayload'
import type { SeenModel } from '@/contract/widgets/preview'
import type { ChunkSource } from '../core/chunk'
import { createModelView } from '../model/createModelView'
import type { ModelView } from '../model/modelView'
import type { PreviewDrawer } from './previewDrawer'

interface ModelPreview extends PreviewDrawer<ModelPayload> {
  /** How the model is seen now; null while none is drawn. */
  seen(): Promise<SeenModel | null>
}

/** A 3D model that counts nothing. */
export function modelPreview(root: ShadowRoot, source: ChunkSource): ModelPreview {
  // Made with the first model: it watches the page from then on.
  let view: ModelView | null = null
  return {
    draw(payload) {
      view ??= createModelView({ root, source })
      view.draw(payload)
    },
    async seen() {
      // Both of the same moment: it may be rotating.
      const angles = view?.angles()
      const picture = await view?.picture()
      return angles && picture ? { ...angles, picture: await picture.arrayBuffer() } : null
    },
    stop: () => view?.stop(),
  }
}
