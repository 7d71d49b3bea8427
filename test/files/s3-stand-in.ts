import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { onTestFinished } from 'vitest'

/** Local S3 server with an empty bucket; stopped through `atEnd`, by default when the test ends. */
export async function startS3StandIn(atEnd: (stop: () => Promise<void>) => void = onTestFinished) {
  const directory = await mkdtemp(join(tmpdir(), 's3-stand-in-'))
  const bucket = 'documents'
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await server.run()
  atEnd(async () => {
    await server.close()
    await rm(directory, { recursive: true, force: true })
  })
  return {
    directory,
    options: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
      region: 'eu-central-1',
    },
  }
}
