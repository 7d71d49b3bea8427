import { draw } from '#design/illustrations/draw.ts'
import { textReply } from '#platform/http/text-reply.server.ts'
import type { Route } from './+types/picture-route'
import { readPictureUrl } from './picture.ts'

export function loader({ request }: Route.LoaderArgs) {
  const picture = readPictureUrl(new URL(request.url).pathname)
  if (!picture) throw new Response(null, { status: 404 })
  const drawing = draw(picture.illustration, picture.seed, { title: '', level: picture.level })
  return textReply(request, drawing, { type: 'image/svg+xml', maxAgeSeconds: 86_400 })
}
