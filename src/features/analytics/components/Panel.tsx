import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import panelClasses from './Panel.module.css'

/** A framed part of the report, under its title. */
export function Panel({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={panelClasses.panel}>
      <Title order={2} className={panelClasses.title}>
        {title}
      </Title>
      {children}
    </section>
  )
}
