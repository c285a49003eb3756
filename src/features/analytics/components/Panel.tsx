import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Panel.module.css'

/** A framed part of the report, under its title. */
export function Panel({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.panel}>
      <Title order={2} className={classes.title}>
        {title}
      </Title>
      {children}
    </section>
  )
}
