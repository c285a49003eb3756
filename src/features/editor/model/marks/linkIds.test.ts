import type { ProductLink } from '@/contract/entities/catalogue/productLink'
import { makeLink, makeMedia, makePostInfo } from '../../testing/postInfo'
import { restore } from '../wire/restore'
import { newLinkIds } from './linkIds'

/** A post whose slides have these marks. */
const post = (...slides: ProductLink[][]) => ({
  ...makePostInfo(),
  media: slides.map((links, index) => makeMedia(index + 1, links)),
})
/** A mark of a product before and after the save. */
const unsaved = (product: number) => ({ ...makeLink(product), id: null })
const saved = (product: number, id: number) => ({ ...makeLink(product), id })

const sent = restore(post([unsaved(1), unsaved(2)], [unsaved(3)]))
const [firstId, secondId, thirdId] = sent.media.flatMap(({ links }) => links.map(({ id }) => id))

describe('newLinkIds', () => {
  test('matches ids by the order of each slide’s marks', () => {
    const ids = newLinkIds(sent, post([saved(1, 91), saved(2, 92)], [saved(3, 93)]))
    expect(ids).toEqual({ [firstId!]: 91, [secondId!]: 92, [thirdId!]: 93 })
  })

  test('matches ids per slide, whatever the order of the slides in the response', () => {
    const answer = post([saved(1, 91), saved(2, 92)], [saved(3, 93)])
    const ids = newLinkIds(sent, { ...answer, media: answer.media.toReversed() })
    expect(ids).toEqual({ [firstId!]: 91, [secondId!]: 92, [thirdId!]: 93 })
  })

  test('ignores ids of other products', () => {
    expect(newLinkIds(sent, post([saved(2, 92), saved(2, 95)], [saved(3, 93)]))).toEqual({
      [secondId!]: 95,
      [thirdId!]: 93,
    })
  })

  test('omits slides, marks and ids that the response lacks', () => {
    expect(newLinkIds(sent, post([saved(1, 91)]))).toEqual({ [firstId!]: 91 })
    expect(newLinkIds(sent, post([unsaved(1), saved(2, 92)], []))).toEqual({ [secondId!]: 92 })
  })
})
