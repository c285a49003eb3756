import { WidgetEditorRoute } from './WidgetEditorRoute'

/** The gallery editor, which product galleries share. */
export function GalleryEditorRoute() {
  return <WidgetEditorRoute editor="builder" />
}
