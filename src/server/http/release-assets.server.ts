import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { appFile } from '#platform/app-file.server.ts'
import { exclusively } from '#platform/db/prepare-database.server.ts'
import type { Services } from '#platform/services.ts'
import { findAsset, hasBuild, insertBuild, removeOldBuilds, touchBuild } from './release-assets-db.server.ts'

const unpack = promisify(brotliDecompress)
const typeOf: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
}
/** Names of scripts and style sheets end with a hash of their content. */
const hashed = /^[\w.-]{1,200}-[\w-]{8}\.(js|css)$/
const savedBuilds = 3

/** Saves the scripts and style sheets of this build, so that nodes with another build can serve them. */
export async function publishAssets(
  services: Pick<Services, 'db' | 'pool' | 'now'>,
  folder = ownAssets,
): Promise<void> {
  const { db, pool, now } = services
  const names = (await readdir(folder)).filter((name) => hashed.test(name)).sort()
  if (names.length === 0) return
  const build = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16)
  await exclusively(pool, 'publish-assets', async () => {
    if (await hasBuild(db, build)) await touchBuild(db, build, now())
    else {
      const assets = names.map(async (path) => ({ path, content: await readFile(join(folder, `${path}.br`)) }))
      await insertBuild(db, { build, publishedAt: now(), assets: await Promise.all(assets) })
    }
    await removeOldBuilds(db, savedBuilds)
  })
}

const ownAssets = appFile('build/client/assets')

/** Serves a script or style sheet that only another of the last three builds has. */
export function assetsOfOtherBuilds({ db }: Pick<Services, 'db'>): MiddlewareHandler {
  return async (c, next) => {
    const name = c.req.path.slice('/assets/'.length)
    const [, extension = ''] = hashed.exec(name) ?? []
    const packed = typeOf[extension] && c.req.method === 'GET' ? await findAsset(db, name) : null
    if (!packed) return next()
    const acceptsBrotli = /\bbr\b/.test(c.req.header('Accept-Encoding') ?? '')
    return new Response(new Uint8Array(acceptsBrotli ? packed : await unpack(packed)), {
      headers: {
        'Content-Type': typeOf[extension] ?? '',
        'Cache-Control': 'public, max-age=31536000, immutable',
        Vary: 'Accept-Encoding',
        ...(acceptsBrotli && { 'Content-Encoding': 'br' }),
      },
    })
  }
}
