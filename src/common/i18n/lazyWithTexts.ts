import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { retryImport } from '../lib/retryImport'
import { loadCatalogue, pageLocale } from './catalogue'

/**
 * A component in its own chunk, for a screen that may be shown with the first texts only: it appears once its code
 * and all texts are loaded.
 */
export function lazyWithTexts<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [component] = await Promise.all([retryImport(load), loadCatalogue(pageLocale())])
    return { default: component }
  })
}
