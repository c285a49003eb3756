import { DirectionContext } from '@mantine/core'
import type { ReactNode } from 'react'

const stays = () => undefined

/**
 * The direction of the page, for what the component library places by script. The page's `dir` names it, and stays:
 * the library's own provider follows changes, which no first screen needs.
 */
export function PageDirection({ children }: { children: ReactNode }) {
  const dir = document.dir === 'rtl' ? 'rtl' : 'ltr'
  return <DirectionContext value={PAGES[dir]}>{children}</DirectionContext>
}

const pageOf = <Dir extends 'ltr' | 'rtl'>(dir: Dir) => ({
  dir,
  toggleDirection: stays,
  setDirection: stays,
})
const PAGES = { ltr: pageOf('ltr'), rtl: pageOf('rtl') }
