import { Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './PanelSection.module.css'

/** One subject of the panel under its title. */
export function PanelSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <Stack gap="sm">
        <Title order={2} size="h5">
          {title}
        </Title>
        {children}
      </Stack>
    </section>
  )
}
