import { Skeleton, Stack, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { asApiError } from '@/common/api/apiError'
import { pollingWhile } from '@/common/api/pollingWhile'
import { Ago } from '@/common/ui/dates/Ago'
import { ChoicesFailure } from '@/common/ui/fields/FieldProblems'
import { Loading } from '@/common/ui/states/Loading'
import { PROPAGATION_MINUTES, SEEN_PAGES_DAYS } from '@/contract/constants'
import type { WidgetMode } from '@/contract/entities/widgets/widget'
import type { WidgetPages } from '@/contract/entities/widgets/widgetFacts'
import { inLargestUnit } from '@/contract/text/figures'
import { TabSection } from '@/features/widgets/components/editor/TabSection'
import { listWidgetPages, useListWidgetPagesQuery } from '@/features/widgets/widgetFactsApi'
import { pageName } from '@/features/widgets/shopPage/shopPages'
import classes from './SeenPages.module.css'

const POLLING_MS = 10_000

interface SeenPagesProps {
  embedId: string
  /** The saved visibility. */
  mode: WidgetMode
}

/** The pages of the shop that loaded the widget, and whether they have the saved version. */
export function SeenPages({ embedId, mode }: SeenPagesProps) {
  const { error } = listWidgetPages.useQueryState(embedId)
  const { data, refetch } = useListWidgetPagesQuery(embedId, {
    refetchOnMountOrArgChange: true,
    ...pollingWhile(true, error, POLLING_MS),
  })
  const failure = asApiError(error)
  return (
    <TabSection title="widgets.title_seen-pages">
      {data && <Seen seen={data} mode={mode} />}
      {!data && failure && <ChoicesFailure onRetry={() => void refetch()} />}
      {!data && !failure && (
        <Loading>
          <Stack gap={6}>
            <Skeleton height={20} />
            <Skeleton height={36} />
          </Stack>
        </Loading>
      )}
    </TabSection>
  )
}

function Seen({ seen, mode }: { seen: WidgetPages; mode: WidgetMode }) {
  const summary = seenSummary(seen)
  if (summary.pages === 0) {
    return (
      <Text size="sm" role="status">
        <FormattedMessage
          id={mode === 'full_access' ? 'widgets.text_seen-nowhere' : 'widgets.text_seen-by-nobody'}
        />
      </Text>
    )
  }
  return (
    <>
      <Text size="sm" role="status">
        <Live revision={seen.revision} {...summary} />
      </Text>
      {summary.current < summary.pages && (
        <Text size="sm" c="dimmed" mt={4}>
          <FormattedMessage
            id="widgets.text_still-earlier"
            values={{ minutes: PROPAGATION_MINUTES }}
          />
        </Text>
      )}
      <ul className={classes.pages}>
        {seen.pages.map(({ page, revision, seenAt }) => (
          <li key={page} className={classes.page}>
            <bdi className={classes.name}>{pageName(page)}</bdi>
            <span className={classes.facts}>
              <FormattedMessage
                id={
                  revision >= seen.revision
                    ? 'widgets.text_version-current'
                    : 'widgets.text_version-earlier'
                }
                values={{ revision }}
              />
              {' · '}
              <Ago at={seenAt} />
            </span>
          </li>
        ))}
      </ul>
      <Text size="xs" c="dimmed">
        <FormattedMessage id="widgets.hint_seen-pages" values={{ days: SEEN_PAGES_DAYS }} />
      </Text>
    </>
  )
}

/** The number of pages with the saved version, and the delay after the save until the last page showed it. */
function Live({ revision, current, pages, delay }: SeenSummary & { revision: number }) {
  const intl = useIntl()
  const values = { revision, current, pages }
  if (delay === null) return <FormattedMessage id="widgets.text_live-on" values={values} />
  const [value, unit] = inLargestUnit(Math.max(1000, delay))
  const span = intl.formatNumber(value, { style: 'unit', unit, unitDisplay: 'long' })
  return <FormattedMessage id="widgets.text_live-after" values={{ ...values, span }} />
}

interface SeenSummary {
  pages: number
  /** The number of pages that show the saved version. */
  current: number
  /**
   * Ms from the save until the last page showed it. Null while some page does not, or when the time of the save is not
   * known.
   */
  delay: number | null
}

/** How many pages show the saved version, and how soon. */
export function seenSummary({ revision, savedAt, pages }: WidgetPages): SeenSummary {
  const current = pages.filter((page) => page.revision >= revision)
  const isEverywhere = pages.length > 0 && current.length === pages.length
  const lastAt = Math.max(...current.map(({ liveAt }) => Date.parse(liveAt)))
  return {
    pages: pages.length,
    current: current.length,
    delay: isEverywhere && savedAt !== null ? Math.max(0, lastAt - Date.parse(savedAt)) : null,
  }
}
