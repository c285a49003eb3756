import { supportHref } from '@/contract/text/supportHref'
import { element } from './element'
import type { TextId } from './texts'

const POINTS: TextId[] = ['about.photos', 'about.marks', 'about.widgets']

/** What Vitrina is, for new visitors, and the support contact when there is one in the settings. */
export function aboutView(t: (id: TextId) => string, supportContact: string): Node[] {
  return [
    element('h2', {}, t('about.title')),
    element('ul', {}, ...POINTS.map((id) => element('li', {}, t(id)))),
    ...(supportContact === ''
      ? []
      : [element('a', { href: supportHref(supportContact) }, t('about.support'))]),
  ]
}
