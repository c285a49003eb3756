import { Anchor, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface CountLinkProps {
  to: string
  /** The accessible name: the counted things, and the row. */
  label: string
  size?: 'xs' | 'sm'
  className?: string | undefined
  children: ReactNode
}

/** A number in a row, as a link to the counted things. */
export function CountLink({ to, label, size = 'sm', className = '', children }: CountLinkProps) {
  return (
    // In a group a link is as high as a finger needs.
    <Group gap={0} display="inline-flex" className={className}>
      <Anchor component={Link} to={to} size={size} aria-label={label}>
        {children}
      </Anchor>
    </Group>
  )
}
