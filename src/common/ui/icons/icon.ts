import type { ComponentType } from 'react'

/** An icon of `icons.ts` as a value: `size` in px. */
export type Icon = ComponentType<{ size?: number | string; stroke?: number }>
