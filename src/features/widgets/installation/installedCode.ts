import type { Widget } from '@/contract/entities/widget'
import type { WidgetPayload } from '@/contract/widgets/widgetPayload'
import {
  elementCode,
  installationCode,
  scriptCode,
  type ArticleInCode,
  type Consent,
} from '@/contract/widgets/installation/installationCode'
import { productRoomOf, roomOf } from '@/contract/widgets/installation/roomOf'
import type { Platform } from './platforms'

type InstalledWidget = Pick<Widget, 'embedId' | 'widgetType' | 'role'>

/** What a person has chosen for their site. */
export interface SiteChoices {
  platform: Platform
  consent: Consent
}

/** Where a tag manager puts the widget until a person names another element of the page. */
const PLACE = 'main'

/**
 * The code for a shop's page. It reserves the room that the widget takes by its payload; without one, as when it could
 * not be read, none.
 */
export function codeForPage(
  widgetUrl: string,
  { role, ...widget }: InstalledWidget,
  payload: WidgetPayload | undefined,
  { platform, consent }: SiteChoices,
): string {
  // What is put in by a script moves the page anyway, and has nothing for browsers without scripts.
  if (platform === 'tag-manager') return tagCode(widgetUrl, widget, consent)
  const room = payload && roomOf(payload)
  return installationCode(widgetUrl, { ...widget, title: role }, { room, consent })
}

/** The code for the page of a product. */
export function codeForProduct(
  widgetUrl: string,
  widget: InstalledWidget,
  payload: WidgetPayload | undefined,
  { article, consent }: { article: ArticleInCode; consent: Consent },
): string {
  const room = payload && productRoomOf(payload)
  return installationCode(widgetUrl, widget, { article, room, consent })
}

function tagCode(
  widgetUrl: string,
  widget: Omit<InstalledWidget, 'role'>,
  consent: Consent,
): string {
  const element = JSON.stringify(elementCode(widgetUrl, widget)).replaceAll('<', String.raw`\u003c`)
  return [
    scriptCode(widgetUrl, { consent }),
    '<script>',
    '  (function () {',
    `    var place = document.querySelector('${PLACE}')`,
    `    if (place) place.insertAdjacentHTML('beforeend', ${element})`,
    '  })()',
    '</script>',
  ].join('\n')
}
