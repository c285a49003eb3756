import { useLayoutEffect, type ComponentType } from 'react'
import { useAppDispatch, useAppSelector } from './hooks'
import { bringSlice, type LateSlice } from './lateSlices'
import { selectAreLoaded, sliceLoaded } from './loadedSlicesSlice'

/** A page that brings slices with it: it is drawn once they are in the state, before anything is painted. */
export function withSlices<Props extends object>(
  Page: ComponentType<Props>,
  ...slices: LateSlice[]
): ComponentType<Props> {
  return function PageWithSlices(props: Props) {
    const dispatch = useAppDispatch()
    const areLoaded = useAppSelector((state: Parameters<typeof selectAreLoaded>[0]) =>
      selectAreLoaded(state, slices),
    )
    // In a replay nothing comes of it: there the state of the record decides.
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
