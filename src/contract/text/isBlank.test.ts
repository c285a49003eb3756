import * as v from 'valibot'
import { adsFieldProblem } from '../posts/adsProblem'
import { isBlank } from './isBlank'
import { albumNameSchema } from '@/contract/entities/posts/album'
import { copyrightCommentTextSchema } from '@/contract/entities/posts/copyright'
import { savedViewNameSchema } from '@/contract/entities/posts/postList'
import { segmentCodeSchema, segmentNameSchema } from '@/contract/entities/posts/segment'
import { personNameSchema } from '@/contract/entities/account/user'
import { widgetTitleSchema } from '@/contract/entities/widgets/widget'
import { textProblem } from '../personRules'

const INVISIBLE = [
  ' \u00a0\u2003\u3000',
  '\u200b',
  '\u200c\u200d\ufeff',
  '\u2060\u00ad',
  '\u3164\u115f\u1160\uffa0',
  '\u200e\u200f\u202e\u2066\u2069',
  '\u061c\u180e',
  '\ufe0f\u{e0100}\u{e0041}',
  '\u2800',
  '\t\n\u0001',
  ' \u200b ',
]

describe.each(INVISIBLE.map((text) => [JSON.stringify(text), text] as const))('%s', (_, text) => {
  test('is blank', () => {
    expect(isBlank(text)).toBe(true)
    expect(textProblem(text)).toBe('only-spaces')
    expect(
      adsFieldProblem(
        {
          id: 1,
          isEnabled: true,
          info: { erid: text, advertiser: '', inn: '', note: '' },
          customization: { color: '#000000', backgroundColor: '#ffffff' },
        },
        'erid',
      ),
    ).toBe('only-spaces-error')
  })

  test.each(
    Object.entries({
      album: albumNameSchema,
      view: savedViewNameSchema,
      segment: segmentNameSchema,
      'segment code': segmentCodeSchema,
      person: personNameSchema,
      widget: widgetTitleSchema,
      comment: copyrightCommentTextSchema,
    }),
  )('is rejected as a name: %s', (_what, schema) => {
    expect(v.is(schema, text)).toBe(false)
  })
})

test.each(['Кухня', ' а ', '👩‍👩‍👧', '\u200bа', '0', '·', 'ㄱ'])('treats %j as visible', (text) => {
  expect(isBlank(text)).toBe(false)
  expect(v.is(albumNameSchema, text)).toBe(true)
})
