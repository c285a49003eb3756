import { Switch, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { SOURCE_LABELS } from '@/common/i18n/sourceLabels'
import { IconTile } from '@/common/ui/icons/IconTile'
import type { Source } from '@/contract/entities/source'
import { SOURCE_ICONS } from '../../sourceLabels'
import { useSaveSourceMutation } from '../../sourceListApi'
import { SavingState } from './SavingState'
import { SourceFacts } from './SourceFacts'
import classes from './SourceRow.module.css'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'

/** One source: its facts, and the setting for its new posts. */
export function SourceRow({ source, canPublish }: { source: Source; canPublish: boolean }) {
  const intl = useIntl()
  const [saveSource, { isLoading, isSuccess }] = useSaveSourceMutation()
  const { id, type, isAutoPublication, autoMarkupMode } = source
  const name = intl.formatMessage({ id: SOURCE_LABELS[type] }, { name: source.name })
  const SourceIcon = SOURCE_ICONS[type]

  // One save after the other. The back office stores the mode of automatic marks, which has no effect yet.
  function save(settings: Pick<Source, 'isAutoPublication'>) {
    if (!isLoading) void saveSource({ id, settings: { ...settings, autoMarkupMode } })
  }

  return (
    <li className={classes.row}>
      <IconTile>
        <SourceIcon size={22} stroke={1.6} />
      </IconTile>
      <div className={classes.words}>
        <Text fw={600} className={classes.name}>
          {name}
        </Text>
        <div className={classes.facts}>
          <SourceFacts source={source} />
          <SavingState isSaving={isLoading} isSaved={isSuccess} />
        </div>
      </div>
      <Switch
        className={classes.publication ?? ''}
        checked={isAutoPublication}
        disabled={!canPublish}
        aria-label={intl.formatMessage({ id: 'sources.label_publication-of' }, { name })}
        label={<FormattedMessage id="sources.label_publication" />}
        description={
          <FormattedMessage
            id={canPublish ? 'sources.hint_publication' : 'sources.hint_publication-denied'}
          />
        }
        onChange={(event) => {
          save({ isAutoPublication: event.currentTarget.checked })
        }}
      />
    </li>
  )
}
