import { ActionIcon, Button, Group } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { IconArrowLeft, IconArrowRight, IconEye, IconEyeOff } from '@/common/ui/icons'
import { mediaHidden, mediaMoved, selectDocument, selectMediaIndex } from '../editorSlice'
import { isLastShown } from '../model/carousel'

/** What can be done with the slide that the frame shows, among the others. */
export function SlideActions() {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { media } = useAppSelector(selectDocument)
  const index = useAppSelector(selectMediaIndex)
  const slide = media[index]
  if (!slide || media.length < 2) return null
  const move = (to: number) => () => dispatch(mediaMoved({ from: index, to }))
  return (
    <Group gap="xs" justify="center">
      <ActionIcon
        variant="default"
        size="lg"
        disabled={index === 0}
        aria-label={intl.formatMessage({ id: 'slides.action_earlier' })}
        onClick={move(index - 1)}
      >
        <IconArrowLeft size={18} />
      </ActionIcon>
      <Button
        variant="default"
        leftSection={slide.isHidden ? <IconEye size={16} /> : <IconEyeOff size={16} />}
        disabled={isLastShown(media, index)}
        onClick={() => dispatch(mediaHidden({ index, isHidden: !slide.isHidden }))}
      >
        <FormattedMessage id={slide.isHidden ? 'slides.action_show' : 'slides.action_hide'} />
      </Button>
      <ActionIcon
        variant="default"
        size="lg"
        disabled={index === media.length - 1}
        aria-label={intl.formatMessage({ id: 'slides.action_later' })}
        onClick={move(index + 1)}
      >
        <IconArrowRight size={18} />
      </ActionIcon>
    </Group>
  )
}
