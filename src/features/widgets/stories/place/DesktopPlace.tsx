import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import type { StoriesForm } from '@/contract/widgets/settings/storiesForm'
import { ChoiceGroup } from '../../components/fields/ChoiceGroup'
import type { StoriesEdit } from '../storiesEdit'
import classes from './DesktopPlace.module.css'

const PLACES = ['inline', 'left', 'right'] as const
type Place = (typeof PLACES)[number]

const LABELS: Record<Place, MessageId> = {
  inline: 'widgets.label_place-inline',
  left: 'widgets.label_place-left',
  right: 'widgets.label_place-right',
}
const CHANGES: Record<Place, Partial<StoriesForm>> = {
  inline: { isInlineDesktop: true },
  left: { isInlineDesktop: false, isRightSide: false },
  right: { isInlineDesktop: false, isRightSide: true },
}

/** On a wide screen: in the page, or at a side of the screen. */
export function DesktopPlace({ form, disabled, change }: StoriesEdit) {
  const side = form.isRightSide ? 'right' : 'left'
  return (
    <ChoiceGroup
      legend={<FormattedMessage id="widgets.label_place-desktop" />}
      look="tiles"
      disabled={disabled}
      value={form.isInlineDesktop ? 'inline' : side}
      choices={PLACES.map((place) => ({
        value: place,
        label: <FormattedMessage id={LABELS[place]} />,
        picture: <span className={classes.screen} data-place={place} />,
      }))}
      onChoose={(place) => {
        change(CHANGES[place])
      }}
    />
  )
}
