import { WidgetEditorRoute } from './WidgetEditorRoute'

/** The editor of 3D models. */
export function StlEditorRoute() {
  return <WidgetEditorRoute editor="stl-builder" />
}
