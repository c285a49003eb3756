import { createReporter, silentReporter } from '../events/reporter'
import type { Drawing, WidgetPlace } from '../core/chunk'
import { createModelView } from './createModelView'
import { isModelPayload } from './isModelPayload'

/** Share of the model that must be visible for a view. */
const VIEWED_SHARE = 0.5

/** A 3D model on a shop's page: drawn and counted. See {@link WidgetChunk}. */
export function drawWidget(place: WidgetPlace, workerCode?: string): Drawing {
  const { root, look, source, firstPage } = place
  if (!isModelPayload(firstPage)) throw new Error('The widget is broken')
  if (!firstPage.model && !firstPage.poster) return null

  // Events of the shop's team are not counted.
  const reporter = look ? silentReporter : createReporter(place)
  const view = createModelView({
    root,
    source,
    workerCode,
    onFirstTurn: () => reporter.report('open'),
  })
  view.draw(firstPage)
  reporter.report('load')
  reporter.watch([{ element: view.node, share: VIEWED_SHARE }])
  return () => {
    view.stop()
    reporter.stop()
  }
}
