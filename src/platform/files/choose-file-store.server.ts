import { join } from 'node:path'
import type { Config } from '#platform/config.server.ts'
import { openDiskFileStore } from './file-store-disk.server.ts'
import type { FileStore } from './files.ts'

type ChooseFileStoreDeps = Pick<
  Config,
  'DATA_DIR' | 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY' | 'S3_REGION'
>

export function chooseFileStore(config: ChooseFileStoreDeps): FileStore {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY, S3_REGION } = config
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY)
    return openDiskFileStore(join(config.DATA_DIR, 'files'))
  return whenOpen(
    import('./file-store-s3.server.ts').then(({ openS3FileStore }) =>
      openS3FileStore({
        endpoint: S3_ENDPOINT,
        bucket: S3_BUCKET,
        accessKey: S3_ACCESS_KEY,
        secretKey: S3_SECRET_KEY,
        region: S3_REGION,
      }),
    ),
  )
}

function whenOpen(opening: Promise<FileStore>): FileStore {
  return {
    put: async (key, content) => (await opening).put(key, content),
    get: async (key) => (await opening).get(key),
    remove: async (key) => (await opening).remove(key),
    list: async (prefix) => (await opening).list(prefix),
  }
}
