import { Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './BuilderSection.module.css'

/** One subject of the album's settings under its title. */
export function BuilderSection({ title, children }: { title: ReactNode; children: ReactNode }) {
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
