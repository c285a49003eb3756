import { FormattedMessage, FormattedNumber } from 'react-intl'

/** A click rate in percent, or a text when there is none. */
export function ClickRate({ percent }: { percent: number | null }) {
  if (percent === null) return <FormattedMessage id="analytics.text_no-click-rate" />
  return <FormattedNumber value={percent / 100} style="percent" maximumFractionDigits={1} />
}
