import { Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppSelector } from '@/common/store/hooks'
import { linksOnSlides } from '@/contract/posts/linksOnSlides'
import { selectDocument, selectMediaIndex } from '../../editorSlice'

/** Names the products that shoppers see on this slide because of another slide's mark. */
export function MarksOfOtherSlides() {
  const intl = useIntl()
  const { media } = useAppSelector(selectDocument)
  const mediaIndex = useAppSelector(selectMediaIndex)
  const slides = media.map(({ links }) => links.map(({ link }) => link))
  const own = slides[mediaIndex] ?? []
  const titles = (linksOnSlides(slides)[mediaIndex] ?? [])
    .filter((link) => !own.includes(link))
    .map(({ title }) => title)
  if (titles.length === 0) return null
  return (
    <Text size="sm" c="dimmed">
      <FormattedMessage
        id="editor.text_other-slides"
        values={{ titles: intl.formatList(titles, { type: 'conjunction' }) }}
      />
    </Text>
  )
}
