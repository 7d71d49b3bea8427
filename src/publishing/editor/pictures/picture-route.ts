import { servicesOf } from '#platform/http/request-context.server.ts'
import type { Route } from './+types/picture-route'
import { readPictureAddress } from './picture.ts'
import { findPictureBytes } from './picture-db.server.ts'

/** GET /media/{id}-{width}x{height}-{shown width}.webp. Its content never changes, so browsers may cache it forever. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const requested = readPictureAddress(new URL(request.url).pathname)
  const bytes = requested && (await findPictureBytes(servicesOf(context).db, requested.id, requested.shownWidth))
  if (!bytes) throw new Response(null, { status: 404 })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Length': String(bytes.length),
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
