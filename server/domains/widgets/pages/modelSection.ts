import { roundedMm, uprightSize } from '@/contract/widgets/modelSize'
import type { ModelPayload } from '@/contract/widgets/widgetPayload'
import { element, type Html } from './html'
import { pagePicture } from './pagePicture'
import type { PageTools } from './pageView'

/** A 3D model on a page without scripts: its poster and its size. Null when nothing was uploaded. */
export function modelSection(
  { model, poster, settings }: ModelPayload,
  title: string,
  { translate, locale }: PageTools,
): Html | null {
  if (!model && !poster) return null
  const sizes = uprightSize(model?.size ?? [], settings.upAxis)
  const [width, depth, height] = sizes.map((side) => roundedMm(side).toLocaleString(locale))
  const words = translate('model.dimensions-label', {
    width: width ?? '',
    depth: depth ?? '',
    height: height ?? '',
  })
  return element(
    'figure',
    {},
    poster ? pagePicture(poster, title) : null,
    model && settings.showDimensions ? element('figcaption', {}, element('p', {}, words)) : null,
  )
}
