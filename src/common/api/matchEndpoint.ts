import { isAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { api } from './api'

type Found<Matcher> = Matcher extends ((value: unknown) => value is infer Action) ? Action : never

interface Matchable {
  name: string
  matchPending: unknown
  matchFulfilled: unknown
  matchRejected: unknown
}

const requestMeta = v.object({ arg: v.object({ endpointName: v.string() }) })

/**
 * The matchers of an endpoint by its name, for slices that every page has: importing the endpoint itself would add
 * the schemas of its calls to the first screen's chunk.
 */
export function matchEndpoint<Endpoint extends Matchable>(name: Endpoint['name']) {
  const match =
    <Matcher>(status: string) =>
    (action: unknown): action is Found<Matcher> =>
      isAction(action) &&
      action.type.startsWith(`${api.reducerPath}/execute`) &&
      action.type.endsWith(`/${status}`) &&
      'meta' in action &&
      v.is(requestMeta, action.meta) &&
      action.meta.arg.endpointName === name
  return {
    matchPending: match<Endpoint['matchPending']>('pending'),
    matchFulfilled: match<Endpoint['matchFulfilled']>('fulfilled'),
    matchRejected: match<Endpoint['matchRejected']>('rejected'),
  }
}
