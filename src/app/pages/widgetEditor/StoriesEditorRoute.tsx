import { WidgetEditorRoute } from './WidgetEditorRoute'

/** The stories editor. */
export function StoriesEditorRoute() {
  return <WidgetEditorRoute editor="builderstories" />
}
