import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import type { Source } from '@/contract/entities/sources/source'
import pictureClasses from './SourcePictures.module.css'

/** The newest posts of a source, by which a person knows it. */
export function SourcePictures({ latest }: Pick<Source, 'latest'>) {
  const intl = useIntl()
  if (latest.length === 0) return null
  return (
    <div
      role="group"
      className={pictureClasses.pictures}
      aria-label={intl.formatMessage({ id: 'sources.label_latest' })}
    >
      {latest.map(({ postId, thumbnailUrl }, index) => (
        <Link
          key={postId}
          to={paths.post(postId)}
          className={pictureClasses.picture}
          aria-label={intl.formatMessage({ id: 'sources.action_open-post' }, { number: index + 1 })}
        >
          <img src={thumbnailUrl} alt="" width={48} height={48} loading="lazy" />
        </Link>
      ))}
    </div>
  )
}
