import { HttpResponse } from 'msw'
import { endpointPath, type Endpoint } from '@/contract/endpoint'
import { ACCOUNT, type ScreenWorld } from './world'

/**
 * The back office carries out every call, but its responses to one endpoint are lost; returns a function that ends
 * this.
 */
export function loseResponses(
  { server: { app } }: ScreenWorld,
  endpoint: Endpoint,
  params: Record<string, string | number> = {},
): () => void {
  const { fetch } = app
  app.fetch = async (request, ...rest) => {
    const response = await fetch(request, ...rest)
    const isLost = new URL(request.url).pathname === endpointPath(endpoint, ACCOUNT, params)
    return isLost ? HttpResponse.error() : response
  }
  return () => {
    app.fetch = fetch
  }
}
