import type { ReactNode, ComponentProps } from 'react'
import icons from './postIcons.json'
import classes from './postIcons.module.css'

/** The name of an icon in `postIcons.json`, which assigns each icon a letter of the icon font. */
export type PostIconName = keyof typeof icons

interface PostIconProps {
  icon: PostIconName
  /** The meaning of the icon, as a tooltip and for a screen reader. */
  label?: string
  className?: string | undefined
  /** The text beside it. */
  children?: ReactNode
}

/** An icon of a post card in one element with the text beside it. */
export function PostIcon({ icon, label, className = '', children }: PostIconProps) {
  return (
    <span
      className={`${classes.icon ?? ''} ${className}`}
      data-icon={icons[icon]}
      {...(label ? { role: 'img', 'aria-label': label, title: label } : {})}
    >
      {children}
    </span>
  )
}

interface PostIconButtonProps extends ComponentProps<'button'> {
  icon: 'check' | 'menu'
  'aria-label': string
}

/** A button of a post card that shows only an icon. */
export function PostIconButton({ icon, className = '', ...props }: PostIconButtonProps) {
  return (
    <button
      type="button"
      className={`${classes.icon ?? ''} ${className}`}
      data-icon={icons[icon]}
      {...props}
    />
  )
}
