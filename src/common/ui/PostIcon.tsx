import type { ReactNode } from 'react'
import classes from './postIcons.module.css'

/** Names of the pictures in `postIcons.svg`, which `postIcons.module.css` numbers. */
export type PostIconName =
  | 'video'
  | 'several'
  | 'likes'
  | 'comments'
  | 'products'
  | 'albums'
  | 'segments'
  | 'schedule'
  | 'ugc'
  | 'promo'
  | 'approved'
  | 'upload'
  | 'link'
  | 'instagram'
  | 'vk'
  | 'telegram'
  | 'youtube'
  | 'ok'
  | 'tiktok'
  | 'pinterest'
  | 'facebook'
  | 'marketplace'

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
      data-icon={icon}
      {...(label ? { role: 'img', 'aria-label': label, title: label } : {})}
    >
      {children}
    </span>
  )
}
