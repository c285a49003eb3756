import { useLayoutEffect, type ComponentType } from 'react'
import { useAppSelector, useAppStore } from './hooks'
import type { LateSlice } from './lateReducers'
import { selectAreLoaded, sliceLoaded } from './loadedSlicesSlice'

/** A page that loads slices. It is rendered once they are in the state, before the browser paints. */
export function withSlices<Props extends object>(
  Page: ComponentType<Props>,
  ...slices: LateSlice[]
): ComponentType<Props> {
  return function PageWithSlices(props: Props) {
    const store = useAppStore()
    const areLoaded = useAppSelector((state: Parameters<typeof selectAreLoaded>[0]) =>
      selectAreLoaded(state, slices),
    )
    // Has no effect in a replay: there the state of the record decides.
    useLayoutEffect(() => {
      if (areLoaded) return
      for (const slice of slices) {
        store.bringSlice(slice)
        store.dispatch(sliceLoaded({ slice: slice.reducerPath }))
      }
    }, [store, areLoaded])
    return areLoaded ? <Page {...props} /> : null
  }
}
