import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { formatBytes } from '@/common/lib/format'
import type {
  WidgetLoad,
  WidgetWeight,
  ScreenWeight,
} from '@/contract/entities/widgets/widgetFacts'
import { secondsOf, type WeightScreen } from '@/contract/widgets/weightScreens'
import classes from './WidgetWeight.module.css'

const SCREENS: readonly { screen: WeightScreen; label: MessageId }[] = [
  { screen: 'phone', label: 'widgets.label_mobile' },
  { screen: 'desktop', label: 'widgets.label_desktop' },
]

const LABELS: Record<WeightPart, MessageId> = {
  code: 'widgets.label_weight-code',
  content: 'widgets.label_weight-content',
  pictures: 'widgets.label_weight-pictures',
  model: 'widgets.label_weight-model',
  whileScrolling: 'widgets.label_weight-scrolling',
  onOpening: 'widgets.label_weight-opening',
}

/** Bytes and requests of each part of a widget, on both kinds of screens. */
export function WeightTable({ weight }: { weight: WidgetWeight }) {
  const intl = useIntl()
  const isLoaded = (part: WeightPart) =>
    SCREENS.some(({ screen }) => weight[screen][part].requests > 0)
  const later = LATER_PARTS.filter(isLoaded)
  return (
    <table
      className={classes.table}
      aria-label={intl.formatMessage({ id: 'widgets.title_weight' })}
    >
      <thead>
        <tr>
          <th scope="col" className={classes.group}>
            <FormattedMessage id="widgets.label_weight-first" />
          </th>
          {SCREENS.map(({ screen, label }) => (
            <th key={screen} scope="col">
              <FormattedMessage id={label} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {FIRST_PARTS.filter(isLoaded).map((part) => (
          <PartRow key={part} part={part} weight={weight} />
        ))}
        <tr className={classes.total}>
          <th scope="row">
            <FormattedMessage id="widgets.label_weight-total" />
          </th>
          {SCREENS.map(({ screen }) => (
            <td key={screen}>
              <Load load={loadedAtFirst(weight[screen])} />{' '}
              <span className={classes.time}>
                <LoadingTime bytes={loadedAtFirst(weight[screen]).bytes} screen={screen} />
              </span>
            </td>
          ))}
        </tr>
      </tbody>
      {later.length > 0 && (
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={1 + SCREENS.length} className={classes.group}>
              <FormattedMessage id="widgets.label_weight-later" />
            </th>
          </tr>
          {later.map((part) => (
            <PartRow key={part} part={part} weight={weight} />
          ))}
        </tbody>
      )}
    </table>
  )
}

function PartRow({ part, weight }: { part: WeightPart; weight: WidgetWeight }) {
  return (
    <tr>
      <th scope="row">
        <FormattedMessage id={LABELS[part]} />
      </th>
      {SCREENS.map(({ screen }) => (
        <td key={screen}>
          <Load load={weight[screen][part]} />
        </td>
      ))}
    </tr>
  )
}

function Load({ load: { bytes, requests } }: { load: WidgetLoad }) {
  const intl = useIntl()
  if (requests === 0) return <FormattedMessage id="widgets.text_weight-none" />
  return (
    <>
      {formatBytes(intl, bytes)}{' '}
      <span className={classes.requests}>
        <FormattedMessage id="widgets.text_weight-requests" values={{ requests }} />
      </span>
    </>
  )
}

/** Shorter times would be rounded to 0. */
const SHORTEST = 0.05

function LoadingTime({ bytes, screen }: { bytes: number; screen: WeightScreen }) {
  const intl = useIntl()
  const seconds = secondsOf(bytes, screen)
  const span = intl.formatNumber(Math.max(0.1, seconds), {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  })
  return (
    <FormattedMessage
      id={seconds < SHORTEST ? 'widgets.text_weight-under' : 'widgets.text_weight-about'}
      values={{ span }}
    />
  )
}

/** Parts of a widget that are loaded at first, in the order of the table. */
const FIRST_PARTS = ['code', 'content', 'pictures', 'model'] as const
/** Parts that are loaded later. */
const LATER_PARTS = ['whileScrolling', 'onOpening'] as const
type WeightPart = (typeof FIRST_PARTS)[number] | (typeof LATER_PARTS)[number]

/** The sum of the first load. */
function loadedAtFirst(weight: ScreenWeight): WidgetLoad {
  return FIRST_PARTS.map((part) => weight[part]).reduce((sum, load) => ({
    bytes: sum.bytes + load.bytes,
    requests: sum.requests + load.requests,
  }))
}
