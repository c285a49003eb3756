import { configureStore } from '@reduxjs/toolkit'
import { overlaySlice, paletteKeyed, paletteOpened, selectOverlay } from './overlaySlice'

test('keeps every key that is pressed before the field is there, also Backspace', () => {
  const store = configureStore({ reducer: { overlay: overlaySlice.reducer } })
  store.dispatch(paletteOpened('palette'))
  store.dispatch(paletteKeyed('Backspace'))
  for (const key of ['у', 'т', 'э', 'Backspace', 'р', 'о']) store.dispatch(paletteKeyed(key))
  expect(selectOverlay(store.getState())).toEqual({ opened: 'palette', query: 'утро' })
})
