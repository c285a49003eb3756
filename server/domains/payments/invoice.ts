import { convert } from 'number-to-words-ru'
import type { Company } from '@/contract/entities/account/company'
import { TARIFF_TIME_ZONE } from '@/contract/constants'
import type { Actor } from '../../auth/actor'
import { ApiError } from '../../errors/apiError'
import { translate } from '../../language/messages'
import type { OperatorCompany } from '../../paymentSettings'
import type { World } from '../../world'
import { ownOrder } from './orders'
import { asRoubles } from './money'
import type { OrderRow } from './ledger'

/** The invoice of an order of the actor's account, as a PDF. In Russian, because it is for Russian banks and accountants. */
export async function loadInvoice(world: World, actor: Actor, id: number): Promise<Response> {
  const order = await ownOrder(world.db, actor, id)
  if (order.buyer === null || order.seller === null) throw new ApiError(404, 'not-found')
  const { code } = await world.db
    .selectFrom('plan')
    .where('id', '=', order.plan_id)
    .select('code')
    .executeTakeFirstOrThrow()
  const pdf = await drawInvoice({
    order,
    plan: code,
    buyer: JSON.parse(order.buyer) as Company,
    seller: JSON.parse(order.seller) as OperatorCompany,
  })
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="invoice-${String(order.id)}.pdf"`,
      'Cache-Control': 'no-store',
    },
  })
}

export interface Invoice {
  order: Pick<OrderRow, 'id' | 'amount' | 'months' | 'created_at'>
  plan: string
  buyer: Company
  seller: OperatorCompany
}

const words = (id: string, values?: Record<string, string | number>) =>
  translate('ru', `server.invoice_${id}`, values)

/** The lines of an invoice, from top to bottom. */
export function invoiceLines({ order, plan, buyer, seller }: Invoice) {
  const amount = asRoubles(order.amount).replace('.', ',')
  return {
    title: words('title', { number: String(order.id), date: dayOf(order.created_at) }),
    bank: [
      words('bank', { bank: seller.bank, bik: seller.bik }),
      words('correspondent', { account: seller.correspondentAccount }),
      words('account', { account: seller.account }),
    ],
    parties: [
      words('seller', { company: companyLine(seller) }),
      words('buyer', { company: companyLine(buyer) }),
    ],
    service: words('service', { plan: words(`plan-${plan}`), months: order.months }),
    total: words('total', { amount }),
    vat: seller.vat,
    inWords: words('in-words', { words: amountInWords(order.amount) }),
    purpose: words('purpose', { number: String(order.id), date: dayOf(order.created_at) }),
  }
}

/** Kopecks in Russian words; never through fractions. */
export const amountInWords = (kopecks: number): string =>
  convert(asRoubles(kopecks), { currency: 'rub' })

function companyLine({ name, inn, kpp, address }: Company): string {
  return [name, `ИНН ${inn}`, ...(kpp === '' ? [] : [`КПП ${kpp}`]), address].join(', ')
}

const dayOf = (time: number): string =>
  new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeZone: TARIFF_TIME_ZONE }).format(time)

const MARGIN = 56

/** The library and the fonts, which have Cyrillic, are loaded with the first invoice only. */
async function drawInvoice(invoice: Invoice): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const fonts = {
    plain: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
    bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  }
  const lines = invoiceLines(invoice)
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    font: fonts.plain,
    lang: 'ru',
    info: { Title: lines.title, CreationDate: new Date(invoice.order.created_at) },
  })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => {
      resolve(Buffer.concat(chunks))
    })
    pdf.on('error', reject)
  })
  const plain = (text: string) => pdf.font(fonts.plain).fontSize(10).text(text, { lineGap: 3 })
  const rule = () => {
    pdf.moveDown(0.7)
    pdf
      .moveTo(MARGIN, pdf.y)
      .lineTo(pdf.page.width - MARGIN, pdf.y)
      .lineWidth(0.7)
      .stroke()
    pdf.moveDown(0.7)
  }
  for (const line of lines.bank) plain(line)
  rule()
  pdf.font(fonts.bold).fontSize(15).text(lines.title)
  pdf.moveDown(0.7)
  for (const line of lines.parties) plain(line).moveDown(0.4)
  rule()
  plain(lines.service)
  pdf.moveDown(0.4)
  pdf.font(fonts.bold).fontSize(12).text(lines.total, { align: 'right' })
  plain(lines.vat)
  plain(lines.inWords)
  rule()
  plain(lines.purpose)
  pdf.end()
  return done
}
