import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { resources } from '#content/resources.ts'

/** Where the build puts the files that are served under /documents. */
const folder = join('build', 'client', 'documents')

/** The resources for their page: everything but the text inside the files, and the size of each file in bytes; null while it has not been made. */
export function listResources() {
  return Promise.all(
    resources.map(async ({ body: _body, ...resource }) => ({ ...resource, bytes: await sizeOf(resource.fileName) })),
  )
}

export type ResourceCard = Awaited<ReturnType<typeof listResources>>[number]

async function sizeOf(fileName: string): Promise<number | null> {
  try {
    return (await stat(join(folder, fileName))).size
  } catch {
    return null
  }
}
