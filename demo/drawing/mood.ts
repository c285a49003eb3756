/** The light of a picture: hour, season and the resulting colours. */
export interface Mood {
  name: string
  /**
   * Colours of the direct light and of the fill light in shadows; multiplied by a surface's colour.
   */
  key: string
  fill: string
  /** Strengths of the direct light and of the fill light, balanced by eye. */
  keyStrength: number
  fillStrength: number
  /** The colour of shadows. */
  shadow: string
  wall: string
  floor: string
  wood: string
  /** Sky behind a window, top to bottom, and the foliage in front of it. */
  sky: readonly [string, string]
  outside: readonly string[]
  /** Opacity of the window light on the wall. */
  sunlight: number
  /** Whether lamps are on. */
  isDark: boolean
}

const MORNING: Mood = {
  name: 'morning',
  key: '#fff0d2',
  fill: '#d9d6e6',
  keyStrength: 0.78,
  fillStrength: 0.5,
  shadow: '#4a3346',
  wall: '#e9d8c3',
  floor: '#c79e74',
  wood: '#c08a57',
  sky: ['#f9ead0', '#fdf6e6'],
  outside: ['#c9cf9a', '#a9bb80', '#dcd9ac'],
  sunlight: 0.75,
  isDark: false,
}

export const MOODS = {
  morning: MORNING,
  noon: {
    ...MORNING,
    name: 'noon',
    key: '#fffaf0',
    fill: '#d5e0e8',
    keyStrength: 0.76,
    fillStrength: 0.54,
    shadow: '#3a3f52',
    wall: '#eef0ea',
    floor: '#d9c3a4',
    wood: '#d1a878',
    sky: ['#cfe3ec', '#f2f6f2'],
    outside: ['#a9c39b', '#86a880', '#c9d8b6'],
    sunlight: 0.6,
  },
  evening: {
    ...MORNING,
    name: 'evening',
    key: '#ffd6a8',
    fill: '#b3a2bd',
    keyStrength: 0.8,
    fillStrength: 0.52,
    shadow: '#2c1f33',
    wall: '#b98a72',
    floor: '#8a5e44',
    wood: '#8f5c3a',
    sky: ['#e08e6d', '#f7c793'],
    outside: ['#7d5566', '#5f4560', '#9a6a6a'],
    sunlight: 0.55,
    isDark: true,
  },
  winter: {
    ...MORNING,
    name: 'winter',
    key: '#fdf3e6',
    fill: '#c3d0e4',
    keyStrength: 0.66,
    fillStrength: 0.58,
    shadow: '#34405c',
    wall: '#d3dbe0',
    floor: '#b9ab9d',
    wood: '#a98567',
    sky: ['#c9d6e3', '#eef2f5'],
    outside: ['#b4c4d2', '#9db2c4', '#dde6ec'],
    sunlight: 0.4,
    isDark: false,
  },
  greenhouse: {
    ...MORNING,
    name: 'greenhouse',
    key: '#fdf8d6',
    fill: '#bcd3c0',
    keyStrength: 0.74,
    fillStrength: 0.5,
    shadow: '#20382f',
    wall: '#c4d0b4',
    floor: '#a98f6c',
    wood: '#a97b4c',
    sky: ['#dcebcd', '#f6f7dc'],
    outside: ['#8fb27c', '#5f8f62', '#b9cf93'],
    sunlight: 0.7,
    isDark: false,
  },
  night: {
    ...MORNING,
    name: 'night',
    key: '#ffcf98',
    fill: '#8a90b8',
    keyStrength: 0.76,
    fillStrength: 0.54,
    shadow: '#151527',
    wall: '#5f5a72',
    floor: '#5a4338',
    wood: '#6f4a33',
    sky: ['#27304f', '#4f5577'],
    outside: ['#1f2740', '#2c3450', '#3a4163'],
    sunlight: 0.12,
    isDark: true,
  },
} satisfies Record<string, Mood>

export type MoodName = keyof typeof MOODS
