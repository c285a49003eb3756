import { screen } from '@testing-library/react'
import { aWidget } from '../../../../test/server/factories'
import { world } from '../../../../test/world'

test.each([
  ['ru', 'Установка', 'Код для страницы товара', 'Скопировать код для товара', 'АРТИКУЛ'],
  ['en', 'Installation', 'Code for a product’s page', 'Copy the code for a product', 'SKU'],
] as const)('shows and copies the code for a product page, in %s', async (locale, ...words) => {
  const [tab, region, copy, placeholder] = words
  const w = await world()
  const { embed_id } = await aWidget(w.server, w.account)
  await w.show(`/galleries/g/${embed_id}`, { locale })
  await w.user.click(await screen.findByRole('tab', { name: tab }))
  const code = [
    `<script async src="${location.origin}/embed.js"></script>`,
    `<div data-vitrina="${embed_id}" data-vitrina-article="${placeholder}"></div>`,
  ].join('\n')
  expect((await screen.findByRole('region', { name: region })).textContent).toBe(code)
  const copied = jest.spyOn(navigator.clipboard, 'writeText')
  await w.user.click(screen.getByRole('button', { name: copy }))
  expect(copied).toHaveBeenCalledWith(code)
})
