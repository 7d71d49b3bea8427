import type { LoaderFunctionArgs } from 'react-router'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { find } from './find.server.ts'

const perGroup = 4

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const text = new URL(request.url).searchParams.get('q') ?? ''
  const found = await find(servicesOf(context), text, { perGroup })
  return Response.json(found, { headers: { 'Cache-Control': 'private, max-age=60', 'X-Robots-Tag': 'noindex' } })
}
