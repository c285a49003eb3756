import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { productEndpoints } from '@/contract/endpoints/products'
import { LIMITS } from '@/contract/limits'
import { TestDataTransfer } from '../../../../../test/dataTransfer'
import { brokenServer, delayedUntil } from '../../../../../test/failures'
import { aProduct } from '../../../../../test/server/factories'
import { world } from '../../../../../test/world'

type World = Awaited<ReturnType<typeof world>>

async function shop(substitutes: readonly string[] = []) {
  const w = await world()
  const product = await aProduct(w.server, w.account, { article: 'P', name: 'Торшер' })
  const ids: number[] = []
  for (const name of ['Лампа', 'Люстра', 'Бра']) {
    ids.push((await aProduct(w.server, w.account, { article: name, name })).id)
  }
  for (const [position, name] of substitutes.entries()) {
    await w.server.db
      .insertInto('sku_substitute')
      .values({
        sku_id: product.id,
        substitute_id: ids[['Лампа', 'Люстра', 'Бра'].indexOf(name)] ?? 0,
        position,
      })
      .execute()
  }
  return { w, product, ids }
}
const section = () => screen.findByRole('region', { name: 'Замены' })
const names = async () => {
  const rows = within(await section()).queryAllByRole('listitem')
  return rows.map((row) => within(row).getAllByRole('link')[0]?.textContent)
}
const stored = async (w: World, id: number) =>
  (
    await w.server.db
      .selectFrom('sku_substitute')
      .innerJoin('sku', 'sku.id', 'substitute_id')
      .where('sku_id', '=', id)
      .orderBy('position')
      .select('name')
      .execute()
  ).map(({ name }) => name)
const button = async (name: string) => within(await section()).findByRole('button', { name })

test('finds and adds substitutes, but neither a product twice nor the product itself', async () => {
  const { w, product } = await shop(['Лампа'])
  await w.show(`/products/${product.id}`)
  const search = await within(await section()).findByRole('combobox', { name: 'Добавить замену' })
  await w.user.type(search, 'люстры')
  await w.user.click(await screen.findByRole('option', { name: /^Люстра/ }))
  await waitFor(async () => {
    expect(await stored(w, product.id)).toEqual(['Лампа', 'Люстра'])
  })
  expect(await names()).toEqual(['Лампа', 'Люстра'])
  await w.user.click(search)
  await screen.findByRole('option', { name: /^Бра/ })
  expect(screen.queryByRole('option', { name: /^(Лампа|Люстра|Торшер)/ })).toBeNull()
})

test('reorders substitutes by buttons that keep the focus, and by dragging', async () => {
  const { w, product } = await shop(['Лампа', 'Люстра', 'Бра'])
  await w.show(`/products/${product.id}`)
  const down = await button('Ниже: Лампа')
  await w.user.click(down)
  expect(await names()).toEqual(['Люстра', 'Лампа', 'Бра'])
  expect(await button('Ниже: Лампа')).toHaveFocus()
  await waitFor(async () => {
    expect(await stored(w, product.id)).toEqual(['Люстра', 'Лампа', 'Бра'])
  })
  await waitFor(async () => {
    expect(within(await section()).getByRole('list')).toHaveAttribute('aria-busy', 'false')
  })
  const [first, , last] = within(await section()).getAllByRole('listitem')
  const dataTransfer = new TestDataTransfer()
  fireEvent.dragStart(last!, { dataTransfer })
  fireEvent.dragOver(first!, { dataTransfer })
  fireEvent.drop(first!, { dataTransfer })
  await waitFor(async () => {
    expect(await stored(w, product.id)).toEqual(['Бра', 'Люстра', 'Лампа'])
  })
  // The page may still show the response to the previous move.
  await waitFor(async () => {
    expect(await names()).toEqual(['Бра', 'Люстра', 'Лампа'])
  })
})

test('removes a substitute, and moves the focus to the next substitute', async () => {
  const { w, product } = await shop(['Лампа', 'Люстра'])
  await w.show(`/products/${product.id}`)
  await w.user.click(await button('Убрать из замен: Лампа'))
  expect(await names()).toEqual(['Люстра'])
  expect(await button('Убрать из замен: Люстра')).toHaveFocus()
  await waitFor(async () => {
    expect(await stored(w, product.id)).toEqual(['Люстра'])
  })
})

test('restores the substitutes with a message when the save fails', async () => {
  const { w, product } = await shop(['Лампа', 'Люстра'])
  await w.show(`/products/${product.id}`)
  const remove = await button('Убрать из замен: Лампа')
  w.answer(productEndpoints.saveProductSubstitutes, { id: product.id }, brokenServer)
  await w.user.click(remove)
  await screen.findByText(/^Что-то|^Ошибка|не получилось/i)
  await waitFor(async () => {
    expect(await names()).toEqual(['Лампа', 'Люстра'])
  })
})

test('shows the current substitutes when a colleague has changed them', async () => {
  const { w, product } = await shop(['Лампа', 'Люстра'])
  await w.show(`/products/${product.id}`)
  const remove = await button('Убрать из замен: Лампа')
  await w.server.db.deleteFrom('sku_substitute').where('position', '=', 1).execute()
  await w.user.click(remove)
  await screen.findByText(/^Замены только что изменил кто-то другой/)
  await waitFor(async () => {
    expect(await names()).toEqual(['Лампа'])
  })
})

test('changes substitutes again only after the previous change is saved', async () => {
  const { w, product } = await shop(['Лампа', 'Люстра', 'Бра'])
  await w.show(`/products/${product.id}`)
  const remove = await button('Убрать из замен: Лампа')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  w.answer(productEndpoints.saveProductSubstitutes, { id: product.id }, delayedUntil(released))
  await w.user.click(remove)
  await w.user.click(await button('Убрать из замен: Люстра'))
  expect(await names()).toEqual(['Люстра', 'Бра'])
  release()
  await waitFor(async () => {
    expect(await stored(w, product.id)).toEqual(['Люстра', 'Бра'])
  })
})

test('allows at most ten substitutes', async () => {
  const { w, product } = await shop()
  for (let position = 0; position < LIMITS.substituteProducts; position += 1) {
    const name = `Замена ${position}`
    const { id } = await aProduct(w.server, w.account, { article: name, name })
    await w.server.db
      .insertInto('sku_substitute')
      .values({ sku_id: product.id, substitute_id: id, position })
      .execute()
  }
  await w.show(`/products/${product.id}`)
  await within(await section()).findByText(/^Замен не больше 10/)
  expect(within(await section()).queryByRole('textbox')).toBeNull()
})

test('does not let a user without the right to manage the catalogue change substitutes', async () => {
  const { w, product } = await shop(['Лампа', 'Люстра'])
  await w.show(`/products/${product.id}`, { as: 'observer' })
  await within(await section()).findByRole('link', { name: 'Лампа' })
  expect(within(await section()).queryByRole('button')).toBeNull()
  expect(within(await section()).queryByRole('textbox')).toBeNull()
})
