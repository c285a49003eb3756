import type { Brush } from '../sheet'
import { mix, type Surface } from '../lighting'
import { lathe, type ProfilePoint } from '../lathe'
import { speckles } from '../surface'
import { taper, tube } from '../tube'

/** A glaze over clay: the glaze ends `bare` cm above the foot, where raw clay shows. */
export interface Glaze {
  color: string
  clay?: string
  bare?: number
  gloss?: number
  /** A second glaze from this height up. */
  upper?: { from: number; color: string }
  specks?: number
  speckColor?: string
}

export function glazed(glaze: Glaze): (height: number) => Surface {
  const gloss = glaze.gloss ?? 0.45
  return (height) => {
    if (glaze.clay && height < (glaze.bare ?? 0)) return { color: glaze.clay, gloss: 0.06 }
    if (glaze.upper && height > glaze.upper.from) return { color: glaze.upper.color, gloss }
    return { color: glaze.color, gloss }
  }
}

interface Vessel {
  profile: readonly ProfilePoint[]
  glaze: Glaze
  wall: number
  content?: { color: string; depth: number }
}

/** A turned pot with its specks. */
export function vessel(brush: Brush, { profile, glaze, wall, content }: Vessel): string {
  const height = profile.at(-1)?.[1] ?? 0
  const body = lathe(brush, {
    profile,
    surface: glazed(glaze),
    wall,
    ...(content ? { content } : {}),
    inside: { color: mix(glaze.color, '#ffffff', 0.12), gloss: 0.3 },
  })
  const specks = glaze.specks
    ? speckles(
        brush,
        profile,
        [(glaze.bare ?? 0) + 0.1, height * 0.97],
        glaze.specks,
        glaze.speckColor ?? '#6b4a35',
      )
    : ''
  return body + specks
}

export const COFFEE = '#4a2a1a'
export const TEA = '#a8541f'
export const MILK_COFFEE = '#b98a63'

export function cup(
  brush: Brush,
  {
    glaze,
    drink = COFFEE,
    width = 8.4,
    height = 7.6,
  }: { glaze: Glaze; drink?: string; width?: number; height?: number },
): string {
  const r = width / 2
  const handle = `M${r * 0.95} ${-height * 0.78}C${r * 1.75} ${-height * 0.86} ${r * 1.85} ${-height * 0.22} ${r * 0.82} ${-height * 0.24}`
  return (
    tube(brush, handle, 0.95, { color: glaze.color, gloss: 0.16 }) +
    vessel(brush, {
      profile: [
        [r * 0.62, 0],
        [r * 0.66, 0],
        [r * 0.86, height * 0.14],
        [r * 0.97, height * 0.45],
        [r * 0.99, height * 0.75],
        [r, height],
      ],
      glaze,
      wall: 0.32,
      content: { color: drink, depth: 0.9 },
    })
  )
}

export function bowl(
  brush: Brush,
  {
    glaze,
    width = 15,
    height = 7,
    content,
  }: { glaze: Glaze; width?: number; height?: number; content?: { color: string; depth: number } },
): string {
  const r = width / 2
  return vessel(brush, {
    profile: [
      [r * 0.42, 0],
      [r * 0.44, 0],
      [r * 0.46, height * 0.08],
      [r * 0.74, height * 0.3],
      [r * 0.92, height * 0.66],
      [r, height],
    ],
    glaze,
    wall: 0.45,
    ...(content ? { content } : {}),
  })
}

export function plate(
  brush: Brush,
  { glaze, width = 24 }: { glaze: Glaze; width?: number },
): string {
  const r = width / 2
  return vessel(brush, {
    profile: [
      [r * 0.6, 0],
      [r * 0.62, 0.1],
      [r * 0.86, 0.8],
      [r, 1.8],
    ],
    glaze,
    wall: 0.5,
    content: { color: mix(glaze.color, '#ffffff', 0.1), depth: 0.9 },
  })
}

export function jug(
  brush: Brush,
  { glaze, height = 20 }: { glaze: Glaze; height?: number },
): string {
  const r = height * 0.27
  const handle = `M${r * 0.62} ${-height * 0.9}C${r * 1.9} ${-height * 0.98} ${r * 2} ${-height * 0.35} ${r * 0.9} ${-height * 0.32}`
  return (
    tube(brush, handle, 1.25, { color: glaze.color, gloss: 0.16 }) +
    vessel(brush, {
      profile: [
        [r * 0.62, 0],
        [r * 0.66, 0],
        [r * 0.94, height * 0.12],
        [r, height * 0.32],
        [r * 0.78, height * 0.62],
        [r * 0.6, height * 0.82],
        [r * 0.66, height],
      ],
      glaze,
      wall: 0.4,
    })
  )
}

export function teapot(brush: Brush, { glaze }: { glaze: Glaze }): string {
  const profile: ProfilePoint[] = [
    [4.4, 0],
    [4.6, 0],
    [7, 2],
    [8, 5.2],
    [7, 8.8],
    [4.6, 11],
    [4, 11.2],
  ]
  return (
    tube(brush, 'M6.4 -9.6C13.4 -12.6 14.6 -2.6 7 -3.2', 1.2, { color: glaze.color, gloss: 0.16 }) +
    taper(
      brush,
      [
        [-6, -4.2],
        [-8.6, -4.8],
        [-10.2, -7.6],
        [-12.8, -10.8],
      ],
      [3.4, 1.3],
      { color: glaze.color, gloss: 0.16 },
    ) +
    vessel(brush, { profile, glaze, wall: 0.4 }) +
    `<g transform="translate(0 -10.9)">${lathe(brush, {
      profile: [
        [4.3, 0],
        [4.2, 0.4],
        [2.6, 1.4],
        [0.7, 1.8],
        [0.6, 2.3],
        [1.1, 2.9],
        [0.9, 3.5],
        [0.1, 3.8],
      ],
      surface: glazed(glaze),
    })}</g>`
  )
}
