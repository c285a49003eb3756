import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import type { ResponseOf } from '@/contract/endpoint'
import type { sourceEndpoints } from '@/contract/endpoints/sources'
import type { Source } from '@/contract/entities/sources/source'

export type DefaultAlbum = ResponseOf<typeof sourceEndpoints.listSources>['defaultAlbum']

interface PublicationHintProps {
  source: Pick<Source, 'albums'>
  defaultAlbum: DefaultAlbum
}

/** The albums in which automatically published posts appear. */
export function PublicationHint({ source: { albums }, defaultAlbum }: PublicationHintProps) {
  const intl = useIntl()
  if (albums.length > 0) {
    return <FormattedMessage id="sources.hint_publication" values={albumValues(intl, albums)} />
  }
  if (!defaultAlbum) return <FormattedMessage id="sources.hint_publication-no-album" />
  return (
    <FormattedMessage id="sources.hint_publication-default" values={{ album: defaultAlbum.name }} />
  )
}

/** The consequence of auto-publication, for the question before it is switched on. */
export function PublicationEffect({ source: { albums }, defaultAlbum }: PublicationHintProps) {
  const intl = useIntl()
  const shown = albums.length > 0 || !defaultAlbum ? albums : [defaultAlbum]
  if (shown.length === 0) return <FormattedMessage id="sources.text_publication-no-album" />
  return <FormattedMessage id="sources.text_publication" values={albumValues(intl, shown)} />
}

function albumValues(intl: IntlShape, albums: Source['albums']) {
  const named = albums.map(({ name }) => intl.formatMessage({ id: 'sources.text_album' }, { name }))
  return { count: albums.length, albums: intl.formatList(named) }
}
