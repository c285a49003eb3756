import { element, styleElement, type Html } from '../html'
import { AMP_ORIGIN } from '../pagePolicy'
import { STORY_SHEET } from './storySheet'

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
