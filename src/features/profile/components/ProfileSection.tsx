import { Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import classes from './ProfileSection.module.css'

/** A section of the profile with its title. */
export function ProfileSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Title order={2} mb="md" id={id}>
        {title}
      </Title>
      {children}
    </section>
  )
}
