import { STORY_ALBUM_PARAM, widgetPageUrl } from '@/contract/widgets/pages'
import { ApiError } from '../../../../errors/apiError'
import { element, htmlDocument, webAddress } from '../html'
import { sourceFor } from '../pagePicture'
import { ROBOTS, storyPolicy } from '../pagePolicy'
import { createPageStyles } from '../pageStyles'
import { pageTools, titleOf, type DrawnPage, type PageView } from '../pageView'
import { ampHead } from './ampHead'
import { storyPage } from './storyPage'
import { highlightOf, storySlides } from './storySlides'

interface StoryView extends PageView {
  /** The album of the only highlight shown; null for all. */
  albumId: number | null
}

/** Width in px: listings of stories show at least 640 × 853. */
const POSTER_WIDTH = 853
/** Square, at least 96 px, not a vector picture. */
const LOGO = '/assets/icon-192.png'

/** A widget as a Web Story (AMP), with a page for each slide. Throws when the widget has no content for it. */
export function widgetStory({ payload, shop, widgetUrl, albumId }: StoryView): DrawnPage {
  const slides = storySlides(payload, albumId)
  const poster = slides[0] && sourceFor(slides[0].slide.picture, POSTER_WIDTH)
  if (poster === undefined || poster === null) throw new ApiError(404, 'widget-not-found')
  const tools = pageTools(payload, createPageStyles(''))
  const title = highlightOf(payload, albumId)?.title.trim() || titleOf(payload)
  const pageUrl = widgetPageUrl(widgetUrl, 'page', payload.embedId)
  const own = widgetPageUrl(widgetUrl, 'story', payload.embedId)
  const canonical = albumId === null ? own : `${own}?${STORY_ALBUM_PARAM}=${albumId}`
  const hasVideo = slides.some(({ slide }) => webAddress(slide.videoUrl) !== null)
  const html = htmlDocument(
    { amp: true, lang: payload.locale },
    ampHead(
      [
        element('title', {}, `${title} — ${shop}`),
        element('link', { rel: 'canonical', href: canonical }),
      ],
      hasVideo,
    ),
    element(
      'body',
      {},
      element(
        'amp-story',
        {
          standalone: true,
          title,
          publisher: shop,
          'publisher-logo-src': widgetUrl + LOGO,
          'poster-portrait-src': poster,
        },
        slides.map((slide, position) =>
          storyPage(
            { ...slide, index: position + 1, heading: position === 0 ? title : null, pageUrl },
            tools,
          ),
        ),
      ),
    ),
  )
  return {
    html,
    headers: {
      'Content-Security-Policy': storyPolicy(widgetUrl),
      'X-Robots-Tag': ROBOTS.listed,
    },
  }
}
