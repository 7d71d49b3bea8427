// Generates guides, checklists, templates and law summaries at build time, so the server only serves files.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { builtFiles, fileNames, makeFile } from '#publishing/library/files/resource-file.server.ts'

await mkdir(builtFiles, { recursive: true })
for (const name of fileNames) await writeFile(join(builtFiles, name), await makeFile(name))
