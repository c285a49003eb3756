import type { Interaction } from '@/contract/entities/media'
import { anInteraction } from '../test/server/elements'
import { elementSaves } from '../test/server/elementSaves'
import { aPost } from '../test/server/factories'
import { openShop } from '../test/server/shopDesk'

const desk = openShop()
const { saved } = elementSaves(desk)

describe('an interaction', () => {
  const nameless = { isAlreadySaved: true, id: undefined }

  test('is named at its first save and keeps its name and its question from then on', async () => {
    const post = await aPost(desk.world, desk.shop)
    const [first] = (await saved(post, { interactions: [anInteraction(nameless)] })).interactions
    expect(first?.id).toMatch(/^\w{8,}/)
    const moved = { x: 33, scale: 70, backgroundColor: '#112233', view: 'story' } as const
    const asked = { caption: '', placeholder: 'Да?', polls: [], emojis: ['🔥'] }
    const changed: Interaction = { ...first!, ...asked, ...moved, type: 'question' }
    const [after] = (await saved(post, { interactions: [changed] })).interactions
    expect(after).toEqual({ ...first, ...moved })
  })

  test('has no answers without words from its first save on', async () => {
    const post = await aPost(desk.world, desk.shop)
    const poll = anInteraction({ ...nameless, polls: ['Да', ' ', 'Нет', ''] })
    const [stored] = (await saved(post, { interactions: [poll] })).interactions
    expect(stored?.polls).toEqual(['Да', 'Нет'])
  })

  test('in the place of another one is a new one', async () => {
    const post = await aPost(desk.world, desk.shop)
    const poll = anInteraction(nameless)
    const [first] = (await saved(post, { interactions: [poll] })).interactions
    const [second] = (await saved(post, { interactions: [poll] })).interactions
    expect(second?.id).not.toBe(first?.id)
  })

  test('with a name of no interaction of its picture is a new one', async () => {
    const { world, shop } = desk
    const elements = { interactions: [anInteraction({ id: 'there' })] }
    const post = await aPost(world, shop)
    await aPost(world, shop, { elements })
    const [taken] = (await saved(post, elements)).interactions
    expect(taken).toMatchObject({ caption: 'Какая кружка?' })
    expect(taken?.id).not.toBe('there')
    // A copy of a stored one is another one.
    const twice = [taken!, { ...taken!, view: 'story' as const, caption: 'Другая' }]
    const [same, copy] = (await saved(post, { interactions: twice })).interactions
    expect(same).toEqual(taken)
    expect(copy).toMatchObject({ caption: 'Другая' })
    expect(copy?.id).not.toBe(taken?.id)
  })
})
