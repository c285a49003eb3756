import { Text } from '@mantine/core'
import { useIntl } from 'react-intl'
import { SOURCE_LABELS } from '@/common/i18n/sourceLabels'
import { IconTile } from '@/common/ui/icons/IconTile'
import type { Source } from '@/contract/entities/source'
import { useKeptFocus } from '../useKeptFocus'
import { ConnectionLink } from './ConnectionLink'
import { ReadSourceButton } from './ReadSourceButton'
import { SourceFacts } from './SourceFacts'
import { SOURCE_ICONS } from './sourceIcons'
import { SourceLeftOut } from './SourceLeftOut'
import { SourcePictures } from './SourcePictures'
import { SourceProblem } from './SourceProblem'
import { SourceResult } from './SourceResult'
import { SourceSettings, type DefaultAlbum } from './SourceSettings'
import { SourceState } from './SourceState'
import classes from './SourceRow.module.css'

interface SourceRowProps {
  source: Source
  canPublish: boolean
  defaultAlbum: DefaultAlbum
}

/** One source: its posts, the state of its reading, and the settings of new posts. */
export function SourceRow({ source, canPublish, defaultAlbum }: SourceRowProps) {
  const intl = useIntl()
  const { id, type, reading, latest } = source
  const name = intl.formatMessage({ id: SOURCE_LABELS[type] }, { name: source.name })
  const SourceIcon = SOURCE_ICONS[type]
  const canRead = reading?.state === 'working'
  const focus = useKeptFocus<HTMLLIElement>(reading?.state ?? '')
  return (
    <li className={classes.row} {...focus}>
      <IconTile>
        <SourceIcon size={22} stroke={1.6} />
      </IconTile>
      <div className={classes.words}>
        <Text fw={600} className={classes.name}>
          {name}
        </Text>
        <SourceFacts source={source} />
        {reading && <SourceState type={type} reading={reading} />}
        {reading && <SourceResult result={reading.result} />}
        <SourceLeftOut source={source} />
        <SourcePictures latest={latest} />
        {reading?.problem && <SourceProblem id={id} problem={reading.problem} />}
        {reading?.state === 'waiting' && (
          <Text component="div" size="sm">
            <ConnectionLink />
          </Text>
        )}
        {canRead && (
          <div>
            <ReadSourceButton id={id} label="sources.action_read" />
          </div>
        )}
      </div>
      <SourceSettings
        source={source}
        name={name}
        canPublish={canPublish}
        defaultAlbum={defaultAlbum}
      />
    </li>
  )
}
