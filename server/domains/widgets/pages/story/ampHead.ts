import { element, styleElement, type Html } from '../html'
import { AMP_ORIGIN } from '../pagePolicy'

const PREFIXES = ['-webkit-', '-moz-', '-ms-', '']
const KEYFRAMES = ['-webkit-', '-moz-', '-ms-', '-o-', '']
const HIDDEN = 'from{visibility:hidden}to{visibility:visible}'

/** Verbatim as AMP requires it: hides the page until its runtime is loaded, for 8 s at most. */
const BOILERPLATE = [
  `body{${PREFIXES.map((prefix) => `${prefix}animation:-amp-start 8s steps(1,end) 0s 1 normal both`).join(';')}}`,
  ...KEYFRAMES.map((prefix) => `@${prefix}keyframes -amp-start{${HIDDEN}}`),
].join('')
const BOILERPLATE_OFF = `body{${PREFIXES.map((prefix) => `${prefix}animation:none`).join(';')}}`

const runtime = (attributes: Record<string, string>, path: string) =>
  element('script', { async: true, ...attributes, src: `${AMP_ORIGIN}/${path}` })

/** What AMP requires in the head of every story, in its order. */
export function ampHead(facts: readonly Html[], hasVideo: boolean): Html {
  return element(
    'head',
    {},
    element('meta', { charset: 'utf-8' }),
    runtime({}, 'v0.js'),
    runtime({ 'custom-element': 'amp-story' }, 'v0/amp-story-1.0.js'),
    hasVideo ? runtime({ 'custom-element': 'amp-video' }, 'v0/amp-video-0.1.js') : null,
    element('meta', { name: 'viewport', content: 'width=device-width,minimum-scale=1' }),
    facts,
    styleElement(BOILERPLATE, { 'amp-boilerplate': true }),
    element('noscript', {}, styleElement(BOILERPLATE_OFF, { 'amp-boilerplate': true })),
    styleElement(STORY_SHEET, { 'amp-custom': true }),
  )
}

/** The style of a Web Story: text at the lower edge, on a shade over the picture. */
const STORY_SHEET = `
amp-story{font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif}
amp-story-page{background-color:#211f1d}
.words{align-content:end;padding:0}
.shade{padding:72px 20px 96px;background:linear-gradient(transparent,rgba(0,0,0,.75) 40%);color:#fff;overflow-wrap:anywhere}
p,h1{margin:0 0 8px;font-size:16px;line-height:1.35}
h1,.on-slide{font-size:22px;font-weight:600}
.ad,.ad-note,.byline{font-size:13px}
ul{margin:0;padding:0;list-style:none}
li{margin:0 0 4px;font-size:15px;line-height:1.35}
`.trim()
