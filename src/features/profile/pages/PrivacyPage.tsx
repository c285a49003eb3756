import { Text, Title } from '@mantine/core'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { PageHeader } from '@/common/ui/layout/PageHeader'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { LoadingBlock } from '@/common/ui/states/Loading'
import { TRASH_DAYS } from '@/contract/constants'
import {
  LEDGER_YEARS,
  REPORT_DAYS,
  STORED,
  STORED_SUBJECTS,
  type StoredSubject,
  type StoredThing,
} from '@/contract/entities/account/privacy'
import { ProfileSection } from '../components/ProfileSection'
import { useGetPrivacyQuery } from '../privacyApi'
import { RECEIVER_WORDS, SUBJECT_WORDS, TERM_WORDS, THING_WORDS } from '../privacyWords'
import classes from './PrivacyPage.module.css'

/** The stored data: about whom, why and how long they are stored, and who else gets them (product-rules/account.md#what-is-stored). */
export function PrivacyPage() {
  const { data, isError, refetch } = useGetPrivacyQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <>
      <PageHeader title={<FormattedMessage id="privacy.title" />} />
      {!data && isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <LoadingBlock height={480} />}
      {data && (
        <div className={classes.sections}>
          <Text>
            <FormattedMessage id="privacy.text_lead" />
          </Text>
          {STORED_SUBJECTS.map((subject) => (
            <Subject
              key={subject}
              subject={subject}
              things={data.stored.filter((thing) => STORED[thing].about === subject)}
              eventMonths={data.eventMonths}
            />
          ))}
          <ProfileSection title={<FormattedMessage id="privacy.title_delete" />}>
            <Text size="sm" mb="xs">
              <FormattedMessage id="privacy.text_delete-own" />
            </Text>
            <Text size="sm">
              <FormattedMessage id="privacy.text_delete-account" />
            </Text>
          </ProfileSection>
        </div>
      )}
    </>
  )
}

interface SubjectProps {
  subject: StoredSubject
  things: StoredThing[]
  eventMonths: number | null
}

function Subject({ subject, things, eventMonths }: SubjectProps) {
  return (
    <ProfileSection title={<FormattedMessage id={SUBJECT_WORDS[subject][0]} />}>
      <Text size="sm" mb="md">
        <FormattedMessage id={SUBJECT_WORDS[subject][1]} />
      </Text>
      <ul className={classes.things}>
        {things.map((thing) => (
          <Thing key={thing} thing={thing} eventMonths={eventMonths} />
        ))}
      </ul>
    </ProfileSection>
  )
}

function Thing({ thing, eventMonths }: { thing: StoredThing; eventMonths: number | null }) {
  const id = useId()
  const { term, receiver } = STORED[thing]
  const [title, text] = THING_WORDS[thing]
  const isEndless = term === 'events' && eventMonths === null
  return (
    <li aria-labelledby={id}>
      <Title order={3} size="h5" id={id}>
        <FormattedMessage id={title} />
      </Title>
      <Text size="sm">
        <FormattedMessage id={text} />
      </Text>
      <dl className={classes.facts}>
        <dt>
          <FormattedMessage id="privacy.label_term" />
        </dt>
        <dd>
          <FormattedMessage
            id={TERM_WORDS[isEndless ? 'account' : term]}
            values={{
              months: eventMonths ?? 0,
              days: term === 'report' ? REPORT_DAYS : TRASH_DAYS,
              years: LEDGER_YEARS,
            }}
          />
        </dd>
        <dt>
          <FormattedMessage id="privacy.label_receiver" />
        </dt>
        <dd>
          <FormattedMessage id={RECEIVER_WORDS[receiver]} />
        </dd>
      </dl>
    </li>
  )
}
