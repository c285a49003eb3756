import type { Company } from '@/contract/entities/account/company'
import { TARIFF_TIME_ZONE } from '@/contract/constants'
import { translate } from '../../language/messages'
import { asRoubles } from './money'

/** What documents of payments have in common. All are in Russian, because they are for Russian banks and accountants. */

/** A document, from top to bottom. */
export interface PdfLines {
  createdAt: number
  /** Above the title. */
  head: string[]
  title: string
  parties: string[]
  service: string
  total: string
  notes: string[]
  foot: string[]
}

/** A PDF for display in the browser; no cache may store it. */
export async function pdfResponse(name: string, lines: PdfLines): Promise<Response> {
  return new Response(new Uint8Array(await drawPdf(lines)), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${name}.pdf"`,
      'Cache-Control': 'no-store',
    },
  })
}

export const roubleWords = (kopecks: number): string => asRoubles(kopecks).replace('.', ',')

export function companyLine({ name, inn, kpp, address }: Company): string {
  return [name, `ИНН ${inn}`, ...(kpp === '' ? [] : [`КПП ${kpp}`]), address].join(', ')
}

export const serviceLine = (plan: string, months: number): string =>
  translate('ru', 'server.invoice_service', {
    plan: translate('ru', `server.invoice_plan-${plan}`),
    months,
  })

const dateFormat = new Intl.DateTimeFormat('ru', {
  dateStyle: 'long',
  timeZone: TARIFF_TIME_ZONE,
})

/** Documents are dated in Moscow, whatever the account's time zone. */
export const dayWords = (time: number): string => dateFormat.format(time)

const MARGIN = 56

/** The library and the fonts, which have Cyrillic, are loaded with the first document only. */
async function drawPdf(lines: PdfLines): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const fonts = {
    plain: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
    bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  }
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    font: fonts.plain,
    lang: 'ru',
    info: { Title: lines.title, CreationDate: new Date(lines.createdAt) },
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
  for (const line of lines.head) plain(line)
  if (lines.head.length > 0) rule()
  pdf.font(fonts.bold).fontSize(15).text(lines.title)
  pdf.moveDown(0.7)
  for (const line of lines.parties) plain(line).moveDown(0.4)
  rule()
  plain(lines.service)
  pdf.moveDown(0.4)
  pdf.font(fonts.bold).fontSize(12).text(lines.total, { align: 'right' })
  for (const line of lines.notes) plain(line)
  rule()
  for (const line of lines.foot) plain(line).moveDown(0.4)
  pdf.end()
  return done
}
