import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { resources } from '#content/resources.ts'
import { downloadsFolder } from '#publishing/library/resource-file.server.ts'
import { contentHash, makeFile } from './downloads/make-file.ts'

await rm(downloadsFolder, { recursive: true, force: true })
await mkdir(downloadsFolder, { recursive: true })
for (const resource of resources) await writeFile(join(downloadsFolder, resource.fileName), await makeFile(resource))
const hashes = Object.fromEntries(resources.map((resource) => [resource.fileName, contentHash(resource)]))
await writeFile(join(downloadsFolder, 'content-hashes.json'), `${JSON.stringify(hashes, null, 2)}\n`)
