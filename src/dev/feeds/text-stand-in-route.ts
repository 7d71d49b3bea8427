import { servicesOf } from '#platform/http/request-context.server.ts'
import type { Route } from './+types/text-stand-in-route'
import { generateContent } from './generate-content.ts'

export async function action({ request, params, context }: Route.ActionArgs) {
  if (servicesOf(context).config.isProduction || !/^models\/[^/]+:generateContent$/.test(params['*'] ?? '')) {
    throw new Response(null, { status: 404 })
  }
  const { status, answer } = generateContent(await request.json().catch(() => null))
  return Response.json(answer, { status, headers: { 'Cache-Control': 'no-store' } })
}
