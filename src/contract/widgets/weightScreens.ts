/**
 * The screens and connections for which a widget's weight is calculated: a common phone, and a
 * computer on which the widget is 1280 px wide. `dots` is the number of dots of the screen per px
 * of the page. `megabits` per second is a cautious speed.
 */
export const WEIGHT_SCREENS = {
  phone: { width: 390, height: 844, dots: 3, megabits: 10 },
  desktop: { width: 1280, height: 720, dots: 1, megabits: 50 },
} as const
export type WeightScreen = keyof typeof WEIGHT_SCREENS

/** Seconds to transfer the bytes over the connection of a screen, without waiting for the server. */
export function secondsOf(bytes: number, screen: WeightScreen): number {
  return (bytes * 8) / (WEIGHT_SCREENS[screen].megabits * 1_000_000)
}
