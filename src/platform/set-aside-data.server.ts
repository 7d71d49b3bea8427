import { mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'

const prefix = 'earlier-build-'

/** Moves the data of an incompatible earlier version into a dated subfolder, and returns the subfolder's path. */
export async function setAsideData(dataDir: string, now: Date): Promise<string> {
  const folder = join(dataDir, `${prefix}${now.toISOString().replace(/[:.]/g, '-')}`)
  await mkdir(folder)
  for (const name of await readdir(dataDir))
    if (!name.startsWith(prefix)) await rename(join(dataDir, name), join(folder, name))
  return folder
}
