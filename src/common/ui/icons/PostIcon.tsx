import type { ReactNode } from 'react'
import icons from './postIcons.json'
import classes from './postIcons.module.css'

/** An icon of `postIcons.json`, which gives each its letter in the font of icons. */
export type PostIconName = keyof typeof icons

interface PostIconProps {
  icon: PostIconName
  /** What it says, to who hovers and to who does not see it. */
  label?: string
  className?: string | undefined
  /** What stands beside it. */
  children?: ReactNode
}

/** An icon of a post card, as one element with what stands beside it. */
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
