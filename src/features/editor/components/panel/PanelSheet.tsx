import { useId, type FocusEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { panelRaised, selectIsPanelRaised } from '../../editorSlice'
import { useSheetDrag } from '../../hooks/panel/useSheetDrag'
import classes from './PanelSheet.module.css'

/** What stands beside the frame; where there is no room beside it, a sheet over the lower part that is high or low. */
export function PanelSheet({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const id = useId()
  const dispatch = useAppDispatch()
  const isRaised = useAppSelector(selectIsPanelRaised)
  const raise = (wanted: boolean) => {
    if (wanted !== isRaised) dispatch(panelRaised(wanted))
  }
  const { sheet, handle } = useSheetDrag(raise)
  return (
    <div ref={sheet} className={classes.sheet} data-raised={isRaised}>
      <button
        type="button"
        className={classes.handle}
        aria-expanded={isRaised}
        aria-controls={id}
        aria-label={intl.formatMessage({ id: 'stage.label_panel' })}
        onClick={() => {
          raise(!isRaised)
        }}
        {...handle}
      />
      <div
        id={id}
        className={classes.content}
        data-scroller
        // What has the focus is to be seen; the tabs are seen in any case.
        onFocus={({ target }: FocusEvent) => {
          if (!target.closest('[role="tablist"]')) raise(true)
        }}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('[role="tab"]')) raise(true)
        }}
      >
        {children}
      </div>
    </div>
  )
}
