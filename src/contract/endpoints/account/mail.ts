import * as v from 'valibot'
import { emailChangeSchema, mailChoiceSchema, mailSchema } from '@/contract/entities/account/mail'
import { endpoint } from '../../endpoint'

const response = v.object({ mail: mailSchema })

/** The person's own e-mail and letters. */
export const mailEndpoints = {
  getMail: endpoint({ method: 'GET', path: 'mail', base: 'account', permission: null, response }),
  /** Requests a change of e-mail: both addresses get a link that confirms it. */
  askEmailChange: endpoint({
    method: 'POST',
    path: 'mail/change',
    isOpenInDeletion: true,
    base: 'account',
    permission: null,
    body: emailChangeSchema,
    response,
  }),
  cancelEmailChange: endpoint({
    method: 'POST',
    path: 'mail/change/cancel',
    isOpenInDeletion: true,
    base: 'account',
    permission: null,
    response,
  }),
  /** Chooses or refuses the letters of a topic. */
  chooseLetters: endpoint({
    method: 'POST',
    path: 'mail/letters',
    isOpenInDeletion: true,
    base: 'account',
    permission: null,
    body: mailChoiceSchema,
    response,
  }),
} as const
