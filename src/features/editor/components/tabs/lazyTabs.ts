import { createElement, type ComponentType, type ReactNode } from 'react'
import { lazyWithTexts } from '@/common/i18n/lazyWithTexts'
import type { FrameElement } from '../../kinds/elementKinds'
import { loadPanels, type ElementPanels } from '../../kinds/loadPanels'

interface TabProps {
  canEdit: boolean
}

/** The tabs that are opened later; they load with the first of them. */
const elementTabs = () => import(/* webpackChunkName: "element-tabs" */ './ElementTabs')
const elementInspector = () =>
  import(/* webpackChunkName: "element-tabs" */ '../elements/ElementInspector')

/** A component that sets up elements, with the panels of all kinds. */
async function withPanels<Props extends object>(
  load: () => Promise<ComponentType<Props & { panels: ElementPanels }>>,
): Promise<ComponentType<Props>> {
  const [component, panels] = await Promise.all([load(), loadPanels()])
  return (props) => createElement(component, { ...props, panels })
}

export const ActionTab = lazyWithTexts(() =>
  withPanels<TabProps>(() => elementTabs().then((module) => module.ActionTab)),
)
export const InteractionTab = lazyWithTexts(() =>
  withPanels<TabProps>(() => elementTabs().then((module) => module.InteractionTab)),
)
export const TextTab = lazyWithTexts(() =>
  withPanels<TabProps & { children: ReactNode }>(() =>
    elementTabs().then((module) => module.TextTab),
  ),
)
export const ElementInspector = lazyWithTexts(() =>
  withPanels<TabProps & { element: FrameElement }>(() =>
    elementInspector().then((module) => module.ElementInspector),
  ),
)
export const MediaSection = lazyWithTexts(() =>
  import(/* webpackChunkName: "media-tab" */ '../media/MediaSection').then(
    (module) => module.MediaSection,
  ),
)
export const PostPreview = lazyWithTexts(() =>
  import(/* webpackChunkName: "post-preview" */ '../preview/PostPreview').then(
    (module) => module.PostPreview,
  ),
)
export const ProductMarks = lazyWithTexts(() =>
  import(/* webpackChunkName: "links-tab" */ '../links/ProductMarks').then(
    (module) => module.ProductMarks,
  ),
)
