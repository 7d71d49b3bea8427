import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { leftContext, requestOf, servicesOf } from './platform/http/request-context.server.ts'

export const streamTimeout = 10_000

/** Renders the whole page instead of streaming, so that a rendering error can still set the status. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  return new Promise<Response>((resolve, reject) => {
    let finalStatus = status
    const timeout = setTimeout(() => abort(new Error('Rendering took too long')), streamTimeout + 1_000)
    const { nonce } = requestOf(context)
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timeout)
          headers.set('Content-Type', 'text/html; charset=utf-8')
          const parts: Buffer[] = []
          const whole = new Writable({
            write(part: Buffer, _encoding, done) {
              parts.push(part)
              done()
            },
            final(done) {
              resolve(new Response(Buffer.concat(parts), { status: finalStatus, headers }))
              done()
            },
          })
          pipe(whole)
        },
        onShellError(error) {
          clearTimeout(timeout)
          reject(error)
        },
        onError(error) {
          finalStatus = 500
          if (!context.get(leftContext)())
            servicesOf(context).log.error({ err: error, requestId: requestOf(context).id }, 'rendering failed')
        },
      },
    )
  })
}

/** Logs errors of loaders and actions, except client errors (4xx) and requests aborted by the client. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || context.get(leftContext)() || isRouteErrorResponse(error)) return
  servicesOf(context).log.error(
    { err: error, requestId: requestOf(context).id, path: new URL(request.url).pathname },
    'request failed',
  )
}
