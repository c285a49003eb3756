import { retryImport } from '@/common/lib/retryImport'

/** The canvas with Fabric is a chunk of its own: asked for with the post, not after it. */
export const loadStageHost = () =>
  retryImport(() => import(/* webpackChunkName: "canvas" */ '../../canvas/stage/StageHost')).then(
    (module) => ({ default: module.StageHost }),
  )
