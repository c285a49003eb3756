import { DirectionContext } from '@mantine/core'
import type { ReactNode } from 'react'

const stays = () => undefined
const direction = {
  dir: document.dir === 'rtl' ? 'rtl' : 'ltr',
  toggleDirection: stays,
  setDirection: stays,
} as const

/**
 * The direction of the page, for what the component library places by script. The page's `dir` names it, and stays:
 * the library's own provider follows changes, which no first screen needs.
 */
export function PageDirection({ children }: { children: ReactNode }) {
  return <DirectionContext value={direction}>{children}</DirectionContext>
}
