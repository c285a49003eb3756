import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { Settings } from '../settings'

/** An email to one person, as plain text and as HTML with the same content. */
export interface Letter {
  to: string
  subject: string
  text: string
  html: string
  /**
   * An address that unsubscribes from such letters by one POST (RFC 8058); only for letters that a
   * person may refuse.
   */
  unsubscribeUrl?: string
  /** Letters with the same key have the same message id: mail programs show one of them. */
  messageKey?: string
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
  const host = /@([^@<>\s]+?)>?\s*$/.exec(mailFrom)?.[1] ?? 'vitrina'
  return async ({ to, subject, text, html, unsubscribeUrl, messageKey }) => {
    await transport.sendMail({
      from: mailFrom,
      // An object is one address, whatever its text contains.
      to: { name: '', address: to },
      subject,
      ...(messageKey === undefined ? {} : { messageId: `<${idOf(messageKey)}@${host}>` }),
      text,
      html,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl === undefined
          ? {}
          : {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
      },
    })
  }
}

const idOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 32)
