import type { ComponentProps } from 'react'
import icons from './postIcons.json'
import classes from './postIcons.module.css'

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
