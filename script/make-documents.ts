// Makes the guides, checklists and templates of the resource center, so that the server only hands them out.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { resources } from '#content/resources.ts'
import { builtFiles, makeResourceFile } from '#library/files/resource-file.server.ts'

await mkdir(builtFiles, { recursive: true })
for (const resource of resources) await writeFile(join(builtFiles, resource.fileName), await makeResourceFile(resource))
