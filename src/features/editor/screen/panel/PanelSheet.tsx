import { useId, type FocusEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { panelRaised, selectIsPanelRaised } from '@/features/editor/editorSlice'
import { useSheetDrag } from './useSheetDrag'
import classes from './PanelSheet.module.css'

/** The panel beside the frame. On a narrow screen it is a sheet of two heights over the lower part of the screen. */
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
        // A control that gets the focus must be visible, so the sheet is raised. The tabs are always visible.
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
