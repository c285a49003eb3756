import { createElement, type ComponentType } from 'react'
import { retryImport } from '@/common/lib/loading'
import type { StageProps } from '@/features/editor/canvas/StageHost'
import { loadObjectClasses } from '@/features/editor/kinds/elementKinds'

/**
 * Loads the canvas with Fabric and the drawing of each kind. They are in a chunk of their own, requested together with
 * the post.
 */
export const loadStageHost = async (): Promise<{ default: ComponentType<StageProps> }> => {
  const [{ StageHost }, classes] = await retryImport(() =>
    Promise.all([
      import(/* webpackChunkName: "canvas" */ '@/features/editor/canvas/StageHost'),
      loadObjectClasses(),
    ]),
  )
  return { default: (props) => createElement(StageHost, { ...props, classes }) }
}
