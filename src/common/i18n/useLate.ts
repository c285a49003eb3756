import { useEffect, useState, type ComponentType } from 'react'
import { loadCatalogue, pageLocale } from './catalogue'

/**
 * A component that a screen works without, once its code and all texts are loaded; null until then, and where they
 * cannot load. Unlike `lazyWithTexts` it does not suspend: React shows what suspends at the same time, such as a toast,
 * up to 300 ms later.
 */
export function useLate<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [{ Part }, show] = useState<{ Part: ComponentType<Props> | null }>({ Part: null })
  useEffect(() => {
    Promise.all([load(), loadCatalogue(pageLocale())]).then(
      ([loaded]) => {
        show({ Part: loaded })
      },
      () => undefined,
    )
  }, [load])
  return Part
}
