import { useLayoutEffect, type ComponentType } from 'react'
import { useAppDispatch, useAppSelector } from './hooks'
import { bringSlice, type LateSlice } from './lateSlices'
import { selectAreLoaded, sliceLoaded } from './loadedSlicesSlice'

/** A page that loads slices: it is rendered once they are in the state, before anything is painted. */
export function withSlices<Props extends object>(
  Page: ComponentType<Props>,
  ...slices: LateSlice[]
): ComponentType<Props> {
  return function PageWithSlices(props: Props) {
    const dispatch = useAppDispatch()
    const areLoaded = useAppSelector((state: Parameters<typeof selectAreLoaded>[0]) =>
      selectAreLoaded(state, slices),
    )
    // Has no effect in a replay: there the state of the record decides.
    useLayoutEffect(() => {
      if (areLoaded) return
      for (const slice of slices) {
        bringSlice(slice)
        dispatch(sliceLoaded({ slice: slice.reducerPath }))
      }
    }, [dispatch, areLoaded])
    return areLoaded ? <Page {...props} /> : null
  }
}
