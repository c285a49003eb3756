import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import type { IdName } from '@/contract/entities/posts/post'
import { NUMBERED_ALBUMS } from './numberedAlbums'
import { pinsChosen, selectTriage, targetsChosen, triageSettingsOpened } from './triageSlice'

/** Renders a choice of albums, which belongs to another slice. */
export type RenderAlbums = (props: {
  value: number[]
  label: ReactNode
  isOrdered?: boolean
  onChange: (albums: IdName[]) => void
}) => ReactNode

/** Into which albums posts are published, and which albums are on the keys; kept in this browser. */
export function TriageSettings({ renderAlbums }: { renderAlbums: RenderAlbums }) {
  const dispatch = useAppDispatch()
  const { targets, pins } = useAppSelector(selectTriage)
  const close = () => dispatch(triageSettingsOpened(false))
  return (
    <Dialog opened onClose={close} title={<FormattedMessage id="triage.action_settings" />}>
      <Stack gap="lg">
        <div>
          {renderAlbums({
            value: targets ?? [],
            label: <FormattedMessage id="triage.label_targets" />,
            onChange: (albums) => dispatch(targetsChosen(albums.map(({ id }) => id))),
          })}
          <Hint id="triage.hint_targets" />
        </div>
        <div>
          {renderAlbums({
            value: pins,
            label: <FormattedMessage id="triage.label_pins" />,
            isOrdered: true,
            onChange: (albums) =>
              dispatch(pinsChosen(albums.slice(0, NUMBERED_ALBUMS).map(({ id }) => id))),
          })}
          <Hint id="triage.hint_pins" />
        </div>
        <Group justify="flex-end">
          <Button onClick={close}>
            <FormattedMessage id="common.action_close" />
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

function Hint({ id }: { id: 'triage.hint_targets' | 'triage.hint_pins' }) {
  return (
    <p style={{ margin: '4px 0 0', fontSize: 12, color: 'var(--mantine-color-dimmed)' }}>
      <FormattedMessage id={id} values={{ count: NUMBERED_ALBUMS }} />
    </p>
  )
}
