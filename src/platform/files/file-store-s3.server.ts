import { Readable } from 'node:stream'
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { FileMissing, type FileStore, type StoredContent } from './files.ts'

export type S3Options = {
  endpoint: string
  bucket: string
  accessKey: string
  secretKey: string
  region: string
  /** Part size of multipart uploads; S3 allows at most 10,000 parts. */
  partBytes?: number
  /** Timeout of one attempt to reach S3. Two attempts fit into the ten seconds in which a page must respond. */
  timeoutMs?: number
}

export function openS3FileStore(options: S3Options): FileStore {
  const { endpoint, bucket, accessKey, secretKey, region } = options
  const { partBytes = 5 * 1024 * 1024, timeoutMs = 4_000 } = options
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    forcePathStyle: true,
    // Checksums are off, because stores other than Amazon S3 lack them. Our encryption detects changed contents.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: 2_000,
      requestTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      throwOnRequestTimeout: true,
    },
  })
  return {
    async put(key, content) {
      const params = { Bucket: bucket, Key: key, Body: content }
      const upload = new Upload({ client, params, queueSize: 1, partSize: partBytes })
      try {
        await upload.done()
      } catch (error) {
        const cause = content.errored ?? error
        content.destroy()
        throw cause
      }
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
        if (!(Body instanceof Readable)) throw new Error(`The file store returned no content for ${key}`)
        return Body
      } catch (cause) {
        if (cause instanceof NoSuchKey) throw new FileMissing(`Nothing is stored at ${key}`, { cause })
        throw cause
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },
    async list(prefix) {
      const found: StoredContent[] = []
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        for (const { Key, LastModified } of Contents) {
          if (Key && LastModified) found.push({ key: Key, storedAt: LastModified })
        }
      }
      return found
    },
  }
}
