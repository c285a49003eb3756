import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { selectPlayer } from './playerSlice'

/** The player's state and dispatch. */
export function usePlayer() {
  return { ...useAppSelector(selectPlayer), dispatch: useAppDispatch() }
}
