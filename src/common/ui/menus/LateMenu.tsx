import { useRef, useState, type ComponentPropsWithRef, type ComponentType } from 'react'
import { retryImport } from '@/common/lib/loading'

export interface LoadedMenuProps {
  /** The button that opens the menu; it passes on its props, including the ref. */
  Target: ComponentType<ComponentPropsWithRef<'button'>>
  /** The button was pressed before the menu was loaded. */
  isOpenedAtOnce: boolean
}

interface LateMenuProps extends Pick<LoadedMenuProps, 'Target'> {
  load: () => Promise<ComponentType<LoadedMenuProps>>
}

interface Loaded {
  Menu: ComponentType<LoadedMenuProps>
  isOpenedAtOnce: boolean
}

/** A menu whose code is not part of the first load: only its button is shown until it is pressed. */
export function LateMenu({ Target, load }: LateMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isAwaited, setIsAwaited] = useState(false)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  if (loaded) return <loaded.Menu Target={Target} isOpenedAtOnce={loaded.isOpenedAtOnce} />

  const preload = () => {
    // The next press loads the code again, and reports a failure.
    load().catch(() => undefined)
  }
  const open = () => {
    setIsAwaited(true)
    retryImport(load).then(
      (Menu) => {
        // A person who has moved on to another element keeps the focus there.
        const { activeElement } = document
        const isOpenedAtOnce = activeElement === button.current || activeElement === document.body
        setLoaded((known) => known ?? { Menu, isOpenedAtOnce })
      },
      () => {
        setIsAwaited(false)
      },
    )
  }
  return (
    <Target
      ref={button}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={isAwaited || undefined}
      onClick={open}
      onFocus={preload}
      onPointerEnter={preload}
    />
  )
}
