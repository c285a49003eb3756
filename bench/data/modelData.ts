import { drawVase } from '../../demo/drawing/drawVase'
import { stlParts } from '@/contract/widgets/stl/stlParts'
import { DEFAULT_MODEL_SETTINGS } from '@/contract/widgets/settings/modelSettings'
import type { ModelPayload } from '@/contract/widgets/widgetPayload'
import { sizeOf } from '@/contract/widgets/stl/triangles'

/** A vase of about `count` triangles: the file as it is served, and the widget API's payload for it. */
export function modelOf(count: number): { file: Buffer; payload: ModelPayload } {
  const rings = Math.round(Math.sqrt(count / 8))
  const triangles = drawVase({ sectors: Math.round(count / 4 / rings), rings })
  const file = Buffer.concat([...stlParts(triangles)])
  const model = { url: '/model.stl', bytes: file.length, triangles: triangles.count }
  return {
    file,
    payload: {
      embedId: 'bench',
      widgetType: 'stl',
      revision: 1,
      title: 'Vase',
      locale: 'en',
      settings: { ...DEFAULT_MODEL_SETTINGS, model: 1, autoRotate: false },
      model: { ...model, size: sizeOf(triangles) },
      poster: null,
    },
  }
}
