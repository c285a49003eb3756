import { useState, type KeyboardEvent, useCallback, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { markPlaceChosen, selectMarkPlace } from '@/features/editor/editorSlice'
import type { Place } from '@/features/editor/model/geometry'
import { DIRECTIONS } from '@/features/editor/ownKeys'
import classes from './MarkPin.module.css'

const CENTRE: Place = { x: 50, y: 50 }
/** Percent. */
const STEP = 1
const BIG_STEP = 10

/**
 * The position of the next marker. It can also be chosen without a mouse: arrows move it, and Enter leads to the
 * search.
 */
export function MarkPin() {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const chosen = useAppSelector(selectMarkPlace)
  const [moved, setMoved] = useState<{ from: Place | null; place: Place } | null>(null)
  // When a press has chosen another position, the moves by keys are dropped.
  const { x, y } = moved?.from === chosen ? moved.place : (chosen ?? CENTRE)
  function move(event: KeyboardEvent): void {
    const direction = DIRECTIONS[event.key]
    if (event.key === 'Escape' && chosen) dispatch(markPlaceChosen(null))
    else if (direction) {
      const by = event.shiftKey ? BIG_STEP : STEP
      const place = { x: kept(x + direction[0] * by), y: kept(y + direction[1] * by) }
      setMoved({ from: chosen, place })
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <button
      type="button"
      className={classes.pin}
      style={{ left: `${x}%`, top: `${y}%` }}
      data-chosen={chosen !== null || undefined}
      aria-label={intl.formatMessage(
        { id: 'stage.action_mark-here' },
        { x: Math.round(x), y: Math.round(y) },
      )}
      onKeyDown={move}
      onClick={() => dispatch(markPlaceChosen({ x, y }))}
    />
  )
}

const kept = (percent: number) => Math.min(Math.max(Math.round(percent), 0), 100)

/**
 * Handles a press on an empty part of the frame: while products are being marked, the next product is marked at that
 * point. Returns the same function at each render.
 */
export function useMarkPlace(isMarking: boolean): (place: Place) => void {
  const dispatch = useAppDispatch()
  const latest = useRef(isMarking)
  useEffect(() => {
    latest.current = isMarking
  }, [isMarking])
  return useCallback(
    (place) => {
      if (latest.current) dispatch(markPlaceChosen(place))
    },
    [dispatch],
  )
}
