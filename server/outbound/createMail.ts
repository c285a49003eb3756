import { createTransport } from 'nodemailer'
import type { Settings } from '../settings'

/** A plain email to one person. */
export interface Letter {
  to: string
  subject: string
  text: string
}

/** Resolves when the mail server has accepted the email. */
export type SendLetter = (letter: Letter) => Promise<void>

/** A user waits for the response. */
const PATIENCE_MS = 10_000

/** Sends by the server of `SMTP_URL`; null without one. */
export function createMail({
  smtpUrl,
  mailFrom,
}: Pick<Settings, 'smtpUrl' | 'mailFrom'>): SendLetter | null {
  if (smtpUrl === null) return null
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  })
  return async ({ to, subject, text }) => {
    // An object is one address, whatever its text contains.
    await transport.sendMail({ from: mailFrom, to: { name: '', address: to }, subject, text })
  }
}
