import { Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import classes from './AnswersSection.module.css'

/** The section of a screen for shoppers' answers. */
export function AnswersSection({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Title order={2} mb="sm" id={id}>
        <FormattedMessage id="answers.title" />
      </Title>
      {children}
    </section>
  )
}
