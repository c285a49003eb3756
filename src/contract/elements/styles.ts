import type { CallToAction } from '@/contract/entities/posts/media'

type ActionLook = Pick<
  CallToAction,
  'backgroundColor' | 'borderColor' | 'borderRadius' | 'borderWidth' | 'textColor'
>

/**
 * The four styles of a call to action (product-rules/records.md#call-to-action-styles). The user
 * may change colours and border afterwards.
 */
export const ACTION_STYLES = {
  transparent: look('transparent', '#ffffff', '#ffffff', 2),
  white: look('#ffffff', '#ffffff', '#211f1d', 0),
  blue: look('#2563eb', '#2563eb', '#ffffff', 0),
  green: look('#0f766e', '#0f766e', '#ffffff', 0),
} satisfies Record<string, ActionLook>
export type ActionStyle = keyof typeof ACTION_STYLES

function look(
  backgroundColor: string,
  borderColor: string,
  textColor: string,
  borderWidth: number,
): ActionLook {
  return { backgroundColor, borderColor, textColor, borderWidth, borderRadius: 14 }
}

/** The default emojis of a slider. */
export const SLIDER_EMOJIS = ['😍', '🔥', '👏', '😂', '😮', '❤️', '💎', '🌸', '🍰', '☕'] as const
