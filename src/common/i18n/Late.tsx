import { createElement, useEffect, useState, type ComponentType } from 'react'
import { loadCatalogue, pageLocale } from './catalogue'

type LateProps<Props extends object> = Props & { load: () => Promise<ComponentType<Props>> }

/**
 * A component that a screen works without, once its code and all texts are loaded; nothing until then, and where they
 * cannot load. Unlike `lazyWithTexts` it does not suspend: React shows what suspends at the same time, such as a toast,
 * up to 300 ms later.
 */
export function Late<Props extends object>({ load, ...props }: LateProps<Props>) {
  const [{ Part }, show] = useState<{ Part: ComponentType<Props> | null }>({ Part: null })
  useEffect(() => {
    Promise.all([load(), loadCatalogue(pageLocale())]).then(
      ([loaded]) => {
        show({ Part: loaded })
      },
      () => undefined,
    )
  }, [load])
  return Part && createElement(Part, props as unknown as Props)
}
