import { Anchor, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import { IconCheck } from '@/common/ui/icons/icons'
import type { Album } from '@/contract/entities/posts/album'
import { KeyHint } from './KeyHint'
import classes from './Triage.module.css'
import { triageSettingsOpened } from './triageSlice'
import type { TriageActs } from './useTriageActs'

interface TriageAlbumsProps {
  albums: readonly Album[]
  acts: TriageActs
}

/** The albums on the keys 1–9, each a switch, and the names of the other albums of the post. */
export function TriageAlbums({ albums, acts }: TriageAlbumsProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { numbered, saved, toggleAlbum } = acts
  const albumList = saved?.albumList ?? []
  const others = albums.filter(
    ({ id }) => albumList.includes(id) && !numbered.some((one) => one.id === id),
  )
  return (
    <section>
      <div className={classes.albumsHead}>
        <h2 className={classes.subtitle} id="triage-albums">
          <FormattedMessage id="triage.label_albums" />
        </h2>
        <Anchor
          component="button"
          type="button"
          size="sm"
          className={classes.link ?? ''}
          onClick={() => dispatch(triageSettingsOpened(true))}
        >
          <FormattedMessage id="triage.action_settings" />
        </Anchor>
      </div>
      {numbered.length === 0 && (
        <Text size="sm" c="dimmed">
          <FormattedMessage id="triage.text_no-albums" />
        </Text>
      )}
      <ul className={classes.albums} aria-labelledby="triage-albums">
        {numbered.map(({ id, name }, index) => (
          <li key={id}>
            <button
              type="button"
              className={classes.album}
              aria-pressed={albumList.includes(id)}
              aria-keyshortcuts={String(index + 1)}
              disabled={!saved}
              onClick={() => {
                toggleAlbum(index)
              }}
            >
              <KeyHint shortcut={String(index + 1)} />
              <span className={classes.albumName}>{name}</span>
              {albumList.includes(id) && <IconCheck size={16} />}
            </button>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Text size="sm" c="dimmed">
          {intl.formatMessage(
            { id: 'triage.text_other-albums' },
            { names: others.map(({ name }) => name).join(', ') },
          )}
        </Text>
      )}
    </section>
  )
}
