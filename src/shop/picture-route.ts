import { draw } from '#platform/ui/drawings/draw.ts'
import type { Route } from './+types/picture-route'
import { readPictureUrl } from './picture.ts'

/** GET /pictures/{motif}/{seed}.svg: a drawn picture as a file, for feeds and other programs. */
export function loader({ request }: Route.LoaderArgs) {
  const picture = readPictureUrl(new URL(request.url).pathname)
  if (!picture) throw new Response(null, { status: 404 })
  return new Response(draw(picture.motif, picture.seed, { title: '', level: picture.level }), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  })
}
