import { createElement, type ComponentType } from 'react'
import { retryImport } from '@/common/lib/retryImport'
import type { StageProps } from '../../canvas/stage/StageHost'
import { loadObjectClasses } from '../../kinds/loadObjectClasses'

/** The canvas with Fabric, and what draws each kind, are a chunk of their own: asked for with the post, not after it. */
export const loadStageHost = async (): Promise<{ default: ComponentType<StageProps> }> => {
  const [{ StageHost }, classes] = await retryImport(() =>
    Promise.all([
      import(/* webpackChunkName: "canvas" */ '../../canvas/stage/StageHost'),
      loadObjectClasses(),
    ]),
  )
  return { default: (props) => createElement(StageHost, { ...props, classes }) }
}
