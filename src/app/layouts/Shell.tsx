import { Anchor, Text, UnstyledButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { IconChevronLeft, IconChevronRight } from '@/common/ui/icons/icons'
import { navigationFolded, selectIsNavigationFolded } from '../state/interfaceSlice'
import { AccountMenu } from './AccountMenu'
import { Navigation } from './Navigation'
import classes from './Shell.module.css'

/** Widths between a phone and a computer, at which labels would leave too little room for the screen beside them. */
const NARROW = '(min-width: 740px) and (max-width: 1023px)'

/**
 * Navigation on the left (folds to icons; a bar at the bottom on a phone) with the account below it, and the screen
 * beside.
 */
export function Shell({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const isFolded = useAppSelector(selectIsNavigationFolded)
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false })
  const foldLabel = intl.formatMessage({
    id: isFolded ? 'shell.action_unfold' : 'shell.action_fold',
  })
  return (
    <div className={classes.shell} data-folded={isFolded || isNarrow || undefined}>
      <Anchor href="#main" className={classes.skip} onClick={focusMain}>
        <FormattedMessage id="shell.action_skip" />
      </Anchor>
      <aside className={classes.side}>
        <div className={classes.brand}>
          <img className={classes.mark} src="/assets/favicon.svg" alt="" width={26} height={26} />
          <Text className={classes.label} fw={700} size="lg">
            Vitrina
          </Text>
          {!isNarrow && (
            <UnstyledButton
              className={classes.fold}
              aria-label={foldLabel}
              title={foldLabel}
              aria-expanded={!isFolded}
              onClick={() => dispatch(navigationFolded(!isFolded))}
            >
              {isFolded ? <IconChevronRight size={16} /> : <IconChevronLeft size={16} />}
            </UnstyledButton>
          )}
        </div>
        <Navigation />
        <div className={classes.account}>
          <AccountMenu />
        </div>
      </aside>
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
    </div>
  )
}

/** The router owns the hash, so the skip link moves the focus itself. */
function focusMain(event: React.MouseEvent) {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
