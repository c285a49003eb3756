import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { retryImport } from '../lib/retryImport'
import { loadCatalogue, pageLocale } from './catalogue'

/**
 * A component with a chunk of its own on a screen that may stand there with the first texts only: it is shown when its
 * code and all texts have come.
 */
export function lazyWithTexts<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [component] = await Promise.all([retryImport(load), loadCatalogue(pageLocale())])
    return { default: component }
  })
}
