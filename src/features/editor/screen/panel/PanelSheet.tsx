import { useId, type FocusEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { panelRaised, selectIsPanelRaised } from '@/features/editor/editorSlice'
import { useSheetDrag } from './useSheetDrag'
import classes from './PanelSheet.module.css'

/** The panel beside the frame; on a narrow screen a sheet over the lower part with two heights. */
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
        // The focused control must be visible; the tabs always are.
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
