import type { ComponentType } from 'react'
import { loadCatalogue, pageLocale } from '@/common/i18n/catalogue'
import { retryImport } from '@/common/lib/loading'
import type { Screen } from './routeTable'

/** The page of a screen. Any but the first screen may show texts beyond the first ones, so it waits for all texts. */
export async function loadScreen({ name, load }: Screen): Promise<ComponentType> {
  const page = retryImport(load)
  if (name !== 'home') await loadCatalogue(pageLocale())
  return page
}
