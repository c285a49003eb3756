import type { ModelPayload } from '@/contract/widgets/widgetPayload'
import { pictureElement } from '../core/pictureElement'

/** Adds the poster of a model to its stage, updates it or removes it. */
export function drawPoster(
  stage: HTMLElement,
  { poster, settings }: ModelPayload,
  alt: string,
  origin: string,
): void {
  const key = JSON.stringify([poster, alt])
  const shown = stage.querySelector('.poster')
  if (shown?.getAttribute('data-key') === key) return
  shown?.remove()
  if (!poster) return
  const width = Math.round((settings.height * poster.width) / poster.height)
  const image = pictureElement(poster, { alt, sizes: `${width}px`, origin })
  image.className = 'poster'
  image.dataset.key = key
  stage.prepend(image)
}
