import { Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import classes from './Section.module.css'

interface SectionProps {
  title: ReactNode
  children: ReactNode
}

/** A section of the product's page with its heading. */
export function Section({ title, children }: SectionProps) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Title order={2} id={id}>
        {title}
      </Title>
      {children}
    </section>
  )
}
